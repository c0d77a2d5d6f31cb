import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address } from 'postal-mime';
import { readEnv } from '../env.ts';
import { mailSetup } from './mail.ts';
import { idTime } from '#shared/ids.ts';
import type { KeptMail } from '#shared/notifications.ts';

const FILE = /^[0-9a-z]{9}-[0-9a-z]{10}-([a-z-]+?)(?:-(answer))?\.eml$/;
/** The newest ones are what somebody who tries things out looks for. */
const MOST = 200;

/** The mails that lie in files, newest first; none where mail goes elsewhere. */
export async function listKeptMails(): Promise<KeptMail[]> {
  if (mailSetup() !== 'files') return [];
  const names = await readdir(readEnv().MAIL_DIR ?? '').catch(() => []);
  const mails = names.filter((name) => FILE.test(name)).sort();
  return mails
    .slice(-MOST)
    .reverse()
    .map((name) => {
      const [, list = '', kind] = FILE.exec(name) ?? [];
      const at = new Date(idTime(name)).toISOString();
      return { name, list, at, ...(kind === 'answer' && { kind }) };
    });
}

/** One of them as people read it: the head that matters, then its text. Undefined if there is none of that name. */
export async function readKeptMail(name: string): Promise<string | undefined> {
  if (mailSetup() !== 'files' || !FILE.test(name)) return undefined;
  const file = await readFile(join(readEnv().MAIL_DIR ?? '', name)).catch(() => undefined);
  if (!file) return undefined;
  const { default: PostalMime } = await import('postal-mime');
  const { from, to = [], replyTo = [], subject = '', date = '', text = '' } = await PostalMime.parse(file);
  const names = (people: readonly Address[]) =>
    people.map((one) => (one.name ? `${one.name} <${one.address}>` : one.address)).join(', ');
  const head = [
    ['From', names(from ? [from] : [])],
    ['To', names(to)],
    ['Reply-To', names(replyTo)],
    ['Subject', subject],
    ['Date', date],
  ].filter(([, value]) => value !== '');
  return `${head.map((line) => line.join(': ')).join('\n')}\n\n${text}`;
}
