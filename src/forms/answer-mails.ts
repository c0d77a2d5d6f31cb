import { company } from '#content/company.ts';
import type { inboxTabs } from './tabs.ts';

/** What a visitor is told by mail when a form has come: the same to everybody, without a word of theirs. */
export interface AnswerMail {
  subject: string;
  text: readonly string[];
}

/** When somebody reads what has come. */
const NEXT_DAY = 'on the same or the next working day';

/** The answer to each public form, for the function that sends it. No page loads it. */
export const answerMails: Readonly<Record<keyof typeof inboxTabs, AnswerMail>> = {
  contact: {
    subject: `Your message to ${company.name}`,
    text: [
      'Thank you. Your message has reached us.',
      `A person reads it ${NEXT_DAY} and answers by email or phone. Nothing else is needed from you.`,
    ],
  },
  demo: {
    subject: `Your demo of ${company.name}`,
    text: [
      'Thank you. Your request for a demo has reached us.',
      `A person writes or calls ${NEXT_DAY} to agree on a time with you.`,
    ],
  },
  feedback: {
    subject: `Your feedback to ${company.name}`,
    text: [
      'Thank you for your feedback.',
      'It is read by the person who did the work and by the one who runs it.',
    ],
  },
  letsConnect: {
    subject: `Your question to ${company.name}`,
    text: [
      'Thank you. Your question has reached us.',
      `The right person writes or calls you back ${NEXT_DAY}.`,
    ],
  },
  websitePlan: {
    subject: `Your website with ${company.name}`,
    text: [
      'Thank you. Your request for a website has reached us.',
      `A person writes or calls ${NEXT_DAY}. Nothing is built, and nothing is owed, before you have said yes to a written quotation.`,
    ],
  },
  registration: {
    subject: `Your account with ${company.name}`,
    text: [
      'An account has been registered with this address.',
      'If that was not you, answer this email, and a person takes the account away.',
    ],
  },
};
