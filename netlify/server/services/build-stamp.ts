import { timeLimit } from '../call-time.ts';
import { siteAddress } from '../deploy.ts';
import { SERVICE_ANSWER_BYTES, SERVICE_MS } from '../limits.ts';
import { readUpTo } from '../read-up-to.ts';
import { PATHS } from '#shared/paths.ts';
import type { BuildStamp } from '#shared/schemas/entities.ts';
import { z } from '#shared/zod.ts';

const stampSchema = z.object({ contentVersion: z.number(), builtAt: z.string() });

/** The stamp of the pages that visitors get at the site's main address; undefined if none can be read. */
export async function readBuildStamp(): Promise<BuildStamp | undefined> {
  try {
    const stamp = await fetch(new URL(PATHS.build, siteAddress()), { signal: timeLimit(SERVICE_MS) });
    const text = new TextDecoder().decode(await readUpTo(stamp, SERVICE_ANSWER_BYTES));
    return z.parse(stampSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
