import { post, PUBLIC_STATUS, type StatusMessage } from './endpoint.ts';

/** Whom an invitation is for. */
export interface Invited {
  status: 'success';
  name: string;
  /** Also the user name. */
  email: string;
}

/** What somebody without an account may do with the secret of an invitation's link. */
export const invitationEndpoints = {
  /** Body {token}; 409 says why a known one is over. */
  invitationLook: /* @__PURE__ */ post<Invited>('/team/invitation', 'json', PUBLIC_STATUS),
  /** Body {token, password, confirmPassword}; one of several at once is taken. */
  invitationAccept: /* @__PURE__ */ post<StatusMessage>('/team/invitation/accept', 'json', PUBLIC_STATUS),
} as const;
