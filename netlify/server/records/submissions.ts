import type { Collection, CollectionName } from '../database/collection.ts';
import { claim, type Claim } from './claims.ts';
import { Folders, type Folder } from './folders.ts';
import { ownIds, type Held, type HeldAbout } from './held.ts';
import { queueMessage, unqueueMessage } from './outbox.ts';
import { sweep } from './sweep.ts';
import { listNames, type ListName } from '#forms/registry.ts';
import { createId, idTime } from '#shared/ids.ts';

/** The lists of what visitors send, one collection each: its records lie in folders, its claims beside them. */
const LISTS: readonly SubmissionList[] = [...listNames.filter((list) => list !== 'users'), 'verification'];
/**
 * Whose claims end: those of forms, and of registrations, FAQs and answers to visitors, which are kept by records of their own. A
 * payment is told of again whenever somebody at its provider wants it.
 */
const CLAIMING: readonly CollectionName[] = [...listNames, 'faqs', 'outbox'];
export type SubmissionList = Exclude<ListName, 'users'> | 'verification';

export type Submission = Record<string, string> & { id: string; submitted_at: string };

/** The records of each list. */
export const submissions = Object.fromEntries(
  LISTS.map((list) => [list, new Folders<Submission>(list, (record) => record)]),
) as Record<SubmissionList, Folders<Submission>>;

export interface NewSubmission {
  /** The fields as they are to be listed. */
  fields: Record<string, string>;
  /** Made by the browser once per filled form: the same one twice is one record. */
  submissionId?: string | undefined;
  suspected: boolean;
  /** The network that it came from, as `callerOf` names it. */
  caller?: string | undefined;
  /** Posted by a page without script, which can make no `submissionId`: the same fields again in a minute are one record. */
  unscripted?: boolean;
}

interface SubmissionClaim extends Claim {
  folder: Folder;
}

/** A second click comes sooner; whoever means to send the same words again takes longer. */
const SECOND_CLICK_MS = 60_000;
const CLAIM_MS = 30 * 86_400_000;

/**
 * Stores a submission as one record of its own. Its message is queued before the record is there, so that no crash leaves a record
 * nobody is told of. Out: its id; for a repetition the id of the first. Its list shows it at once; an `update` of the folder is to
 * follow after the answer.
 */
export async function saveSubmission(list: SubmissionList, submission: NewSubmission): Promise<string> {
  const folders = submissions[list];
  const wanted: SubmissionClaim = { id: createId(), folder: submission.suspected ? 'suspected' : 'records' };
  const queue = ({ id, folder }: SubmissionClaim) =>
    folder === 'records' && queueMessage({ list, id }, submission.caller);
  const [claimed] = await Promise.all([claimFor(folders.open(), submission, wanted), queue(wanted)]);
  const isRepetition = claimed !== wanted;
  if (isRepetition) await unqueueMessage({ list, id: wanted.id });
  // A repetition writes too: it heals a crash between claim and record, and changes nothing otherwise.
  if (isRepetition && (await folders.isStored(claimed.id))) return claimed.id;
  if (isRepetition) await queue(claimed);
  const { id } = claimed;
  const submitted_at = new Date(idTime(id)).toISOString();
  await folders.store(claimed.folder, { ...submission.fields, id, submitted_at });
  return id;
}

/** The submissions of every list that an address is in. */
export const heldAbout: HeldAbout = async (sought) => {
  const held: Held[] = [];
  for (const list of LISTS) {
    const items = await submissions[list].heldAbout(sought);
    const erase = () => submissions[list].remove(ownIds(items), { atOnce: true });
    if (items.length > 0) held.push({ place: list, items, erase });
  }
  return held;
};

function claimFor(
  collection: Collection,
  submission: NewSubmission,
  wanted: SubmissionClaim,
): SubmissionClaim | Promise<SubmissionClaim> {
  const { submissionId, fields, unscripted = false } = submission;
  if (submissionId) return claim(collection, submissionId.toLowerCase(), wanted);
  if (!unscripted) return wanted;
  return claim(collection, JSON.stringify([wanted.folder, fields]), wanted, ({ id }) =>
    isSecondClick(id, wanted.id),
  );
}

/**
 * Takes away the claims of forms, of the CMS, of answers and of suspected registrations that are a month old, some at each call: no
 * browser sends the same one again so late. Never throws.
 */
export async function sweepClaims(now = Date.now()): Promise<void> {
  const isOver = ({ id = '' }: Partial<Claim>) => idTime(id) < now - CLAIM_MS;
  await Promise.all(CLAIMING.map((list) => sweep<Claim>(list, 'claims/', isOver)));
}

/** True for two ids made within a minute, whichever way the clock went. */
export const isSecondClick = (first: string, second: string): boolean =>
  Math.abs(idTime(second) - idTime(first)) < SECOND_CLICK_MS;
