import type { IncomingMessage } from 'node:http';

/** The platform hands a function its body in base64 within 6 MB, which leaves 4.5 MB of the real one. */
const BODY_LIMIT = (6 * 1024 * 1024 * 3) / 4;

// A client only reads an answer after it has sent its body, so a little too much is read to its end.
const DRAIN_LIMIT = 64 * 1024 * 1024;

/** The whole body, or undefined when it is over the limit. */
export async function readRequestBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return Buffer.alloc(0);
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
