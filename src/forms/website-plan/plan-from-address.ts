import { WEBSITE_PLANS, type WebsitePlan } from '#shared/form-options.ts';
import { PLAN_QUERY } from '#shared/paths.ts';

/** The plan that an address names (`?plan=elevate`, in any letter case), if it is one of ours. */
export function planFromAddress(search: string): WebsitePlan | undefined {
  const named = new URLSearchParams(search).get(PLAN_QUERY)?.toLowerCase();
  return WEBSITE_PLANS.find((plan) => plan.toLowerCase() === named);
}
