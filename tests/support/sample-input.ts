import type { Fields } from '#forms/fields/field.ts';
import { forms } from '#forms/registry.ts';
import type { endpoints } from '#shared/endpoints/all.ts';

type CallName = keyof typeof endpoints;

/** What a visitor answers, by what a browser would fill in. */
const ANSWERS: Readonly<Record<string, string>> = {
  name: 'Asha Rai',
  'given-name': 'Asha',
  'family-name': 'Rai',
  email: 'asha@example.com',
  tel: '981-2345678',
  'tel-national': '9812345678',
  organization: 'Rai Traders',
  'street-address': 'Bhaisepati, Lalitpur',
  'country-name': 'NP',
  'new-password': 'long enough',
};

/** Right answers to these fields, whichever they are. */
export function sampleAnswers(fields: Fields): Record<string, string> {
  const answers = Object.entries(fields).map(([name, { question }]) => [
    name,
    question.kind === 'select'
      ? (question.options[1] ?? '')
      : (ANSWERS[question.autoComplete ?? ''] ?? 'How soon can you start?'),
  ]);
  return Object.fromEntries(answers) as Record<string, string>;
}

/** A right body for each call that takes one as JSON. */
export const sampleInput = {
  ...(Object.fromEntries(
    Object.entries(forms).map(([name, { form }]) => [`${name}Submit`, sampleAnswers(form.fields)]),
  ) as Record<`${keyof typeof forms}Submit`, Record<string, string>>),
  adminLogin: { username: 'nobody', password: 'wrong' },
  blogDelete: { id: 'no-such-post' },
  faqAdd: { category: 'general', question: 'What is AI?', answer: 'A tool.\nNot a colleague.' },
  faqDelete: { id: '000000000-0000000000' },
  faqUpdate: { id: '000000000-0000000000', question: 'Why?', answer: 'Because.' },
  submissionMove: { list: 'contact', id: '000000000-0000000000' },
  personalDataFind: { email: 'nobody@example.com' },
  personalDataErase: { email: 'nobody@example.com' },
  teamInvite: { name: 'Maya Gurung', email: 'maya@example.com' },
  teamInviteAgain: { id: '000000000-0000000000' },
  teamChange: { id: '000000000-0000000000', to: 'disabled' },
  invitationLook: { token: 'none' },
  invitationAccept: {
    token: 'none',
    password: 'seven quiet kettles',
    confirmPassword: 'seven quiet kettles',
  },
  factorConfirm: { code: '000000' },
  factorEnd: { code: '000000' },
  teamPassword: { present: 'none', password: 'seven quiet kettles', confirmPassword: 'seven quiet kettles' },
  ownSessionEnd: { id: 'none' },
  notificationSend: { list: 'contact', id: '000000000-0000000000' },
} as Partial<Record<CallName, Record<string, unknown>>>;
