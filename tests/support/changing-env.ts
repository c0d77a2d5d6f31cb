import type * as env from '#server/env.ts';

/** `#server/env.ts` for tests that change settings: they are read anew each time. */
export async function readAnew(original: () => Promise<typeof env>): Promise<typeof env> {
  const module = await original();
  return { ...module, readEnv: () => module.parseEnv(process.env) };
}
