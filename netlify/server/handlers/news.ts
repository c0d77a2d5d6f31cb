import type { Answer } from '../http/call.ts';
import { readListVersions } from '../records/folders.ts';
import { retentionDays } from '../records/retention-days.ts';
import type { SubmissionNews } from '#shared/endpoints/staff.ts';
import { staffEndpoints } from '#shared/endpoints/staff.ts';
import { forms } from '#forms/registry.ts';
import { ok } from '#shared/result.ts';

/** The path of each list's call, and the collection behind it. */
const LISTS = [
  ...Object.values(forms).map(({ list, suspected }) => [list.path, suspected] as const),
  [staffEndpoints.verificationList.path, 'verification'] as const,
];

/** The version of every list, and of the list of unsubscribed addresses. */
export async function showNews(): Promise<Answer<SubmissionNews>> {
  const versions = await readListVersions();
  const lists = LISTS.map(([path, collection]) => [
    path,
    {
      days: retentionDays(collection),
      inbox: versions.get(`${collection}/records`),
      suspected: versions.get(`${collection}/suspected`),
    },
  ]);
  return ok({
    status: 'success',
    lists: Object.fromEntries(lists) as SubmissionNews['lists'],
    unsubscribed: versions.get('unsubscribed/addresses'),
  });
}
