import type { Call } from '../http/call.ts';
import { wellFormed } from '#shared/well-formed.ts';

/** Campaigns name themselves by these; whatever else a link carries may be about a person and is not kept. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const MAX_PART = 100;
const MAX_KEPT = 600;

/**
 * Where the visitor of a form was and came from, as far as the browser said: pages by their path, other sites by their host,
 * campaigns by the parameters above, each bounded. `arrival` is what `noteArrival` sends along: two addresses with what led there.
 */
export function arrivalOf(call: Call, arrival: string): Record<string, string> {
  const [first, firstFrom, last, lastFrom] = arrival.split(' ').map(toUrl);
  const own = (url: URL | undefined) => (url?.host === call.url.host ? url : undefined);
  const kept = {
    page: pathOf(own(toUrl(call.headers.get('referer') ?? ''))),
    came_from: lastFrom?.host,
    landed_on: pathOf(own(last)),
    campaign: campaignOf(own(last)),
    first_came_from: firstFrom?.host,
    first_landed_on: pathOf(own(first)),
    first_campaign: campaignOf(own(first)),
  };
  const present = Object.entries(kept).filter(([, value]) => value);
  return Object.fromEntries(present.map(([key, value = '']) => [key, value.slice(0, MAX_KEPT)]));
}

function toUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol.startsWith('http') ? url : undefined;
}

const pathOf = (url: URL | undefined): string | undefined => url?.pathname;

/** `utm_source=flyer, utm_medium=print` */
function campaignOf(url: URL | undefined): string | undefined {
  const named = CAMPAIGN.map((name) => [name, clean(url?.searchParams.get(name) ?? '')] as const);
  return named
    .filter(([, value]) => value !== '')
    .map((part) => part.join('='))
    .join(', ');
}

const clean = (text: string): string =>
  wellFormed(text)
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, MAX_PART)
    // Half of a sign that was cut.
    .replace(/\p{Cs}$/u, '');
