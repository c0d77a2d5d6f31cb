import { vi } from 'vitest';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';

/** A call as the browser made it: the fields of its JSON or its form. */
export type Sent = Record<string, unknown>;
/** The answer to a call: its JSON body, a response, or `undefined` for an answer that is lost on the way. */
type Answer = (sent: Sent) => unknown;

/** Answers the browser's calls by their paths; a path without an answer is lost. What was sent to each is what it returns. */
export function fakeServer(answers: readonly (readonly [Endpoint | string, Answer])[]) {
  const sent = new Map<string, Sent[]>();
  const pathOf = (call: Endpoint | string) => (typeof call === 'string' ? call : call.path);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const path = address.split('?')[0] ?? '';
    const fields = fieldsOf(init.body);
    sent.set(path, [...(sent.get(path) ?? []), fields]);
    const answer = answers.find(([call]) => pathOf(call) === path)?.[1];
    const body = await answer?.(fields);
    if (body === undefined) throw new TypeError('Failed to fetch');
    return body instanceof Response ? body : Response.json(body);
  });
  return { sentTo: (call: Endpoint | string): readonly Sent[] => sent.get(pathOf(call)) ?? [] };
}

function fieldsOf(body: RequestInit['body']): Sent {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? (JSON.parse(body) as Sent) : {};
}
