import type { Config } from '@netlify/functions';
import { isReplaced } from '#server/deploy.ts';
import { runJobs } from '#server/handlers/jobs.ts';

export default async (): Promise<void> => {
  if (!isReplaced()) await runJobs();
};

export const config: Config = { schedule: '*/5 * * * *' };
