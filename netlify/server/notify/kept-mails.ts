import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address } from 'postal-mime';
import { readEnv } from '../env.ts';
import { ownIds, type HeldAbout } from '../records/held.ts';
import { mailSetup } from './mail.ts';
import { idTime, ID_LENGTH } from '#shared/ids.ts';
import type { KeptMail } from '#shared/notifications.ts';

const FILE = /^[0-9a-z]{9}-[0-9a-z]{10}-([a-z-]+?)(?:-(answer))?\.eml$/;
/** The newest ones are what somebody who tries things out looks for. */
const MOST = 200;

/** The mails that lie in files, newest first; none where mail goes elsewhere. */
export async function listKeptMails(): Promise<KeptMail[]> {
  if (mailSetup() !== 'files') return [];
  const mails = await mailFiles();
  return mails
    .slice(-MOST)
    .reverse()
    .map((name) => {
      const [, list = '', kind] = FILE.exec(name) ?? [];
      const at = new Date(idTime(name)).toISOString();
      return { name, list, at, ...(kind === 'answer' && { kind }) };
    });
}

async function mailFiles(): Promise<string[]> {
  const folder = readEnv().MAIL_DIR;
  const names = folder ? await readdir(folder).catch(() => []) : [];
  return names.filter((name) => FILE.test(name)).sort();
}

/** One of them as people read it: the head that matters, then its text. Undefined if there is none of that name. */
export async function readKeptMail(name: string): Promise<string | undefined> {
  if (mailSetup() !== 'files' || !FILE.test(name)) return undefined;
  const mail = await parseMail(name);
  if (!mail) return undefined;
  const { from, to = [], replyTo = [], subject = '', date = '', text = '' } = mail;
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

async function parseMail(name: string) {
  const file = await readFile(join(readEnv().MAIL_DIR ?? '', name)).catch(() => undefined);
  if (!file) return undefined;
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(file);
}

/** The mails in files about records that were found, and those that an answer to goes to the address, whose record is gone. */
export const heldAbout: HeldAbout = async ({ isIn }, found) => {
  const ids = new Set(found.flatMap(({ items }) => ownIds(items)));
  const items = [];
  for (const name of await mailFiles()) {
    const mail = await parseMail(name);
    if (!mail) continue;
    const { subject, date, to = [], replyTo = [] } = mail;
    const isToThem = [...to, ...replyTo].some(({ address = '' }) => isIn(address));
    if (isToThem || ids.has(idOf(name))) items.push({ id: name, values: { subject, date } });
  }
  const names = items.map(({ id }) => id);
  return items.length === 0 ? [] : [{ place: 'mails in files', items, erase: () => removeFiles(names) }];
};

/** Removes the mails in files that tell of these records. */
export async function removeMailsOf(ids: readonly string[]): Promise<void> {
  const gone = new Set(ids);
  await removeFiles((await mailFiles()).filter((name) => gone.has(idOf(name))));
}

const idOf = (name: string): string => name.slice(0, ID_LENGTH);

async function removeFiles(names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(readEnv().MAIL_DIR ?? '', name), { force: true });
}
