/** What an owner asks about a house in our care, and what happens: the sections of /prop-mgmt. */
export interface CareTopic {
  readonly id: string;
  readonly topic: string;
  /** In the owner's words. */
  readonly question: string;
  readonly answer: string;
  /** When, and what happens then. */
  readonly log: readonly { readonly when: string; readonly what: string }[];
}

export const careTopics: readonly CareTopic[] = [
  {
    id: 'tenants',
    topic: 'Tenants',
    question: 'Who is living in my house?',
    answer:
      'Somebody whose employer and last landlord we have called. You read a one-page summary with our opinion, and you decide. No key leaves our hands before you have said yes.',
    log: [
      { when: 'Week 1', what: 'Photographs in daylight, an honest description' },
      { when: 'Week 2', what: 'Viewings, always with one of us in the room' },
      { when: 'Week 3', what: 'Two references called, a summary sent to you' },
      { when: 'Move-in', what: 'Lease, deposit, and every room recorded with the tenant present' },
    ],
  },
  {
    id: 'rent',
    topic: 'Rent',
    question: 'When does the money come?',
    answer:
      'Tenants pay by the date in the lease; we remind them before it and call on the first day it is late. The balance is in your account by the tenth of the month, with a statement of every rupee.',
    log: [
      { when: '3 days before', what: 'A reminder goes to the tenant' },
      { when: 'Due date', what: 'Rent arrives in a bank account in Nepal' },
      { when: '1 day late', what: 'A call, not a letter' },
      { when: 'By the 10th', what: 'The balance is paid on, the statement is with you' },
    ],
  },
  {
    id: 'upkeep',
    topic: 'Upkeep',
    question: 'Who fixes the tap?',
    answer:
      'A plumber who knows the house. You name an amount for each repair: below it we act at once and send the receipt, above it you get two quotations and we wait for your answer. Danger is made safe first.',
    log: [
      { when: 'Tuesday 8:10 AM', what: 'The tenant writes: the kitchen tap drips' },
      { when: '9:30 AM', what: 'Plumber booked, below your limit' },
      { when: '3:40 PM', what: 'Fixed; two photographs, before and after' },
      { when: 'April and May', what: 'Gutters, roof drains and tank, while it is still dry' },
    ],
  },
];

/** The way from a first call to a house in care. */
export const wayIn: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'A demo call',
    text: 'Half an hour. We walk you through the file of one managed house, page by page.',
  },
  {
    title: 'A visit',
    text: 'One of us walks around the property, or through it with you on video, and makes a list.',
  },
  {
    title: 'A written quotation',
    text: 'Within five working days: what the monthly fee covers, what is charged at cost, what you approve beforehand.',
  },
  {
    title: 'The keys',
    text: 'Handed over against a signature. You can pause or end the agreement at any time.',
  },
];
