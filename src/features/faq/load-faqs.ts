import { call } from '#browser/api-client.ts';
import { logFailure } from '#browser/log.ts';
import { FRESH, VERSION_QUERY } from '#shared/cdn-cache.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import { FAQ_CATEGORIES } from '#shared/form-options.ts';
import type { FaqsByCategory } from '#shared/schemas/entities.ts';

/**
 * The FAQs of a content `version` or a later one, without one as they are stored at this moment; undefined, and a line in the
 * console, when they cannot be had.
 */
export async function loadFaqs(signal: AbortSignal, version?: number): Promise<FaqsByCategory | undefined> {
  const query: Record<string, string> =
    version === undefined ? { [FRESH]: '1' } : { [VERSION_QUERY]: String(version) };
  const result = await call(publicEndpoints.faqList, { signal, query });
  if (signal.aborted) return undefined;
  if (result.ok && isComplete(result.data)) return result.data;
  logFailure('Failed to load FAQs', result.ok ? 'Invalid data format' : result.message);
  return undefined;
}

function isComplete(data: unknown): data is FaqsByCategory {
  if (typeof data !== 'object' || data === null) return false;
  return FAQ_CATEGORIES.every((category) => Array.isArray((data as Record<string, unknown>)[category]));
}
