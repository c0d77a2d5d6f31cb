import { get, post, type StatusMessage } from './endpoint.ts';

const STAFF = { access: 'staff', fault: 'status' } as const;

/** One administrator, as colleagues see them. */
export interface Colleague {
  id: string;
  name: string;
  username: string;
  /** `late`: invited, and the link is over. */
  state: 'active' | 'disabled' | 'invited' | 'late';
  /** Whether a second factor is set. */
  factor: boolean;
}

export interface TeamState {
  status: 'success';
  people: Colleague[];
  /** Whether an invitation can be mailed. */
  mail: boolean;
  you: {
    id: string;
    /** The password is set in the environment and cannot be changed here. */
    isEnvironment: boolean;
    factor: boolean;
    recoveryLeft: number;
  };
}

/** The secret of a link, told once. `mailed`: undefined if nobody asked for that. */
export interface InvitationMade {
  status: 'success';
  token: string;
  mailed?: boolean | undefined;
}

export interface FactorOffered {
  status: 'success';
  /** In base 32, to be typed where nothing can be scanned. */
  secret: string;
  /** For an app on this device. */
  address: string;
  /** The address as a QR code: modules on a side, and the dark ones as the path of an SVG. */
  qr: { size: number; path: string };
}

/** One of the own sessions; moments are ISO 8601 UTC. */
export interface SessionListed {
  id: string;
  startedAt?: string | undefined;
  expiresAt: string;
  browser?: string | undefined;
  isThis: boolean;
}

/** What can be done about a colleague. */
export const TEAM_CHANGES = ['active', 'disabled', 'removed', 'without-factor'] as const;
export type TeamChange = (typeof TEAM_CHANGES)[number];

/** Staff: the administrators, and what each can do about his own account. */
export const teamEndpoints = {
  teamState: /* @__PURE__ */ get<TeamState>('/team/people', STAFF),
  /** Body {name, email, mail?: true}. */
  teamInvite: /* @__PURE__ */ post<InvitationMade>('/team/invite', 'json', STAFF),
  /** Another link in the place of the one before; body {id, mail?: true}. */
  teamInviteAgain: /* @__PURE__ */ post<InvitationMade>('/team/invite-again', 'json', STAFF),
  /** Body {id, to: one of `TEAM_CHANGES`}. */
  teamChange: /* @__PURE__ */ post<StatusMessage>('/team/change', 'json', STAFF),
  /** Body {present, password, confirmPassword}; ends all other sessions of one's own. */
  teamPassword: /* @__PURE__ */ post<StatusMessage>('/team/password', 'json', STAFF),
  factorOffer: /* @__PURE__ */ post<FactorOffered>('/team/factor/offer', 'none', STAFF),
  /** Body {code}; answers with the recovery codes, once. */
  factorConfirm: /* @__PURE__ */ post<{ status: 'success'; codes: string[] }>(
    '/team/factor/confirm',
    'json',
    STAFF,
  ),
  /** Body {code}: of the app, or a recovery code. */
  factorEnd: /* @__PURE__ */ post<StatusMessage>('/team/factor/end', 'json', STAFF),
  ownSessions: /* @__PURE__ */ get<{ status: 'success'; sessions: SessionListed[] }>('/team/sessions', STAFF),
  /** Body {id}. */
  ownSessionEnd: /* @__PURE__ */ post<StatusMessage>('/team/sessions/end', 'json', STAFF),
} as const;
