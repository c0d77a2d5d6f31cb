import { TOTAL_COUNT, type Endpoint } from '#shared/endpoints/endpoint.ts';
import type { FieldErrors } from '#shared/result.ts';

const TIMEOUT_MS = 30_000;

/** A call the server answered with a refusal, in any of the three fault shapes. */
export interface Refused {
  ok: false;
  kind: 'refused';
  status: number;
  /** The server's own sentence, with the number by which a fault of its own is found in its log; empty when it gave none. */
  message: string;
  errors: FieldErrors;
  /** Seconds, from `Retry-After`. */
  retryAfter: number | undefined;
}

/** No usable answer: offline, timed out, not JSON, or not what the call answers. Never to be shown as success. */
export interface Unreachable {
  ok: false;
  kind: 'unreachable';
  /** A sentence; empty for an answer that is no JSON, or not that of the call. */
  message: string;
}

/** What the headers of a list's answer say about the rest of it. */
export interface ListExtent {
  /** The `before` id of the following page. */
  next: string | undefined;
  /** Its records, if asked for. */
  total: number | undefined;
}

export type CallResult<Output> = ({ ok: true; data: Output } & ListExtent) | Refused | Unreachable;

export interface CallOptions {
  query?: Record<string, string>;
  /** A plain object is sent as JSON, FormData as it is. */
  body?: FormData | object;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/**
 * Makes one call and returns its outcome as a value; it never throws.
 * Success is a 2xx answer that says `status: "success"` or `success: true`; any other answer to a call that writes is none.
 */
export async function call<Output>(
  endpoint: Endpoint<Output>,
  options: CallOptions = {},
): Promise<CallResult<Output>> {
  try {
    const response = await fetch(address(endpoint, options.query), request(endpoint, options));
    return await read(endpoint, response);
  } catch (error) {
    return { ok: false, kind: 'unreachable', message: silence(error) };
  }
}

/** Why nothing usable came, in words for people: browsers have none, and each its own. */
function silence(error: unknown): string {
  if (error instanceof SyntaxError) return '';
  if (!navigator.onLine) return 'You are offline.';
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return isLate ? 'The server did not answer in time.' : 'The server cannot be reached.';
}

function address(endpoint: Endpoint, query: Record<string, string> | undefined): string {
  return query ? `${endpoint.path}?${new URLSearchParams(query).toString()}` : endpoint.path;
}

function request(endpoint: Endpoint, { body, signal, timeoutMs = TIMEOUT_MS }: CallOptions): RequestInit {
  const limit = AbortSignal.timeout(timeoutMs);
  return {
    method: endpoint.method,
    credentials: 'same-origin',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    headers: { accept: 'application/json', ...(isPlain(body) ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: isPlain(body) ? JSON.stringify(body) : body } : {}),
  };
}

const isPlain = (body: CallOptions['body']): body is object =>
  body !== undefined && !(body instanceof FormData);

async function read<Output>(endpoint: Endpoint<Output>, response: Response): Promise<CallResult<Output>> {
  const data: unknown = await response.json();
  const answer = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  if (response.ok && isSuccess(endpoint, answer)) {
    return { ok: true, data: data as Output, ...extent(response.headers) };
  }
  const incident = text(answer.requestId);
  const message = (text(answer.message) || text(answer.error)) + (incident && ` (incident ${incident})`);
  const saysFailure = answer.success === false || typeof answer.status === 'string' || message !== '';
  if (response.ok && !saysFailure) return { ok: false, kind: 'unreachable', message: '' };
  return {
    ok: false,
    kind: 'refused',
    status: response.status,
    message,
    errors: fieldErrors(answer.errors),
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  };
}

/** Only an answer that says so has done what was asked; what was asked for may say nothing, as long as it says no failure. */
function isSuccess({ method }: Endpoint, { status, success, error }: Record<string, unknown>): boolean {
  const isSaid = status === 'success' || success === true;
  const isDenied = (status ?? 'success') !== 'success' || (success ?? true) !== true || error !== undefined;
  return !isDenied && (isSaid || method === 'GET');
}

function extent(headers: Headers): ListExtent {
  const total = headers.get(TOTAL_COUNT);
  return {
    next: /[?&]before=([^&>]+)[^>]*>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1],
    total: total === null ? undefined : Number(total),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function fieldErrors(value: unknown): FieldErrors {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
