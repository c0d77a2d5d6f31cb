import { readEnv } from '../env.ts';
import { callerOf, countCall } from '../records/attempts.ts';
import { claimAnswer, queueMessage, readCaller, type MessageKey } from '../records/outbox.ts';
import { isUnsubscribed } from '../records/unsubscribed.ts';
import { hasMail, mailWay } from './mail.ts';
import type { Way } from './delivery.ts';
import { addressOf, type StoredRecord } from './notification.ts';
import { mailBody } from './template.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';
import { company } from '#content/company.ts';
import { answerMails, type AnswerMail } from '#forms/answer-mails.ts';
import { forms } from '#forms/registry.ts';
import { idTime } from '#shared/ids.ts';

/** So many answers go out for one network in an hour; of one form, an address gets one a day (`claimAnswer`). */
const MOST_AN_HOUR = 10;
/** Nobody is thanked for what came days ago: suspected spam that is found to be none later than this, for example. */
const LATEST_MS = 2 * 86_400_000;

/** The answer to a form, if it is to be given: by the name of the form's records. */
function answerTo(list: string): AnswerMail | undefined {
  if (!readEnv().ANSWER_FORMS?.some((name) => name === list)) return undefined;
  const names = Object.keys(forms) as (keyof typeof forms)[];
  const name = names.find((one) => forms[one].suspected === list);
  return name && answerMails[name];
}

/** Who called, for the limit of answers; nothing where none is given. */
export const answeredCaller = (list: string, address: string): string | undefined =>
  answerTo(list) && callerOf(address);

/**
 * Queues the answer to the visitor of a record, if there is to be one. It follows from the message to the company, which no crash
 * loses, and may be called again for the same record. Out: the answer's key.
 */
export async function queueAnswer(key: MessageKey, record: StoredRecord): Promise<MessageKey | undefined> {
  const email = addressOf(record);
  if (!answerTo(key.list) || !hasMail() || email === undefined) return undefined;
  if (idTime(key.id) < Date.now() - LATEST_MS) return undefined;
  const caller = await readCaller(key);
  if (caller && (await countCall('answer', caller, MOST_AN_HOUR, { minutes: 60 })) > 0) return undefined;
  if (!(await claimAnswer(key, email))) return undefined;
  const answer: MessageKey = { ...key, kind: 'answer' };
  await queueMessage(answer);
  return answer;
}

/** The one way of an answer; undefined where it is not to go any more: its form is not answered now, or its address is unsubscribed. */
export async function answerWay(key: MessageKey, record: StoredRecord): Promise<Way | undefined> {
  const answer = answerTo(key.list);
  const email = addressOf(record);
  if (!answer || email === undefined || (await isUnsubscribed(email))) return undefined;
  const href = await unsubscribeLink(email);
  if (href === undefined) return undefined;
  return mailWay(key, answerMail(answer, href), email);
}

function answerMail({ subject, text }: AnswerMail, unsubscribe: string) {
  const phones = Object.values(company.offices).map(
    ({ place, phones: [phone] }) => `${place}: ${phone.display}`,
  );
  return {
    subject,
    replyTo: company.emails.info,
    headers: {
      'Auto-Submitted': 'auto-replied',
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...mailBody({
      heading: subject,
      paragraphs: [...text, [company.legalName, ...phones].join(' · ')],
      footer: {
        text: 'This email was sent by itself, because this address was typed into a form of our site.',
        link: { label: 'Unsubscribe', href: unsubscribe },
      },
    }),
  };
}
