import { get, post, PUBLIC_STATUS, type StatusMessage } from './endpoint.ts';

/** The calls of a session of staff, from signing in to signing out. */
export const sessionEndpoints = {
  adminLogin: /* @__PURE__ */ post<StatusMessage>('/AdminLogin/AdminLogin.php', 'fields', {
    ...PUBLIC_STATUS,
    audit: 'tried',
  }),
  adminLogout: /* @__PURE__ */ post<StatusMessage>('/AdminLogin/logout', 'none', PUBLIC_STATUS),
  adminSession: /* @__PURE__ */ get<{ status: 'success'; username: string; expiresAt: string; now: string }>(
    '/AdminLogin/session',
    {
      access: 'staff',
      fault: 'status',
    },
  ),
} as const;
