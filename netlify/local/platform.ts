import { eventHandlers } from '@netlify/serverless-functions-api';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { adminCredentials, type AdminCredentials } from './credentials.ts';
import { mailFolder } from './data-folder.ts';
import { explain } from './explain.ts';
import { callFunction, localContext, SITE_ID } from './functions/call-function.ts';
import type { FunctionMatch, FunctionSet, HostedFunction } from './functions/hosted-function.ts';
import { RateLimiter } from './functions/rate-limiter.ts';
import { isRead, plainAnswer, type Answer } from './http/answer.ts';
import { CdnCache } from './http/cdn-cache.ts';
import type { RequestTarget } from './http/request-router.ts';
import type { PublishStatus } from './publish/publisher.ts';
import type { LocalSettings } from './settings.ts';
import { countStoreUse, fetchStoreDirectly } from './store/store-fetch.ts';
import type { StoreServer } from './store/store-server.ts';

/** The platform hands a function its body in base64 within 6 MB, which leaves 4.5 MB of the real one. */
const BODY_LIMIT = (6 * 1024 * 1024 * 3) / 4;

// A client only reads an answer after it has sent its body, so a little too much is read to its end.
const DRAIN_LIMIT = 64 * 1024 * 1024;

/** Whoever tries things out does not wait for a clock's minutes: a scheduled function runs this often, whatever it asks for. */
const PAUSE_MS = 5_000;

const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** What the platform itself answers for a function, in a form that every caller of a JSON call can read. */
function refuse(status: number, message: string, headers: Record<string, string> = {}): Answer {
  const body = JSON.stringify({ status: 'error', success: false, message, error: message });
  return plainAnswer(status, { ...JSON_HEADERS, ...headers }, body);
}

/** The whole body, or undefined when it is over the limit. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (isRead(request)) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > DRAIN_LIMIT) return undefined;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  return size > BODY_LIMIT ? undefined : Buffer.concat(chunks);
}

interface PlatformOptions {
  /** The functions as they are now. */
  load: () => Promise<FunctionSet>;
  /** The build hook was called. */
  build: () => void;
  publishStatus: () => PublishStatus;
  rateLimits: boolean;
  /** Aborts when the server stops: what has not begun by then is as if its caller had left. */
  stopping: AbortSignal;
}

/**
 * What the platform does for a site beside its files: runs functions for visitors, by the clock and when a deploy has ended,
 * keeps their answers, and has paths of its own. Where the site is served is said by the variable URL.
 */
export class Platform {
  /** The build hook and the purge of the cache have an address and a token that nobody knows who was not told. */
  readonly hookPath = `/__local/build-hook/${randomUUID()}`;
  readonly purgeToken = randomUUID();
  readonly cache = new CdnCache();
  readonly #limiter = new RateLimiter();
  readonly #options: PlatformOptions;

  constructor(options: PlatformOptions) {
    this.#options = options;
  }

  /** Tells functions where the site is served: for its own address, the build hook and the purge of the cache. */
  announceUrl(url: string): void {
    Object.assign(process.env, { URL: url, PURGE_API_URL: url, BUILD_HOOK_URL: url + this.hookPath });
  }

  /** Answers what is a function's by its path or the platform's own; undefined for a page or a file. */
  async answer({ pathname, url }: RequestTarget, request: IncomingMessage): Promise<Answer | undefined> {
    const { load, build, publishStatus } = this.#options;
    const match = (await load()).find(pathname);
    if (match) return this.call(match, request, url);
    switch (`${request.method} ${pathname}`) {
      case `POST ${this.hookPath}`:
        request.resume();
        build();
        return plainAnswer(200, {}, 'OK');
      case 'POST /api/v1/purge':
        return this.#purge(request);
      case 'GET /__local/publish':
        return plainAnswer(200, JSON_HEADERS, JSON.stringify(publishStatus()));
      default:
        return undefined;
    }
  }

