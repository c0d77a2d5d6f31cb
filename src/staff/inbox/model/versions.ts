import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { SubmissionNews } from '#shared/endpoints/staff.ts';

let told: SubmissionNews['lists'] | undefined;

/** Keeps what the server said of all lists last. */
export function noteVersions(lists: SubmissionNews['lists']): void {
  told = lists;
}

/** For how many days the server keeps what came in; undefined for as long as nobody erases it. */
export function keptDays({ path }: Endpoint): number | undefined {
  return told?.[path]?.days;
}

/** The version of a list as the server said it last; undefined while it has said nothing. */
export function versionOf({ path }: Endpoint, suspected: boolean): string | undefined {
  return told && (told[path]?.[suspected ? 'suspected' : 'inbox'] ?? 'none');
}
