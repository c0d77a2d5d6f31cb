import type { Answer } from './call.ts';
import type { FaultShape } from '#shared/endpoints/endpoint.ts';
import type { Fault, FaultKind } from '#shared/result.ts';
import { COMMON_SECURITY_HEADERS } from '#shared/security-headers.ts';

const STATUS: Record<FaultKind, number> = {
  malformed: 400,
  unauthenticated: 401,
  refused: 401,
  'foreign-origin': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  invalid: 422,
  locked: 429,
  'rate-limited': 429,
  internal: 500,
  busy: 503,
};

/** Headers of every answer: it is data for this site alone, not to be kept, framed or taken for anything else. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_SECURITY_HEADERS,
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

export interface AnswerMeta {
  shape: FaultShape;
  requestId: string;
}

/** HTTP status of a fault. */
export const statusOf = (fault: Fault): number => STATUS[fault.kind];

/** The headers of an answer: everybody's, its own, one `Set-Cookie` for each cookie, and when to try again after a fault. */
export function headersOf(answer: Answer<unknown>, requestId: string): Headers {
  const headers = new Headers({ ...SECURITY_HEADERS, ...answer.headers, 'x-request-id': requestId });
  for (const cookie of answer.cookies ?? []) headers.append('set-cookie', cookie);
  const retryAfter = answer.ok ? undefined : answer.fault.retryAfter;
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return headers;
}

/** The one place that turns an outcome into status, headers and JSON body, a fault in the shape of its call. */
export function respond(answer: Answer<unknown>, { shape, requestId }: AnswerMeta): Response {
  const headers = headersOf(answer, requestId);
  if (answer.ok)
    return answer.value instanceof Response
      ? withHeaders(answer.value, headers)
      : json(answer.value, 200, headers);
  const { fault } = answer;
  return json(faultBody(fault, shape, requestId), STATUS[fault.kind], headers);
}

const json = (body: unknown, status: number, headers: Headers): Response =>
  Response.json(body, { status, headers });

/** A ready answer (a picture) keeps its own headers where both say something. */
function withHeaders(response: Response, defaults: Headers): Response {
  for (const [name, value] of response.headers) defaults.set(name, value);
  return new Response(response.body, { status: response.status, headers: defaults });
}

function faultBody(fault: Fault, shape: FaultShape, requestId: string): Record<string, unknown> {
  const { kind, message, errors } = fault;
  // One body for every staff call, whatever its shape, so that any screen recognises an ended session.
  if (kind === 'unauthenticated') return { status: 'error', success: false, message };
  return {
    ...SHAPES[shape](message),
    ...(errors ? { errors } : {}),
    ...(kind === 'internal' ? { requestId } : {}),
  };
}

const SHAPES: Record<FaultShape, (message: string) => Record<string, unknown>> = {
  status: (message) => ({ status: 'error', message }),
  success: (message) => ({ success: false, message }),
  error: (error) => ({ success: false, error }),
};
