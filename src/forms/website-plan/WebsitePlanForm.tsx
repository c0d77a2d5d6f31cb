import { formIsland } from '../engine/form-island.tsx';
import { planFromAddress, websitePlanForm } from './form.ts';

/** A visitor who comes from a plan's card finds that plan chosen. */
export const WebsitePlanForm = formIsland(websitePlanForm, {
  prefill: () => {
    const plan = planFromAddress(window.location.search);
    return plan ? { plan } : {};
  },
});
