import { FRESH, keptUntilChanged, VERSION_QUERY } from '#shared/cdn-cache.ts';

/**
 * Headers of what visitors read of posts and FAQs: the CDN keeps it until a save, by the version asked for and by the
 * `parameters` that this call knows. Whoever asks for it `fresh` has it from the store, and nobody keeps that.
 */
export function contentHeaders(url: URL, ...parameters: string[]): Record<string, string> {
  if (url.searchParams.has(FRESH)) return {};
  return keptUntilChanged(VERSION_QUERY, FRESH, ...parameters);
}
