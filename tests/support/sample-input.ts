import type { endpoints } from '#shared/endpoints/all.ts';

type CallName = keyof typeof endpoints;

/** A right body for each call that takes one as JSON. */
export const sampleInput: Partial<Record<CallName, Record<string, unknown>>> = {
  letsConnectSubmit: {
    name: 'Asha Rai',
    email: 'asha@example.com',
    phone: '9812345678',
    message: 'How soon can you start?',
  },
  contactSubmit: { name: 'Asha Rai', email: 'asha@example.com', message: 'Namaste' },
  demoSubmit: {
    email: 'asha@example.com',
    firstName: 'Asha',
    lastName: 'Rai',
    country: 'NP',
    helpNeeded: 'upgrade my account',
    company: 'Rai Traders',
    industry: 'Technology',
    phone: '981-2345678',
    employees: '1-10',
    role: 'Owner',
  },
  feedbackSubmit: { name: 'Asha Rai', email: 'asha@example.com', rating: 'Good', message: 'Well done' },
  websitePlanSubmit: {
    name: 'Asha Rai',
    email: 'asha@example.com',
    company: '',
    plan: 'Elevate',
    message: 'Eight pages',
  },
  register: {
    name: 'Asha Rai',
    email: 'asha@example.com',
    phone: '9812345678',
    address: 'Bhaisepati, Lalitpur',
    password: 'long enough',
    confirmPassword: 'long enough',
  },
  adminLogin: { username: 'nobody', password: 'wrong' },
  blogDelete: { id: 'no-such-post' },
  faqAdd: { category: 'general', question: 'What is AI?', answer: 'A tool.\nNot a colleague.' },
  faqDelete: { id: '000000000-0000000000' },
  faqUpdate: { id: '000000000-0000000000', question: 'Why?', answer: 'Because.' },
  submissionMove: { list: 'contact', id: '000000000-0000000000' },
};
