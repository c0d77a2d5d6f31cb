/**
 * Errors are values until the edge: a call ends in a value or in one of these faults.
 * `unauthenticated` is a call without a session, `refused` a wrong user name or password.
 */
export type FaultKind =
  | 'malformed'
  | 'unauthenticated'
  | 'refused'
  | 'foreign-origin'
  | 'not-found'
  | 'method-not-allowed'
  | 'conflict'
  | 'too-large'
  | 'unsupported-type'
  | 'invalid'
  | 'locked'
  | 'rate-limited'
  | 'internal'
  | 'busy';

export interface Fault {
  kind: FaultKind;
  /** One sentence for the person who made the call; never an internal detail. */
  message: string;
  /** Field faults: one message per field name. */
  errors?: FieldErrors;
  /** Seconds until another try makes sense (locked, rate-limited, busy). */
  retryAfter?: number;
}

/** One message per faulty field, keyed by the payload's field name. */
export type FieldErrors = Record<string, string>;

export type Result<T, F = Fault> = { ok: true; value: T } | { ok: false; fault: F };

/** Wraps a value as a success. */
export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/** Wraps a fault as a failure. */
export const fail = <F>(fault: F): { ok: false; fault: F } => ({ ok: false, fault });
