/**
 * What every answer says, page or call: https only (this host: the domain's others are not
 * the site's to decide for), no guessing of types, no frames, no other site's page.
 */
export const COMMON_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Headers of every page. Prebuilt pages get them from netlify.toml, which a test holds to this list; whatever is answered on
 * demand gets them from its function (#build/on-demand-function.ts). The policy of what a page may load is made per page (#build/content-policy.ts).
 */
export const PAGE_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_SECURITY_HEADERS,
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};
