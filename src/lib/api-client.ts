import { PAGE_MARKS, TOTAL_COUNT, type Endpoint } from '#shared/endpoints/endpoint.ts';
import type { FieldErrors } from '#shared/result.ts';

const TIMEOUT_MS = 30_000;

/** A call the server answered with a refusal, in any of the three fault shapes. */
export interface Refused {
  ok: false;
  kind: 'refused';
  status: number;
  /** The server's own sentence; empty when it gave none. */
  message: string;
  errors: FieldErrors;
  /** Seconds, from `Retry-After`. */
  retryAfter: number | undefined;
}

/** No usable answer: offline, timed out, or not JSON. Never to be shown as success. */
export interface Unreachable {
  ok: false;
  kind: 'unreachable';
  /** What the browser says of it; empty for an answer that is not JSON: a parser's words help nobody. */
  message: string;
}

/** What the headers of a list's answer say about the rest of it. */
export interface ListExtent {
  /** The `before` id of the following page. */
  next: string | undefined;
  /** Its records, if asked for. */
  total: number | undefined;
  /** The `before` ids of later pages, newest first, if asked for. */
  marks: readonly string[];
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
 * A 2xx answer that is not JSON, or that says it failed, is not a success.
 */
export async function call<Output>(
  endpoint: Endpoint<Output>,
  options: CallOptions = {},
): Promise<CallResult<Output>> {
  try {
    const response = await fetch(address(endpoint, options.query), request(endpoint, options));
    return await read<Output>(response);
  } catch (error) {
    return {
      ok: false,
      kind: 'unreachable',
      message: error instanceof SyntaxError ? '' : error instanceof Error ? error.message : String(error),
    };
  }
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

function isPlain(body: CallOptions['body']): body is object {
  return body !== undefined && !(body instanceof FormData);
}

async function read<Output>(response: Response): Promise<CallResult<Output>> {
  const data: unknown = await response.json();
  const answer = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const failed =
    answer.success === false || (typeof answer.status === 'string' && answer.status !== 'success');
  if (response.ok && !failed) return { ok: true, data: data as Output, ...extent(response.headers) };
  return {
    ok: false,
    kind: 'refused',
    status: response.status,
    message: text(answer.message) || text(answer.error),
    errors: fieldErrors(answer.errors),
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  };
}

function extent(headers: Headers): ListExtent {
  const total = headers.get(TOTAL_COUNT);
  return {
    next: /[?&]before=([^&>]+)[^>]*>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1],
    total: total === null ? undefined : Number(total),
    marks: headers.get(PAGE_MARKS)?.split(',') ?? [],
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function fieldErrors(value: unknown): FieldErrors {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
