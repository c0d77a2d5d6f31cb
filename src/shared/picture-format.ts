/** So many leading bytes tell a picture's format. */
const HEAD_BYTES = 64;

/** Said of a picture that would come to a standstill. */
export const WOULD_STOP =
  'This picture moves, which only GIF and WebP do here. Choose one of those, or one that stands still.';

/** Whether a picture is a JPEG, PNG, WebP, AVIF or GIF: told by its leading bytes, whatever its name or declared type says. */
export function isAcceptedPicture(bytes: Uint8Array): boolean {
  // HEIC is the same container as AVIF with other brands; only the major brand counts.
  return /^(?:\xff\xd8\xff|\x89PNG\r\n[^]\n|GIF8[79]a|RIFF[^]{4}WEBP|[^]{4}ftypavi[fs])/.test(latin(bytes));
}

/**
 * Whether a picture stands still, moves and goes on moving when it is stored (GIF and WebP), or moves and would come to a
 * standstill (PNG and AVIF, of which one frame is read). In: the whole file.
 */
export function movementOf(bytes: Uint8Array): 'none' | 'kept' | 'lost' {
  const head = latin(bytes);
  if (head.startsWith('GIF')) return hasTwoFrames(bytes) ? 'kept' : 'none';
  if (/^RIFF[^]{4}WEBPVP8X/.test(head)) return (bytes[20] ?? 0) & 0b10 ? 'kept' : 'none';
  if (/^[^]{4}ftypavis/.test(head)) return 'lost';
  return head.startsWith('\x89PNG') && isAnimatedPng(bytes) ? 'lost' : 'none';
}

const latin = (bytes: Uint8Array, from = 0, length = HEAD_BYTES): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** An animated PNG says so (`acTL`) in a chunk before its first pixels (`IDAT`). */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = latin(bytes, at + 4, 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

const GIF_EXTENSION = 0x21;
const GIF_FRAME = 0x2c;

/** Steps from block to block of a GIF until a second frame begins. */
function hasTwoFrames(bytes: Uint8Array): boolean {
  let frames = 0;
  let at = 13 + colourTable(bytes[10]);
  for (;;) {
    if (bytes[at] === GIF_EXTENSION) at += 2;
    else if (bytes[at] === GIF_FRAME) {
      frames += 1;
      if (frames > 1) return true;
      at += 11 + colourTable(bytes[at + 9]);
    } else return false;
    for (let size = bytes[at]; size; size = bytes[at]) at += 1 + size;
    at += 1;
  }
}

/** How many bytes of colours follow, by the flags of the screen or a frame. */
const colourTable = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
