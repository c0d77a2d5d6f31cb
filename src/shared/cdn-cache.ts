/** What the CDN keeps of posts and FAQs carries this tag; a save purges it. */
export const CONTENT_TAG = 'content';

/** The query by which staff, and a page that was told of a change, read past every cache. */
export const FRESH = 'fresh';

/** The query that names the content version asked for: what was kept of an earlier one never answers it. */
export const VERSION_QUERY = 'v';

const DAY_SECONDS = 86_400;

/**
 * Headers of an answer that holds until posts or FAQs change: the CDN keeps it under `CONTENT_TAG`, a browser asks each
 * time. `parameters` are the ones of its query that matter.
 */
export function keptUntilChanged(...parameters: string[]): Record<string, string> {
  return {
    'cache-control': 'no-cache',
    'netlify-cdn-cache-control': `public, durable, max-age=${DAY_SECONDS}`,
    'netlify-cache-tag': CONTENT_TAG,
    // Where none matters a name stands in that nobody sends: without any, the whole query would count.
    'netlify-vary': `query=${parameters.join('|') || 'none'}`,
  };
}
