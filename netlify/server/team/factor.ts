import { hash, randomInt, timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { changeTeam, isStill, ownOf, withOwn, type Factor, type Own } from './people.ts';
import { company } from '#content/company.ts';
import { plainNumber } from '#shared/normalize-input.ts';

const PERIOD_SECONDS = 30;
/** Steps by which a phone's clock may be off, either side. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** No letters and digits that look alike; 60 bits in all, so that not even their hashes give them away. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** What an app is set up with, for a person by user name. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that a QR code tells an app. */
export const appAddress = (secret: string, username: string): string => totp(secret, username).toString();

/** The half minute that a code is of; undefined if it is of none near now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const token = plainNumber(code).replace(/\s/g, '');
  // Of letters with accents the library would say that their bytes are too many.
  if (!/^\d+$/.test(token)) return undefined;
  const delta = totp(secret).validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

/** New recovery codes, and what is kept of them. */
export function newRecovery(): { codes: string[]; hashes: string[] } {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');
  const codes = Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
  return { codes, hashes: codes.map(hashOf) };
}

/**
 * Takes a code of the app or a recovery code, which then counts no more: of several who come with the same one at once, one is right.
 * Out: false if it is wrong or used, or if its owner is not who they were. `then` changes what the owner has set, in the same write.
 */
export async function useCode(
  owner: { id: string; credential: string },
  code: string,
  then: (own: Own) => Own = (own) => own,
): Promise<boolean> {
  const changed = await changeTeam((team) => {
    const own = ownOf(team, owner.id);
    const factor = own.factor && isStill(team, owner) ? without(own.factor, code) : undefined;
    return factor && withOwn(team, owner.id, then({ ...own, factor }));
  });
  return changed !== undefined;
}

/** The factor once a code of it is used; undefined if the code is none. */
function without(factor: Factor, code: string): Factor | undefined {
  const step = stepOf(factor.secret, code);
  if (step !== undefined) return step > factor.usedStep ? { ...factor, usedStep: step } : undefined;
  const used = hashOf(code);
  const recovery = factor.recovery.filter((one) => !isSame(one, used));
  return recovery.length < factor.recovery.length ? { ...factor, recovery } : undefined;
}

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: company.name, label, secret, period: PERIOD_SECONDS });

/** Typed in any letter case, with dashes, blanks or neither. */
const hashOf = (code: string): string => hash('sha256', code.toLowerCase().replace(/[^a-z0-9]/g, ''));

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
