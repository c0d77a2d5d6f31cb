import type { Config } from '@netlify/functions';
import { isReplaced } from '#server/deploy.ts';
import { jobs, runJobs } from '#server/handlers/jobs.ts';
import { teamJob } from '#server/team/jobs.ts';

export default async (): Promise<void> => {
  if (!isReplaced()) await runJobs([...jobs, teamJob]);
};

export const config: Config = { schedule: '*/5 * * * *' };
