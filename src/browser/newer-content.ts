import { readJson } from './read-json.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import { PATHS } from '#shared/paths.ts';

/**
 * Asks whether posts and FAQs were changed since the pages were built; both answers come from the CDN. Out: the version to ask
 * for, undefined if the page holds it already. Where that cannot be told it is 0: better to ask once too often.
 */
export async function newerContent(signal?: AbortSignal): Promise<number | undefined> {
  const [stored, built] = await Promise.all(
    [publicEndpoints.contentVersion.path, PATHS.build].map(async (address) => {
      const answer = (await readJson(address, signal && { signal })) as
        { contentVersion?: unknown } | undefined;
      return Number(answer?.contentVersion);
    }),
  );
  return Number(stored) <= Number(built) ? undefined : stored || 0;
}
