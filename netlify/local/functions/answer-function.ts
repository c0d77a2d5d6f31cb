import type { IncomingMessage, ServerResponse } from 'node:http';
import { FunctionResponse } from './function-response.ts';
import { invokeFunction } from './invoke-function.ts';
import type { FunctionMatch } from './match-function.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { readRequestBody } from './request-body.ts';

export interface FunctionHost {
  /** Absent when rate limits are off. */
  rateLimiter: RateLimiter | undefined;
  log: (message: string) => void;
}

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
    const { method = 'GET', headers } = request;
    const call = { method, url: url.href, headers, body, address };
    await invokeFunction(match, call, new FunctionResponse(response));
  } catch (error) {
    // A visitor who went away is not a fault of the function.
    if (response.destroyed) return;
    log(
      `Function ${match.hosted.name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    if (response.headersSent) response.destroy();
    else refuse(response, 502, 'The function failed.');
  }
}
