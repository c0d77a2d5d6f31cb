import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { plainAnswer, type Answer } from '../http/answer.ts';
import type { CdnCache } from '../http/cdn-cache.ts';
import type { RequestTarget } from '../http/request-target.ts';
import type { Publisher } from './publisher.ts';

/**
 * The platform's own paths: the build hook and the purge of the CDN's cache, which nobody knows who was not told, and the state of
 * publishing.
 */
export function publishEndpoints(publisher: Publisher, cache: CdnCache) {
  const hookPath = `/__local/build-hook/${randomUUID()}`;
  const purgeToken = randomUUID();

  /** Forgets what carries one of `cache_tags`, everything without them, as `purgeCache` of @netlify/functions asks for. */
  async function purge(request: IncomingMessage): Promise<Answer> {
    const order = (await json(request).catch(() => null)) as { cache_tags?: string[] } | null;
    if (request.headers.authorization !== `Bearer ${purgeToken}`) return plainAnswer(401);
    if (!order) return plainAnswer(400);
    cache.purge(order.cache_tags);
    return plainAnswer(202);
  }

  /** The answer to a request for one of these; undefined when the path is another. */
  async function answer({ pathname }: RequestTarget, request: IncomingMessage): Promise<Answer | undefined> {
    const called = `${request.method} ${pathname}`;
    if (called === 'POST /api/v1/purge') return purge(request);
    if (called === 'GET /__local/publish') {
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      return plainAnswer(200, headers, JSON.stringify(publisher.status));
    }
    if (called !== `POST ${hookPath}`) return undefined;
    request.resume();
    publisher.request();
    return plainAnswer(200, {}, 'OK');
  }

  return { hookPath, purgeToken, answer };
}
