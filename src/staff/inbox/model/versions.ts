import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { SubmissionNews } from '#shared/endpoints/staff.ts';
import { createAtom } from '../../shell/atom.ts';

/** What the server said last; undefined while it has said nothing. */
export const versions = createAtom<SubmissionNews | undefined>(undefined);

/** The version of a part of a list as the server said it last; undefined while it has said nothing. */
export const versionOf = ({ path }: Endpoint, part: string): string | undefined =>
  versions.get() && (versions.get()?.lists[path]?.[part] ?? 'none');

/** The part that is one folder of a list. */
export const folderPart = (suspected: boolean): string => (suspected ? 'suspected' : 'inbox');

/** For how many days the server keeps what came in, by the path of the list's call, where that ends. */
export const keptDays = createAtom<Readonly<Record<string, number>>>({});
