import type { SocialPlanId } from '#content/plans.ts';

const env: Readonly<Record<string, unknown>> = import.meta.env;

/** The hosted payment pages, one a plan, from the build's configuration (decisions 4). */
const configured: Readonly<Record<SocialPlanId, unknown>> = {
  'social-starter': env.PUBLIC_CHECKOUT_SOCIAL_STARTER,
  'growth-booster': env.PUBLIC_CHECKOUT_GROWTH_BOOSTER,
  'pro-presence': env.PUBLIC_CHECKOUT_PRO_PRESENCE,
  'digital-domination': env.PUBLIC_CHECKOUT_DIGITAL_DOMINATION,
};

/** An address that a checkout link may have: https, nothing else. Undefined for anything missing or malformed. */
export function usableCheckoutLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value.trim())) return undefined;
  const url = new URL(value.trim());
  return url.protocol === 'https:' ? url.href : undefined;
}

/** Where a plan is paid; undefined while it is not configured. */
export const checkoutLink = (id: SocialPlanId): string | undefined => usableCheckoutLink(configured[id]);
