import { teamEndpoints, type TeamChange, type TeamState } from '#shared/endpoints/team.ts';
import type { CallResult } from '#browser/api-client.ts';
import { onLeave, staffCall } from '../session/session.ts';
import { createAtom } from '../shell/atom.ts';
import { guardLeaving } from '../shell/unsaved.ts';

/** What is known of the team; nothing before the first answer. */
export const team = createAtom<TeamState | undefined>(undefined);

/** Recovery codes that were shown and are not kept yet; no call tells them again, so they outlast a look at another tab. */
export const newCodes = createAtom<readonly string[] | undefined>(undefined);
newCodes.subscribe(() => guardLeaving('recovery codes', newCodes.get() !== undefined));

onLeave(() => {
  team.set(undefined);
  newCodes.set(undefined);
});

/** Asks anew. Out: what went wrong, if anything. */
export async function readTeam(): Promise<string | undefined> {
  const result = await staffCall(teamEndpoints.teamState);
  if (result.ok) team.set(result.data);
  return result.ok ? undefined : sentenceOf(result);
}

/** Changes something about a colleague. Out: what went wrong, if anything. */
export async function changeColleague(id: string, to: TeamChange): Promise<string | undefined> {
  const result = await staffCall(teamEndpoints.teamChange, { body: { id, to } });
  if (!result.ok) return sentenceOf(result);
  return readTeam();
}

/** What a call that failed says of it. */
export const sentenceOf = (result: Exclude<CallResult<unknown>, { ok: true }>): string =>
  result.message || 'Something went wrong.';
