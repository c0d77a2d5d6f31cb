export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** The formats people may send, as a sentence lists them. */
export const ACCEPTED_FORMATS = 'JPEG, PNG, WebP, AVIF or GIF';

/** Tells a picture's format by its leading bytes, whatever its name or declared type says; undefined: none we accept. */
export function sniffFormat(bytes: Uint8Array): PictureFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp';
  // HEIC is the same container with other brands; only the major brand counts.
  if (/^[^]{4}ftypavi[fs]/.test(head)) return 'avif';
  return undefined;
}
