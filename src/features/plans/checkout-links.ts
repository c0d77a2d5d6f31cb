const env: Readonly<Record<string, unknown>> = import.meta.env;

/** An address that a checkout link may have: https, nothing else. Undefined for anything missing or malformed. */
export function usableCheckoutLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value.trim())) return undefined;
  const url = new URL(value.trim());
  return url.protocol === 'https:' ? url.href : undefined;
}

/**
 * The hosted payment page of a social plan from the build's configuration: `PUBLIC_CHECKOUT_SOCIAL_STARTER` for
 * `social-starter`. Undefined while it is not configured.
 */
export const checkoutLink = (id: string): string | undefined =>
  usableCheckoutLink(env[`PUBLIC_CHECKOUT_${id.toUpperCase().replaceAll('-', '_')}`]);
