/** So many leading bytes tell a picture's format. */
export const PICTURE_HEAD_BYTES = 64;

/** Whether a picture is a JPEG, PNG, WebP, AVIF or GIF: told by its leading bytes, whatever its name or declared type says. */
export function isAcceptedPicture(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, PICTURE_HEAD_BYTES));
  // HEIC is the same container as AVIF with other brands; only the major brand counts.
  return /^(?:\xff\xd8\xff|\x89PNG\r\n[^]\n|GIF8[79]a|RIFF[^]{4}WEBP|[^]{4}ftypavi[fs])/.test(head);
}
