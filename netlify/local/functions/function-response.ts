import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from '../static/accepted-encoding.ts';

/** Status and headers of a function's answer. */
export interface AnswerHead {
  statusCode: number;
  multiValueHeaders: Record<string, string[]>;
}

const MIN_COMPRESSED = 1024;
/** Answers are made anew for each call: quick counts for more than small. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|javascript)|image\/svg)/;
const BODYLESS = new Set([204, 304]);

type Headers = Record<string, string | string[]>;

/**
 * What a function writes its answer to. An answer that comes in one piece is sent with its length, compressed if that
 * pays, as the platform's CDN does; one that comes in several is passed on as it comes.
 */
export class FunctionResponse extends Writable {
  readonly #response: ServerResponse;
  #head: AnswerHead | undefined;
  #held: Buffer | undefined;

  constructor(response: ServerResponse) {
    super();
    this.#response = response;
    response.once('close', () => this.destroy());
  }

  /** Called once by the function's host, before the first write. */
  begin(head: AnswerHead): this {
    this.#head = head;
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (chunk.length === 0 || !this.#hasBody) return done();
    const isFirst = !this.#held && !this.#response.headersSent;
    if (isFirst) this.#held = chunk;
    if (isFirst) return done();
    if (this.#held) this.#response.writeHead(this.#status, this.#headers).write(this.#held);
    this.#held = undefined;
    this.#response.write(chunk, done);
  }

  override _final(done: (error?: Error | null) => void): void {
    if (this.#response.headersSent) this.#response.end(done);
    else this.#sendWhole().then(() => done(), done);
  }

  async #sendWhole(): Promise<void> {
    const headers = this.#headers;
    const body = this.#held && (await this.#compressed(this.#held, headers));
    if (this.#hasBody) headers['content-length'] = String(body?.length ?? 0);
    this.#response.writeHead(this.#status, headers).end(body);
  }

  /** The body as it is sent; says so in the headers. */
  async #compressed(body: Buffer, headers: Headers): Promise<Buffer> {
    const isPlain = COMPRESSIBLE.test(String(headers['content-type'])) && !headers['content-encoding'];
    if (!isPlain || body.length < MIN_COMPRESSED) return body;
    headers['vary'] = [headers['vary'] ?? [], 'Accept-Encoding'].flat().join(', ');
    const encoding = acceptedEncoding(this.#response.req.headers['accept-encoding']);
    if (encoding === 'identity') return body;
    headers['content-encoding'] = encoding;
    return encoding === 'br' ? promisify(brotliCompress)(body, BROTLI) : promisify(gzip)(body);
  }

  get #status(): number {
    return this.#head?.statusCode ?? 500;
  }

  get #hasBody(): boolean {
    return this.#response.req.method !== 'HEAD' && !BODYLESS.has(this.#status);
  }

  /** Without those that the platform keeps to itself. */
  get #headers(): Headers {
    const outgoing: Headers = {};
    for (const [name, values] of Object.entries(this.#head?.multiValueHeaders ?? {})) {
      if (!name.startsWith('x-nf-')) outgoing[name] = name === 'set-cookie' ? values : values.join(', ');
    }
    return outgoing;
  }
}
