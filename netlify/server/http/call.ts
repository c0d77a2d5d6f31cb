import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { Fault } from '#shared/result.ts';

/** A signed-in administrator. `expiresAt` is ISO 8601 UTC. */
export interface Session {
  /** Stays the same for as long as they are one of the team; `environment` for the one whom the environment names. */
  id: string;
  name: string;
  username: string;
  expiresAt: string;
}

/** Somebody as records of what was done name them. */
export interface Person {
  id: string;
  name: string;
}

/** Who makes a staff call. */
export function personOf(session: Session | undefined): Person {
  if (!session) throw new Error('This call is for staff alone.');
  return { id: session.id, name: session.name };
}

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
  /** By which the log knows the call. */
  readonly requestId: string;
  /** Present in every staff call. */
  readonly session: Session | undefined;
  /** Hands over work that the answer does not need; the platform goes on with it when the answer is sent. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** How a handler ends: a value or a fault, with headers and cookies (`Set-Cookie` lines) of its own if need be. */
export type Answer<Output> = ({ ok: true; value: Output } | { ok: false; fault: Fault }) & {
  headers?: Readonly<Record<string, string>>;
  cookies?: readonly string[];
  /** A form post waits for its visitor's word, or for another try after a no: nothing is done yet. */
  undecided?: 'asked' | 'declined';
  /** Whom it is about, where no session says so: the name of the one who signs in, empty if nobody is called so. */
  who?: string;
  /** What it was done to, where ids and settings do not say: a colleague's name, how many records. Never a visitor's words. */
  on?: string;
};

export type Handler<Output = unknown> = (call: Call) => Promise<Answer<Output>> | Answer<Output>;

/** One call that a function answers. */
export interface ServedCall {
  readonly definition: Endpoint;
  readonly handler: Handler;
  /** What staff write is written down for good once it is done. `never`: this is not; `tried`: this is, refused and broken off too. */
  readonly audit?: 'never' | 'tried' | undefined;
}

/** Joins a call's definition with the handler that answers as it says. */
export const serve = <Output>(
  definition: Endpoint<Output>,
  handler: Handler<Output>,
  audit?: ServedCall['audit'],
): ServedCall => ({ definition, handler, audit });

/** A call that was made, as far as what is written down of it goes. */
export interface MadeCall {
  definition: Endpoint;
  /** A person's name; empty for nobody that is known. */
  who: string;
  /** What was sent, which is anybody's words. */
  fields: Readonly<Record<string, unknown>>;
  answer: Answer<unknown>;
}
export type NoteCall = (made: MadeCall) => Promise<void>;
