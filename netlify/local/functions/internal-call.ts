import { callFunction } from './call-function.ts';
import type { HostedFunction } from './hosted-function.ts';

/** Calls a function that nobody reaches by a path, as the platform does: by the clock, or to tell it of an `event`. */
export async function callInternally(
  hosted: HostedFunction,
  url: string,
  body: object,
  event?: string,
): Promise<void> {
  await callFunction(
    { hosted, route: undefined },
    {
      method: 'POST',
      url: `${url}/.netlify/functions/${hosted.name}`,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(body)),
      address: '127.0.0.1',
      ...(event ? { event } : {}),
    },
  );
}
