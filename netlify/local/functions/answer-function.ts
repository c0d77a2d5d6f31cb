import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { invokeFunction } from './invoke-function.ts';
import type { FunctionMatch } from './match-function.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { readRequestBody } from './request-body.ts';

export interface FunctionHost {
  /** Absent when rate limits are off. */
  rateLimiter: RateLimiter | undefined;
  log: (message: string) => void;
}

const BODYLESS = new Set([204, 304]);

/** What the platform itself answers for a function, in a form that every caller of a JSON call can read. */
function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify({ status: 'error', success: false, message, error: message });
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
    .end(body);
}

function outgoingHeaders(headers: Record<string, string[]>): Record<string, string | string[]> {
  const outgoing: Record<string, string | string[]> = {};
  for (const [name, values] of Object.entries(headers)) {
    if (!name.startsWith('x-nf-')) outgoing[name] = name === 'set-cookie' ? values : values.join(', ');
  }
  return outgoing;
}

const clientAddress = (request: IncomingMessage): string =>
  (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');

/** Answers one request from a function: rate limit, body limit, call, answer. */
export async function answerFunction(
  match: FunctionMatch,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { rateLimiter, log }: FunctionHost,
): Promise<void> {
  const address = clientAddress(request);
  const wait = rateLimiter?.check(match.hosted, address, url.hostname) ?? 0;
  if (wait > 0) {
    request.resume();
    return refuse(response, 429, 'Too many requests. Please try again later.', {
      'retry-after': String(wait),
    });
  }
  const body = await readRequestBody(request);
  if (!body) return refuse(response, 413, 'The request is too large.', { connection: 'close' });
  try {
    const method = request.method ?? 'GET';
    const answer = await invokeFunction(match, {
      method,
      url: url.href,
      headers: request.headers,
      body,
      address,
    });
    response.writeHead(answer.statusCode, outgoingHeaders(answer.multiValueHeaders));
    if (method !== 'HEAD' && !BODYLESS.has(answer.statusCode)) return await pipeline(answer.body, response);
    answer.body.resume();
    response.end();
  } catch (error) {
    // A visitor who went away is not a fault of the function.
    if (request.destroyed && !request.complete) return;
    log(
      `Function ${match.hosted.name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    if (response.headersSent) response.destroy();
    else refuse(response, 502, 'The function failed.');
  }
}
