import type { APIRoute } from 'astro';
import { readBuildVersion, readContentVersion } from '#build/content-source.ts';

export const prerender = true;

/** While developing, every answer reads the content anew. */
const readVersion = import.meta.env.DEV ? readContentVersion : readBuildVersion;

/** The stamp of this build: which content it holds at least and when it was made. */
export const GET: APIRoute = async () =>
  Response.json({ contentVersion: await readVersion(), builtAt: new Date().toISOString() });
