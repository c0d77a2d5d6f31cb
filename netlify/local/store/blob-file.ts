import { createHash, randomBytes } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What is known of one blob without its body. `metadata` is the client's header, kept as it came. */
export interface BlobEntry {
  key: string;
  etag: string;
  size: number;
  lastModified: string;
  metadata?: string | undefined;
}

export const TEMPORARY_PREFIX = '.new-';

// Keys are at most 600 bytes and metadata at most 2 KB, so a header always fits.
const HEADER_LIMIT = 16_384;
const NEW_LINE = 10;

/** File name of a key: any key, any length, on every file system. */
export const blobFileName = (key: string): string => createHash('sha256').update(key).digest('hex');

export const contentEtag = (body: Uint8Array): string => `"${createHash('md5').update(body).digest('hex')}"`;

function parseHeader(bytes: Uint8Array): { entry: BlobEntry; bodyAt: number } | undefined {
  const end = bytes.indexOf(NEW_LINE);
  if (end < 0) return undefined;
  try {
    return {
      entry: JSON.parse(Buffer.from(bytes.subarray(0, end)).toString()) as BlobEntry,
      bodyAt: end + 1,
    };
  } catch {
    return undefined;
  }
}

/**
 * Writes one blob as `header line + body` into a file of its own. The rename is the commit: a process that dies at any
 * moment leaves the old blob or the new one, never a mixture, and what was acknowledged is on the disk.
 */
export async function writeBlobFile(path: string, entry: BlobEntry, body: Uint8Array): Promise<void> {
  const temporary = join(dirname(path), TEMPORARY_PREFIX + randomBytes(8).toString('hex'));
  const file = await open(temporary, 'wx');
  try {
    await file.writev([Buffer.from(`${JSON.stringify(entry)}\n`), body]);
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

/** One blob, header and body from the same file, so a write at the same time cannot mix the two. */
export async function readBlobFile(path: string): Promise<{ entry: BlobEntry; body: Buffer } | undefined> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const header = bytes && parseHeader(bytes);
  return header && { entry: header.entry, body: bytes.subarray(header.bodyAt) };
}

/** The header alone, read while a store is opened; undefined for a file that is not a whole blob. */
export function readBlobEntry(path: string): BlobEntry | undefined {
  const descriptor = openSync(path, 'r');
  try {
    const start = Buffer.alloc(HEADER_LIMIT);
    const header = parseHeader(start.subarray(0, readSync(descriptor, start, 0, HEADER_LIMIT, 0)));
    return header && fstatSync(descriptor).size === header.bodyAt + header.entry.size
      ? header.entry
      : undefined;
  } finally {
    closeSync(descriptor);
  }
}
