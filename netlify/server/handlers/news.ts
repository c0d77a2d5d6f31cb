import { personOf, type Answer, type Call } from '../http/call.ts';
import { personKey } from '../casework/store/seen.ts';
import { readListVersions } from '../records/folders.ts';
import { retentionDays } from '../records/retention-days.ts';
import { auditEndpoints } from '#shared/endpoints/audit.ts';
import type { SubmissionNews } from '#shared/endpoints/staff.ts';
import { staffEndpoints } from '#shared/endpoints/staff.ts';
import { forms } from '#forms/registry.ts';
import { ok } from '#shared/result.ts';

/** The path of each list's call, and the collection behind it. */
const LISTS = [
  ...Object.values(forms).map(({ list, suspected }) => [list.path, suspected] as const),
  [staffEndpoints.verificationList.path, 'verification'] as const,
  [auditEndpoints.auditList.path, 'audit'] as const,
];

/** The version of every list, of what is kept beside it, of the list of unsubscribed addresses, and of what is kept for who asks. */
export async function showNews({ session }: Call): Promise<Answer<SubmissionNews>> {
  const versions = await readListVersions();
  const lists = LISTS.map(([path, collection]) => [
    path,
    {
      ...besides(versions, collection),
      inbox: versions.get(`${collection}/records`),
      suspected: versions.get(`${collection}/suspected`),
    },
  ]);
  const days = LISTS.flatMap(([path, list]): [string, number][] => {
    const kept = retentionDays(list);
    return kept === undefined ? [] : [[path, kept]];
  });
  return ok({
    status: 'success',
    own: besides(versions, personKey(personOf(session).id)),
    days: Object.fromEntries(days),
    lists: Object.fromEntries(lists) as SubmissionNews['lists'],
    unsubscribed: versions.get('unsubscribed/addresses'),
  });
}

/** What lies as `<part>/<collection>`, by the part. */
function besides(versions: ReadonlyMap<string, string>, collection: string): Record<string, string> {
  const own = [...versions].filter(([key]) => key.endsWith(`/${collection}`));
  return Object.fromEntries(own.map(([key, version]) => [key.slice(0, key.indexOf('/')), version]));
}
