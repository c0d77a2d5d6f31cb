import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readEnv } from '../env.ts';

const ID_BYTES = 16;

/** A new proof that the administrator has signed in from this browser; it holds for as long as the password does. */
export function newDevice(): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  return `${id}.${signatureOf(id).toString('base64url')}`;
}

/** The id of the browser that shows a proof; undefined if it shows none, or one that was not made here. */
export function deviceOf(proof: string | undefined): string | undefined {
  const [id = '', signature = ''] = (proof ?? '').split('.');
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(id)];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

/** Without a password there is no administrator, and a key that nobody knows. */
function signatureOf(id: string): Buffer {
  return createHmac('sha256', readEnv().ADMIN_PASSWORD_HASH ?? randomBytes(ID_BYTES))
    .update(`device\n${id}`)
    .digest();
}
