import { hash } from 'node:crypto';
import { openCollection } from '../database/blobs.ts';
import { changeDocument, readDocument } from '../database/documents.ts';
import { readEnv } from '../env.ts';
import { logProblem } from '../log.ts';

/** Which password of the environment's administrator counts: part of the document about those who may sign in. */
interface StoredCredential {
  /** Fingerprint of its hash. */
  credential: string;
  /** Those before it. None of them counts again, whatever deploy still runs with it. */
  retired: string[];
  /** Whether the sessions of those before it have been ended. */
  isAlone: boolean;
}

/** The document, in the collection `credentials`, where every deploy of the site reads it. */
export const ADMINISTRATORS = 'administrators';
/** Where releases before colleagues could be invited kept it; they still do when one of them is deployed again. */
const FORMER_KEY = 'administrator';

/** Fingerprint of a password hash, by which sessions know what they were made under. */
export const fingerprint = (passwordHash: string): string => hash('sha256', passwordHash).slice(0, 16);

/** Fingerprint of the hash of the environment's administrator as this deploy knows it. */
export const credential = (): string => fingerprint(readEnv().ADMIN_PASSWORD_HASH ?? '');

/**
 * Makes this deploy's password the one that counts. A new one retires the one before it, and `endOthers` must then end that
 * one's sessions; it runs again with the next claim if it fails. A deploy without a password claims nothing. Out: the document
 * with all else that it says; undefined if this deploy's password is a retired one.
 */
export async function claimCredential(endOthers: () => Promise<void>): Promise<object | undefined> {
  if (!readEnv().ADMIN_PASSWORD_HASH) return {};
  const collection = openCollection('credentials');
  const mine = credential();
  const fresh: StoredCredential = { credential: mine, retired: [], isAlone: false };
  let former: StoredCredential | undefined;
  let seen: StoredCredential = fresh;
  let state = 'missing' as 'missing' | 'new' | 'known' | 'retired';
  const claim = (found?: Partial<StoredCredential>) => {
    if (!found?.credential && !former) return undefined;
    // A damaged record counts as none.
    const current = (seen = { ...fresh, ...former, ...found });
    if (current.retired.includes(mine)) state = 'retired';
    else state = current.credential === mine && current.isAlone ? 'known' : 'new';
    if (state !== 'new') return found?.credential ? undefined : current;
    if (current.credential === mine) return current;
    return { ...current, ...fresh, retired: [...current.retired, current.credential] };
  };
  await changeDocument(collection, ADMINISTRATORS, claim, fresh);
  if (state === 'missing') {
    former = (await readDocument<StoredCredential>(collection, FORMER_KEY)) ?? fresh;
    await changeDocument(collection, ADMINISTRATORS, claim, fresh);
  }
  if (state === 'retired')
    logProblem('password-retired', { message: 'ADMIN_PASSWORD_HASH was replaced by a newer one.' });
  if (state !== 'new') return state === 'known' ? seen : undefined;
  await endOthers();
  const settle = (found?: StoredCredential) =>
    found?.credential === mine ? { ...found, isAlone: true } : undefined;
  return changeDocument<StoredCredential>(collection, ADMINISTRATORS, settle, fresh);
}
