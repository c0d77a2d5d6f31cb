import { createHash } from 'node:crypto';
import { createDocument } from './cas.ts';
import { openStore, type Store, type StoreName } from './open-store.ts';
import { readPage, recordKey, type Page, type PageRequest } from './record-pages.ts';
import { createId, ID_PATTERN, idTime } from '#shared/ids.ts';

/** The lists of what visitors send. */
export type SubmissionList = Extract<
  StoreName,
  'lets-connect' | 'contact' | 'demo' | 'feedback' | 'website-plan' | 'verification'
>;

/** Where a submission lies: the inbox, or apart as suspected spam. */
export type Folder = 'records' | 'suspected';

export type Submission = Record<string, string> & { id: string; submitted_at: string };

export interface NewSubmission {
  /** The fields as they are to be listed. */
  fields: Record<string, string>;
  /** Made by the browser once per filled form: the same one twice is one record. */
  submissionId?: string | undefined;
  suspected: boolean;
}

interface Claim {
  id: string;
  folder: Folder;
}

/** Stores a submission as one record of its own. Out: its id; for a repeated `submissionId` the id of the first. */
export async function saveSubmission(list: SubmissionList, submission: NewSubmission): Promise<string> {
  const store = openStore(list);
  const wanted: Claim = { id: createId(), folder: submission.suspected ? 'suspected' : 'records' };
  const claim = submission.submissionId ? await claimOnce(store, submission.submissionId, wanted) : wanted;
  // A repetition writes too: it heals a crash between claim and record, and changes nothing otherwise.
  if (claim === wanted || !(await isStored(store, claim.id))) {
    const { id } = claim;
    const record: Submission = { ...submission.fields, id, submitted_at: new Date(idTime(id)).toISOString() };
    await createDocument(store, recordKey(claim.folder, id), record);
  }
  return claim.id;
}

/** One page of a list, newest first. */
export function readSubmissions(
  list: SubmissionList,
  folder: Folder,
  page: PageRequest,
): Promise<Page<Submission>> {
  return readPage<Submission>(openStore(list), folder, page);
}

/** Moves a suspected submission into the inbox. Out: false if there is none with that id. Twice is once. */
export async function restoreSubmission(list: SubmissionList, id: string): Promise<boolean> {
  if (!ID_PATTERN.test(id)) return false;
  const store = openStore(list);
  const record: unknown = await store.get(recordKey('suspected', id), { type: 'json' });
  if (record === null) return (await store.getMetadata(recordKey('records', id))) !== null;
  // First the copy, then the removal: a crash between the two shows it twice rather than not at all.
  await createDocument(store, recordKey('records', id), record);
  await store.delete(recordKey('suspected', id));
  return true;
}

/** The first call with a submissionId decides id and folder; all others get its decision. */
async function claimOnce(store: Store, submissionId: string, wanted: Claim): Promise<Claim> {
  const key = `claims/${createHash('sha256').update(submissionId.toLowerCase()).digest('hex')}`;
  if (await createDocument(store, key, wanted)) return wanted;
  return (await store.get(key, { type: 'json' })) as Claim;
}

async function isStored(store: Store, id: string): Promise<boolean> {
  const keys = (['records', 'suspected'] as const).map((folder) => recordKey(folder, id));
  const found = await Promise.all(keys.map((key) => store.getMetadata(key)));
  return found.some((metadata) => metadata !== null);
}
