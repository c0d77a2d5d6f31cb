import type { Session } from '../stores/sessions.ts';
import type { Fault } from '#shared/result.ts';

/** What a handler knows of one call. Everything in `body` comes from outside and is unchecked. */
export interface Call {
  readonly url: URL;
  /** Path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** JSON object, form fields, or multipart parts (texts and `File`s); empty for a call without a body. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The client's address as the platform saw it, never as a header claims. */
  readonly address: string;
  /** Present in every staff call. */
  readonly session: Session | undefined;
}

/** How a handler ends: a value or a fault, with headers and cookies (`Set-Cookie` lines) of its own if need be. */
export type Answer<Output> = ({ ok: true; value: Output } | { ok: false; fault: Fault }) & {
  headers?: Readonly<Record<string, string>>;
  cookies?: readonly string[];
  /** A form post waits for its visitor's word, or for another try after a no: nothing is done yet. */
  undecided?: 'asked' | 'declined';
};

export type Handler<Output> = (call: Call) => Promise<Answer<Output>> | Answer<Output>;
