import { usableLink } from './public-variables.ts';

const env: Readonly<Record<string, unknown>> = import.meta.env;

/**
 * The hosted payment page of a social plan from the build's configuration: `PUBLIC_CHECKOUT_SOCIAL_STARTER` for
 * `social-starter`. Undefined while it is not configured.
 */
export const checkoutLink = (id: string): string | undefined =>
  usableLink(env[`PUBLIC_CHECKOUT_${id.toUpperCase().replaceAll('-', '_')}`]);

/** Where a visitor picks the time of a demo, `PUBLIC_DEMO_CALENDAR_URL`. Undefined while it is not configured. */
export const demoCalendarLink = usableLink(env['PUBLIC_DEMO_CALENDAR_URL']);
