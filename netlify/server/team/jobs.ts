import type { Job } from '../handlers/jobs.ts';
import { endSessionsOf, listOwners } from '../records/sessions.ts';
import { ownerOf } from './guarded.ts';
import { personOf, readTeam } from './people.ts';

/** Ends sessions that a crash has left to people who were disabled or removed, or whose password is another. */
export const teamJob: Job = {
  name: 'end-sessions-of-former-people',
  run: async () => {
    const owners = await listOwners();
    if (owners.length === 0) return;
    const team = await readTeam();
    for (const id of owners) {
      if (personOf(team, id)?.state !== 'active') await endSessionsOf(id);
      else await endSessionsOf(id, { unless: ownerOf(team, id).credential });
    }
  },
};
