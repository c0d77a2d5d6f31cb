import type { ServerFunction } from '#server/http/router.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';

export const SITE = 'https://gr8.example';

export interface FunctionRequest {
  method?: string;
  query?: Record<string, string>;
  /** Sent as JSON unless it is a text or FormData. */
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
  params?: Record<string, string>;
}

export interface FunctionAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Calls a function as the platform does: a Request, the caller's address beside it. The body is read as JSON. */
export async function callFunction<Output>(
  run: ServerFunction,
  definition: Endpoint<Output>,
  request: FunctionRequest = {},
): Promise<FunctionAnswer<Output>> {
  const response = await send(run, definition, request);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Output };
}

/** Runs a function as the platform does, to the end of what it goes on with after its answer. */
export async function answerOf(
  run: ServerFunction,
  request: Request,
  { ip = '', params = {} }: { ip?: string; params?: Record<string, string> } = {},
): Promise<Response> {
  const later: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  const response = await run(request, { ip, params, requestId: '', waitUntil });
  await Promise.all(later);
  return response;
}

/** The same, with the answer as it is. */
export async function send(
  run: ServerFunction,
  definition: Endpoint,
  {
    method = definition.method,
    query,
    body,
    headers = {},
    address = '203.0.113.7',
    params = {},
  }: FunctionRequest,
): Promise<Response> {
  const url = new URL(definition.path, SITE);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const plain = body === undefined || typeof body === 'string' || body instanceof FormData;
  const request = new Request(url, {
    method,
    headers: { ...(plain ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: plain ? body : JSON.stringify(body) }),
  });
  return answerOf(run, request, { ip: address, params });
}