  /** Forgets what carries one of `cache_tags`, everything without them, as `purgeCache` of @netlify/functions asks for. */
  async #purge(request: IncomingMessage): Promise<Answer> {
    const order = (await json(request).catch(() => null)) as { cache_tags?: string[] } | null;
    if (request.headers.authorization !== `Bearer ${this.purgeToken}`) return plainAnswer(401);
    if (order) this.cache.purge(order.cache_tags);
    return plainAnswer(order ? 202 : 400);
  }

  /** Answers one request from a function: the cache, the rate limit, the body's limit, the call. */
  async call({ hosted, pattern }: FunctionMatch, request: IncomingMessage, url: URL): Promise<Answer> {
    const { rateLimits, stopping } = this.#options;
    const cached = this.cache.find(request, url);
    if (cached) return cached;
    const { method = 'GET', headers, socket } = request;
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    const wait = rateLimits ? this.#limiter.check(hosted, address, url.hostname) : 0;
    if (wait > 0) {
      request.resume();
      return refuse(429, 'Too many requests. Please try again later.', { 'retry-after': String(wait) });
    }
    const body = await readBody(request);
    if (!body) return refuse(413, 'The request is too large.', { connection: 'close' });
    const keep = this.cache.begin(request, url);
    const client = AbortSignal.any([request.signal, stopping]);
    const call = { method, url: url.href, headers, body, address, pattern, client };
    try {
      const { result, timing } = await countStoreUse(() => callFunction(hosted, call));
      const answer = keep(result);
      return { ...answer, headers: { ...answer.headers, 'server-timing': timing } };
    } catch (error) {
      console.error(`Function ${hosted.name} failed: ${explain(error)}`);
      return refuse(502, 'The function failed.');
    }
  }

  /**
   * Tells the functions that handle it how a deploy ended, in the words of the platform's own notice; `fault` says why one
   * failed. Never throws.
   */
  async announce(fault?: string): Promise<void> {
    const url = process.env['URL'];
    const [method, state] =
      fault === undefined ? (['deploySucceeded', 'ready'] as const) : (['deployFailed', 'error'] as const);
    const payload = {
      ...{ id: randomUUID(), site_id: SITE_ID, state, context: localContext },
      ...{ url, ssl_url: url, deploy_ssl_url: url, created_at: new Date().toISOString() },
      error_message: fault ?? null,
    };
    const site = { id: SITE_ID, name: SITE_ID, url, admin_url: url };
    for (const hosted of (await this.#options.load()).all)
      if (typeof hosted.default === 'object' && method in hosted.default)
        await this.#callOwn(hosted, { payload, site }, eventHandlers[method]);
  }

  /**
   * Calls the scheduled functions in turn, over and over, as the platform does: a POST that says when the next one comes.
   * Resolves when the server stops and a run under way has ended.
   */
  async runSchedule(): Promise<void> {
    const { load, stopping: signal } = this.#options;
    const pause = () => delay(PAUSE_MS, true, { signal, ref: false }).catch(() => false);
    while (await pause()) {
      const functions = await load().catch((error: unknown) => console.error(explain(error)));
      const next = { next_run: new Date(Date.now() + PAUSE_MS).toISOString() };
      for (const hosted of functions?.all ?? [])
        if (hosted.config.schedule && !signal.aborted) await this.#callOwn(hosted, next);
    }
  }

  /** Calls a function that nobody reaches by a path. Never throws. */
  async #callOwn(hosted: HostedFunction, body: object, event = ''): Promise<void> {
    const call = {
      method: 'POST',
      url: `${process.env['URL']}/.netlify/functions/${hosted.name}`,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(body)),
      address: '127.0.0.1',
      event,
    };
    await callFunction(hosted, call).catch((error: unknown) =>
      console.error(`Function ${hosted.name} failed: ${explain(error)}`),
    );
  }
}

/**
 * Sets up what both `npm start` and `npm run dev` have: puts into this process's environment what functions find on the
 * platform, with a short way to the store, and fills the store if it is empty.
 */
export async function openPlatform(
  settings: LocalSettings,
  store: StoreServer,
  url: string,
  options: Omit<PlatformOptions, 'rateLimits'>,
): Promise<{ platform: Platform; credentials: AdminCredentials }> {
  const platform = new Platform({ ...options, rateLimits: settings.rateLimits });
  const credentials = await adminCredentials(settings);
  fetchStoreDirectly(store);
  platform.announceUrl(url);
  Object.assign(process.env, {
    SITE_ID,
    CONTEXT: localContext,
    NETLIFY_BLOBS_CONTEXT: store.context('edge'),
    NETLIFY_PURGE_API_TOKEN: platform.purgeToken,
    // A build costs nothing here.
    PUBLISH_EVERY_MINUTES: process.env['PUBLISH_EVERY_MINUTES']?.trim() || '0',
    ADMIN_USERNAME: credentials.username,
    ADMIN_PASSWORD_HASH: credentials.passwordHash,
    MAIL_DIR: mailFolder(settings.dataDir),
  });
  if (settings.seed && store.database.isEmpty) {
    console.error('Filling the empty store with sample content…');
    const { seed } = await import('#seed/seed.ts');
    await store.database.whole(seed);
  }
  return { platform, credentials };
}
