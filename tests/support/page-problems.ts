import type { BrowserContext } from 'playwright/test';

export type Allowed = readonly (string | RegExp)[];

// Chromium's note about an answer with an error status; the answer itself is judged below, where its kind is known.
const FAILED_ANSWER = 'Failed to load resource';

const isAllowed = (text: string, allowed: Allowed): boolean =>
  allowed.some((pattern) => (typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)));

/**
 * Gathers what a visitor never sees but a page should not do, in every tab of a browser: console errors and warnings (a
 * Content-Security-Policy violation is one), uncaught errors, requests to the site that fail, missing assets, calls that
 * end in a server fault.
 */
export function watchForProblems(context: BrowserContext, siteUrl: string): (allowed: Allowed) => string[] {
  const problems: string[] = [];
  const isOwn = (url: string) => url.startsWith(siteUrl);
  context.on('console', (message) => {
    const kind = message.type();
    if ((kind === 'error' || kind === 'warning') && !message.text().startsWith(FAILED_ANSWER)) {
      problems.push(`console ${kind}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (event) => {
    const error = event.error();
    problems.push(`uncaught: ${error.stack ?? error.message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A request that a navigation or the page itself gave up is no fault.
    if (isOwn(request.url()) && reason !== 'net::ERR_ABORTED')
      problems.push(`failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (!isOwn(response.url())) return;
    const isCall = ['fetch', 'xhr', 'document'].includes(response.request().resourceType());
    if (response.status() >= (isCall ? 500 : 400)) problems.push(`${response.status()}: ${response.url()}`);
  });
  return (allowed) => problems.filter((problem) => !isAllowed(problem, allowed));
}
