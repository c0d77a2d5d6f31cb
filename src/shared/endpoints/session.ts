import { get, post, PUBLIC_STATUS, type StatusMessage } from './endpoint.ts';

/** Who is signed in, and until when; moments are ISO 8601 UTC. `now` is the server's clock: the browser's may be another. */
export interface SessionShown {
  status: 'success';
  id: string;
  name: string;
  username: string;
  expiresAt: string;
  now: string;
}

/** The calls of a session of staff, from signing in to signing out. */
export const sessionEndpoints = {
  adminLogin: /* @__PURE__ */ post<StatusMessage>('/AdminLogin/AdminLogin.php', 'fields', PUBLIC_STATUS),
  adminLogout: /* @__PURE__ */ post<StatusMessage>('/AdminLogin/logout', 'none', PUBLIC_STATUS),
  adminSession: /* @__PURE__ */ get<SessionShown>('/AdminLogin/session', {
    access: 'staff',
    fault: 'status',
  }),
} as const;
