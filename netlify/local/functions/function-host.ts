import type { IncomingMessage } from 'node:http';
import { explain } from '../explain.ts';
import { isRead, plainAnswer, type Answer } from '../http/answer.ts';
import type { CdnCache } from '../http/cdn-cache.ts';
import { countStoreUse } from '../store/store-fetch.ts';
import { callFunction } from './call-function.ts';
import type { FunctionMatch } from './hosted-function.ts';
import type { RateLimiter } from './rate-limiter.ts';

export interface FunctionHost {
  cache: CdnCache;
  /** Absent when rate limits are off. */
  rateLimiter: RateLimiter | undefined;
  /** Aborts when the server stops: what has not begun by then is as if its caller had left. */
  stopping?: AbortSignal;
  log: (message: string) => void;
}

/** The platform hands a function its body in base64 within 6 MB, which leaves 4.5 MB of the real one. */
const BODY_LIMIT = (6 * 1024 * 1024 * 3) / 4;

// A client only reads an answer after it has sent its body, so a little too much is read to its end.
const DRAIN_LIMIT = 64 * 1024 * 1024;

/** What the platform itself answers for a function, in a form that every caller of a JSON call can read. */
function refuse(status: number, message: string, headers: Record<string, string> = {}): Answer {
  const body = JSON.stringify({ status: 'error', success: false, message, error: message });
  const type = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return plainAnswer(status, { ...type, ...headers }, body);
}

/** The whole body, or undefined when it is over the limit. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (isRead(request)) return Buffer.alloc(0);
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= BODY_LIMIT) chunks.push(chunk as Buffer);
    else chunks = [];
    if (size > DRAIN_LIMIT) return undefined;
  }
  return size > BODY_LIMIT ? undefined : Buffer.concat(chunks);
}

/** Answers one request from a function: the cache, the rate limit, the body's limit, the call. */
export async function answerFromFunction(
  match: FunctionMatch,
  request: IncomingMessage,
  url: URL,
  { cache, rateLimiter, stopping, log }: FunctionHost,
): Promise<Answer> {
  const { method = 'GET', headers } = request;
  const cached = cache.find(request, url);
  if (cached) return cached;
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const wait = rateLimiter?.check(match.hosted, address, url.hostname) ?? 0;
  if (wait > 0) {
    request.resume();
    return refuse(429, 'Too many requests. Please try again later.', { 'retry-after': String(wait) });
  }
  const body = await readBody(request);
  if (!body) return refuse(413, 'The request is too large.', { connection: 'close' });
  const keep = cache.begin(request, url);
  try {
    const client = stopping ? AbortSignal.any([request.signal, stopping]) : request.signal;
    const call = { method, url: url.href, headers, body, address, client };
    const { result, timing } = await countStoreUse(() => callFunction(match, call));
    const answer = keep(result);
    return { ...answer, headers: { ...answer.headers, 'server-timing': timing } };
  } catch (error) {
    log(`Function ${match.hosted.name} failed: ${explain(error)}`);
    return refuse(502, 'The function failed.');
  }
}
