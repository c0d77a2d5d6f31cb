import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { parseByteRange, type ByteRange } from './byte-range.ts';
import type { Encoding } from './accepted-encoding.ts';
import type { SiteFile } from './site-file.ts';

const WEAK = /^W\//;

function isUnchanged(request: IncomingMessage, etag: string): boolean {
  const seen = request.headers['if-none-match'];
  return seen === etag || (seen?.split(',').some((tag) => tag.trim().replace(WEAK, '') === etag) ?? false);
}

function requestedRange(request: IncomingMessage, file: SiteFile, etag: string) {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== etag) return undefined;
  return parseByteRange(request.headers.range, file.size);
}

async function sendBody(response: ServerResponse, file: SiteFile, encoding: Encoding, range?: ByteRange) {
  if (file.isStreamed) return pipeline(createReadStream(file.path, range ?? {}), response);
  const body = file.ready(encoding) ?? (await file.load(encoding));
  response.end(range ? body.subarray(range.start, range.end + 1) : body);
}

/** Answers with a file of the build: validators, ranges, compression. `status` is 404 for the not-found page. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status = 200,
): Promise<void> {
  const wantsRange = status === 200 && request.headers.range !== undefined;
  const encoding = wantsRange ? 'identity' : file.encodingFor(request.headers['accept-encoding']);
  // The etag and the compressed length are known once the bytes are in memory.
  const body = file.isStreamed ? undefined : (file.ready(encoding) ?? (await file.load(encoding)));
  const etag = file.etag(encoding);
  const headers: Record<string, string | number> = { ...file.headers, etag, 'accept-ranges': 'bytes' };
  if (status === 200 && isUnchanged(request, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers['content-type'] = file.type;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = body?.length ?? file.size;
  const range = wantsRange ? requestedRange(request, file, etag) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...file.headers, 'content-range': `bytes */${file.size}` }).end();
    return;
  }
  if (range) {
    headers['content-range'] = `bytes ${range.start}-${range.end}/${file.size}`;
    headers['content-length'] = range.end - range.start + 1;
  }
  response.writeHead(range ? 206 : status, headers);
  if (request.method === 'HEAD') response.end();
  else await sendBody(response, file, encoding, range);
}
