import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnv } from '../env.ts';
import { mailSetup } from './mail.ts';
import { idTime } from '#shared/ids.ts';
import type { KeptMail } from '#shared/notifications.ts';

const FILE = /^[0-9a-z]{9}-[0-9a-z]{10}-[a-z-]+\.eml$/;
/** The newest ones are what somebody who tries things out looks for. */
const MOST = 200;

/** The mails that lie in files, newest first; none where mail goes elsewhere. */
export async function listKeptMails(): Promise<KeptMail[]> {
  if (mailSetup() !== 'files') return [];
  const names = await readdir(readEnv().MAIL_DIR ?? '').catch(() => []);
  const mails = names.filter((name) => FILE.test(name)).sort();
  return mails
    .reverse()
    .slice(0, MOST)
    .map((name) => ({ name, at: new Date(idTime(name)).toISOString() }));
}

/** One of them as it is; undefined if there is none of that name. */
export async function readKeptMail(name: string): Promise<string | undefined> {
  if (mailSetup() !== 'files' || !FILE.test(name)) return undefined;
  return readFile(join(readEnv().MAIL_DIR ?? '', name), 'utf8').catch(() => undefined);
}
