import { logProblem } from '../log.ts';
import * as keptMails from '../notify/kept-mails.ts';
import * as attempts from '../records/attempts.ts';
import { standsIn, type Held, type HeldAbout, type Sought } from '../records/held.ts';
import * as outbox from '../records/outbox.ts';
import * as submissions from '../records/submissions.ts';
import * as unsubscribed from '../records/unsubscribed.ts';
import * as users from '../records/users.ts';
import * as work from './casework.ts';
import { listedFields } from '#forms/engine/record.ts';
import { bareAddress } from '#forms/fields/email.ts';
import { forms } from '#forms/registry.ts';
import type { HeldPlace } from '#shared/personal-data.ts';

/** Whoever keeps something of visitors. Records come first: others find by them what belongs to them. */
const KEEPERS: readonly { heldAbout: HeldAbout }[] = [
  submissions,
  users,
  outbox,
  unsubscribed,
  work,
  attempts,
  keptMails,
];

/** What a form's definition says of its records; the other records have one under `email`. */
const EMAIL_KEYS = new Map<string, readonly string[]>(
  Object.values(forms).map(({ form, suspected }) => {
    const addresses = listedFields(form.fields).filter(({ column }) => column.kind === 'email');
    return [suspected, addresses.map(({ key }) => key)];
  }),
);

/** An address as everything about it is looked for: as every form stores it, in small letters. */
export const comparedAddress = (typed: string): string => bareAddress(typed).toLowerCase();

/** Everything that is kept about an e-mail address, by where it is. Reads every list. */
export async function findHeld(typed: string): Promise<Held[]> {
  const address = comparedAddress(typed);
  const sought: Sought = {
    address,
    isIn: standsIn(address),
    emailKeys: (list) => EMAIL_KEYS.get(list) ?? ['email'],
  };
  const found: Held[] = [];
  for (const { heldAbout } of KEEPERS) found.push(...(await heldAbout(sought, found)));
  return found;
}

/** The same as it is told. */
export const toldOf = (found: readonly Held[]): HeldPlace[] =>
  found.map(({ place, items }) => ({ place, items }));

/** How many things would go. */
export const countOf = (found: readonly Held[]): number =>
  found.flatMap(({ items }) => items).filter(({ mentioned }) => !mentioned).length;

/** How an erasure went: how many things are gone, and how many of those that were found are still there. */
export interface Erasure {
  erased: number;
  left: number;
}

/**
 * Erases everything about an address that is its own, and looks again. What depends on a record goes before it, so that
 * what a crash or a failing store left can be found and erased by doing it again.
 */
export async function eraseHeld(typed: string): Promise<Erasure> {
  const found = await findHeld(typed);
  for (const { place, erase } of found.toReversed()) {
    await erase().catch((error: unknown) => logProblem('not-erased', { place }, error));
  }
  const left = countOf(await findHeld(typed));
  return { erased: Math.max(0, countOf(found) - left), left };
}
