import { createHash } from 'node:crypto';
import { openCollection } from '../database/blobs.ts';
import { changeDocument } from '../database/documents.ts';
import { readEnv } from '../env.ts';
import { logProblem } from '../log.ts';

/** Which administrator's password counts. Kept in the collection `credentials`, where every deploy of the site reads it. */
interface StoredCredential {
  /** Fingerprint of its hash. */
  credential: string;
  /** Those before it. None of them counts again, whatever deploy still runs with it. */
  retired: string[];
  /** Whether the sessions of those before it have been ended. */
  isAlone: boolean;
}

const KEY = 'administrator';

/** Fingerprint of the administrator's password hash as this deploy knows it. */
export function credential(): string {
  return createHash('sha256')
    .update(readEnv().ADMIN_PASSWORD_HASH ?? '')
    .digest('hex')
    .slice(0, 16);
}

/**
 * Makes this deploy's password the one that counts. A new one retires the one before it, and `endOthers` must then end that
 * one's sessions; it runs again with the next claim if it fails. A deploy without a password claims nothing. Out: false if this
 * deploy's password is a retired one.
 */
export async function claimCredential(endOthers: () => Promise<void>): Promise<boolean> {
  if (!readEnv().ADMIN_PASSWORD_HASH) return true;
  const collection = openCollection('credentials');
  const mine = credential();
  const fresh: StoredCredential = { credential: mine, retired: [], isAlone: false };
  let state = 'new' as 'new' | 'known' | 'retired';
  const claim = (found?: Partial<StoredCredential>) => {
    // A damaged record counts as none.
    const current = { ...fresh, ...found };
    if (current.retired.includes(mine)) state = 'retired';
    else state = current.credential === mine && current.isAlone ? 'known' : 'new';
    if (state !== 'new') return undefined;
    if (current.credential === mine) return current;
    return { ...fresh, retired: [...current.retired, current.credential] };
  };
  await changeDocument(collection, KEY, claim, fresh);
  if (state === 'retired')
    logProblem('password-retired', { message: 'ADMIN_PASSWORD_HASH was replaced by a newer one.' });
  if (state !== 'new') return state === 'known';
  await endOthers();
  const settle = (found?: StoredCredential) =>
    found?.credential === mine ? { ...found, isAlone: true } : undefined;
  return (await changeDocument<StoredCredential>(collection, KEY, settle, fresh)) !== undefined;
}
