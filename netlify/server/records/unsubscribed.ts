import { randomBytes } from 'node:crypto';
import { openCollection } from '../database/blobs.ts';
import { listKeys, type Collection } from '../database/collection.ts';
import { createDocument, readDocuments } from '../database/documents.ts';
import { raiseListVersion } from '../database/index-store.ts';
import { logProblem } from '../log.ts';
import type { HeldAbout } from './held.ts';
import { createId } from '#shared/ids.ts';
import { MAX_EMAIL } from '#shared/limits.ts';

/*
 *   addresses/<address in lower case and NFC, its UTF-8 bytes in hexadecimal>   {at}: somebody who wants no more mail
 *   signing/<id>                                                      {secret}: what the links of mails are signed with
 *
 * A listing of `addresses/` tells all of them without reading a document.
 */
const unsubscribed = (): Collection => openCollection('unsubscribed');
const ADDRESSES = 'addresses/';
const SIGNING = 'signing/';
/** Where an address lies, and where an earlier release put it: as it was typed. */
const keysOf = (email: string): [string, ...string[]] => {
  const [key, ...older] = new Set([email.normalize(), email]);
  const keyOf = (address = '') => ADDRESSES + Buffer.from(address.toLowerCase()).toString('hex');
  return [keyOf(key), ...older.map(keyOf)];
};
const addressOf = (key: string): string =>
  Buffer.from(key.slice(ADDRESSES.length), 'hex').toString().normalize();

/** Whether mail to an address was ended by whoever reads it. */
export const isUnsubscribed = async (email: string): Promise<boolean> =>
  (await Promise.all(keysOf(email).map((key) => unsubscribed().exists(key)))).includes(true);

/** Every unsubscribed address, in lower case. */
export const listUnsubscribed = async (): Promise<string[]> =>
  (await listKeys(unsubscribed(), ADDRESSES)).map(addressOf);

/** Ends the mail to an address. Twice is once. */
export async function unsubscribe(email: string): Promise<void> {
  await createDocument(unsubscribed(), keysOf(email)[0], { at: new Date().toISOString() });
  await tellStaff();
}

/** Forgets that an address was unsubscribed. */
export async function forgetUnsubscribed(email: string): Promise<void> {
  for (const key of keysOf(email)) await unsubscribed().delete(key);
  await tellStaff();
}

/** Open dashboards ask anew. Never throws: the change stands, and whoever asked for it must not read otherwise. */
async function tellStaff(): Promise<void> {
  await raiseListVersion('unsubscribed/addresses').catch((error: unknown) =>
    logProblem('list-version-not-raised', {}, error),
  );
}

/** That an address wants no more mail. Erased with the rest; whoever writes again may unsubscribe again, by any link they have. */
export const heldAbout: HeldAbout = async ({ address }) => {
  // A longer one gets no mail, and its key would be none.
  if (Buffer.byteLength(address) > MAX_EMAIL) return [];
  const [found] = await readDocuments<{ at: string }>(unsubscribed(), keysOf(address));
  const erase = () => forgetUnsubscribed(address);
  return found ? [{ place: 'unsubscribed', items: [{ values: { at: found.at } }], erase }] : [];
};

interface SigningKey {
  secret: string;
}

/**
 * The keys that links may be signed with, the one for new links first. They are made once and stay, whatever password or deploy
 * comes; those of a site that was moved here stay valid beside them.
 */
export async function readSigningKeys(): Promise<readonly string[]> {
  const secrets = await storedSecrets();
  if (secrets.length > 0) return secrets;
  const made: SigningKey = { secret: randomBytes(32).toString('base64url') };
  await createDocument(unsubscribed(), SIGNING + createId(), made);
  return storedSecrets();
}

async function storedSecrets(): Promise<string[]> {
  const keys = await listKeys(unsubscribed(), SIGNING);
  const found = await readDocuments<Partial<SigningKey>>(unsubscribed(), keys);
  return found.flatMap(({ secret }) => (typeof secret === 'string' && secret !== '' ? [secret] : []));
}
