const TIMEOUT_MS = 30_000;

interface ReadOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
}

/**
 * Reads JSON of the site itself where any failure means the same to the page: what is shown stays (countries, build stamp,
 * stored posts). Out: what was sent, unchecked; undefined for any failure, or after `timeoutMs`. It never throws. A page
 * that does no more than read is spared the client of `call`, which tells failures apart.
 */
export async function readJson(
  address: string,
  { signal, timeoutMs = TIMEOUT_MS }: ReadOptions = {},
): Promise<unknown> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, { signal: signal ? AbortSignal.any([signal, limit]) : limit });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
