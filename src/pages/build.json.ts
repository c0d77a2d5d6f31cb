import type { APIRoute } from 'astro';
import { readContentVersion } from '#lib/content-source.ts';

export const prerender = true;

/** The stamp of this build [decisions 5]: which content it holds and when it was made. */
export const GET: APIRoute = async () =>
  Response.json({ contentVersion: await readContentVersion(), builtAt: new Date().toISOString() });
