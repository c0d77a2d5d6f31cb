import { randomBytes } from 'node:crypto';
import { openCollection } from '../database/blobs.ts';
import { listKeys, type Collection } from '../database/collection.ts';
import { createDocument, readDocument, readDocuments } from '../database/documents.ts';
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
const keyOf = (email: string): string =>
  ADDRESSES + Buffer.from(email.normalize().toLowerCase()).toString('hex');
const addressOf = (key: string): string => Buffer.from(key.slice(ADDRESSES.length), 'hex').toString();

/** Whether mail to an address was ended by whoever reads it. */
export const isUnsubscribed = (email: string): Promise<boolean> => unsubscribed().exists(keyOf(email));

/** Every unsubscribed address, in lower case. */
export const listUnsubscribed = async (): Promise<string[]> =>
  (await listKeys(unsubscribed(), ADDRESSES)).map(addressOf);

/** Ends the mail to an address. Twice is once. */
export async function unsubscribe(email: string): Promise<void> {
  await createDocument(unsubscribed(), keyOf(email), { at: new Date().toISOString() });
  await tellStaff();
}

/** Forgets that an address was unsubscribed. */
export async function forgetUnsubscribed(email: string): Promise<void> {
  await unsubscribed().delete(keyOf(email));
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
  const found = await readDocument<{ at: string }>(unsubscribed(), keyOf(address));
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
