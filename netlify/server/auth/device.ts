import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;

/** A new proof that whoever has this password hash has signed in from this browser; it holds for as long as the password does. */
export function newDevice(passwordHash: string): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  return `${id}.${signatureOf(id, passwordHash).toString('base64url')}`;
}

/** The id of the browser that shows a proof; undefined if it shows none, or one that was made for another password. */
export function deviceOf(proof: string | undefined, passwordHash: string): string | undefined {
  const [id = '', signature = ''] = (proof ?? '').split('.');
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(id, passwordHash)];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

function signatureOf(id: string, passwordHash: string): Buffer {
  return createHmac('sha256', passwordHash).update(`device\n${id}`).digest();
}
