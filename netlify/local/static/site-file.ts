import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { contentType, isCompressible } from './content-types.ts';

/** Larger files (video) are streamed from the disk instead of kept in memory. */
const MEMORY_LIMIT = 1024 * 1024;
const MIN_COMPRESSED = 256;
/** A file is compressed once and kept: the best is worth its moment, as for a CDN that holds compressed copies. */
const BROTLI_QUALITY = 11;

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: (body: Buffer) => Promise.resolve(body),
};

/** One file of a finished build. It never changes, so its bytes and their compressed forms are kept once made. */
export class SiteFile {
  readonly path: string;
  readonly size: number;
  readonly type: string;
  /** Headers of this file at its own address; set by the site that owns it. */
  headers: Record<string, string> = {};
  readonly #modified: number;
  readonly #ready = new Map<Encoding, Buffer>();
  #etag: string | undefined;

  constructor(path: string, size: number, modified: number) {
    this.path = path;
    this.size = size;
    this.type = contentType(path);
    this.#modified = modified;
  }

  get isStreamed(): boolean {
    return this.size > MEMORY_LIMIT;
  }

  /** The encoding to answer with, given the Accept-Encoding header. */
  encodingFor(accepted: string | string[] | undefined): Encoding {
    if (this.isStreamed || this.size < MIN_COMPRESSED || !isCompressible(this.type)) return 'identity';
    return acceptedEncoding(accepted);
  }

  /** The bytes in this encoding if they are in memory already: the way of almost every request. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding);
  }

  async load(encoding: Encoding): Promise<Buffer> {
    let plain = this.#ready.get('identity');
    if (!plain) {
      plain = await readFile(this.path);
      this.#etag = createHash('sha1').update(plain).digest('base64url').slice(0, 20);
      this.#ready.set('identity', plain);
    }
    const body = this.#ready.get(encoding) ?? (await compressors[encoding](plain));
    this.#ready.set(encoding, body);
    return body;
  }

  /** The validator of these bytes in this encoding. */
  etag(encoding: Encoding): string {
    const content = this.#etag ?? `${this.size.toString(36)}-${Math.round(this.#modified).toString(36)}`;
    return encoding === 'identity' ? `"${content}"` : `"${content}-${encoding}"`;
  }
}
