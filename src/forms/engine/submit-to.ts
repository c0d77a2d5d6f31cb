import { call } from '#browser/api-client.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { Outcome } from './use-form.ts';

type Say = (reason: string, returnTo: HTMLElement | undefined) => Promise<unknown>;

/** How a form speaks of each outcome. */
export interface Replies {
  sent: (returnTo: HTMLElement | undefined) => Promise<unknown>;
  /** The server answered and refused; `reason` is its own sentence. */
  refused: Say;
  /** No usable answer came; `reason` says what happened. */
  unreachable: Say;
  /** The reason when none was given. */
  wordless?: string;
}

/** Sends a form's payload to its call. Out: the outcome for the engine; only a success clears the form [S 4]. */
export async function submitTo(endpoint: Endpoint, payload: object, replies: Replies): Promise<Outcome> {
  const result = await call(endpoint, { body: payload });
  if (result.ok) return { kind: 'sent', tell: replies.sent };
  const say = result.kind === 'refused' ? replies.refused : replies.unreachable;
  const reason = result.message || (replies.wordless ?? 'Please try again.');
  return {
    kind: 'kept',
    ...(result.kind === 'refused' ? { errors: result.errors } : {}),
    tell: (returnTo) => say(reason, returnTo),
  };
}
