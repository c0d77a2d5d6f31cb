import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { plainAnswer, type Answer } from '../http/answer.ts';
import type { CdnCache } from '../http/cdn-cache.ts';
import type { RequestTarget } from '../http/request-target.ts';
import type { Publisher } from './publisher.ts';

/** The platform's own paths: the build hook, the state of publishing, the purge of the CDN's cache. */
export class PublishEndpoints {
  readonly #publisher: Publisher;
  readonly #cache: CdnCache;
  /** Known only to who was told it. */
  readonly hookPath = `/__local/build-hook/${randomUUID()}`;
  readonly purgeToken = randomUUID();

  constructor(publisher: Publisher, cache: CdnCache) {
    this.#publisher = publisher;
    this.#cache = cache;
  }

  /** The answer to a request for one of these; undefined when the path is another. */
  readonly answer = async (
    { pathname }: RequestTarget,
    request: IncomingMessage,
  ): Promise<Answer | undefined> => {
    const called = `${request.method} ${pathname}`;
    if (called === 'POST /api/v1/purge') return this.#purge(request);
    if (called === 'GET /__local/publish') {
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      return plainAnswer(200, headers, JSON.stringify(this.#publisher.status));
    }
    if (called !== `POST ${this.hookPath}`) return undefined;
    request.resume();
    this.#publisher.request();
    return plainAnswer(200, {}, 'OK');
  };

  /** Forgets what carries one of `cache_tags`, everything without them, as `purgeCache` of @netlify/functions asks for. */
  async #purge(request: IncomingMessage): Promise<Answer> {
    const order = (await json(request).catch(() => null)) as { cache_tags?: string[] } | null;
    if (request.headers.authorization !== `Bearer ${this.purgeToken}`) return plainAnswer(401);
    if (!order) return plainAnswer(400);
    this.#cache.purge(order.cache_tags);
    return plainAnswer(202);
  }
}
