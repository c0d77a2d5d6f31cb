import { company } from '#content/company.ts';
import { socialPlans } from '#content/plans.ts';

/** Sample FAQs of the local store. Each line of an answer is shown as one bullet. */
export interface SeedFaq {
  readonly category: 'general' | 'property' | 'digital';
  readonly question: string;
  readonly answer: string;
}

type QuestionAndLines = readonly [question: string, ...lines: readonly string[]];

const general: readonly QuestionAndLines[] = [
  [
    `Who is behind ${company.name}?`,
    `${company.legalName}, a private limited company registered in Nepal.`,
    `It is ${company.initiative}.`,
    'The head office is in Lalitpur (Bhaisepati); the US office is in Boston.',
  ],
  [
    'What can you do for my business?',
    'Digital Solutions: daily posts that are made and published for you, and websites.',
    'Property Management: tenants, rent, upkeep and reporting for homes in Nepal.',
    'Take one of the two or both; they are billed apart.',
  ],
  [
    'Is there a contract I cannot leave?',
    'No. Plans can scale, pause or cancel at any time.',
    'A pause keeps your calendar and your designs for when you return.',
    'If you cancel, the finished artwork stays yours.',
  ],
  [
    'How soon will I get an answer?',
    'Let’s Connect and Contact messages: the same or the next working day.',
    'Demo requests: we call within two working days to agree on a time.',
    'By phone: Lalitpur Sunday to Friday, Boston Monday to Friday.',
  ],
  [
    'Do I need an account?',
    'Not to read, ask, request a demo or buy a plan.',
    'An account lets you manage orders and see your purchase history.',
    'It also tracks the status of an order in real time.',
  ],
  [
    'Is it safe to pay on this site?',
    'CHECKOUT opens the card-payment provider’s own page.',
    'Your card number never reaches us.',
    'You see Plan Amount, Estimated Taxes and Total Payable before you leave our page.',
  ],
  [
    'Which language will you answer in?',
    'English or Nepali, whichever you wrote to us in.',
    'Posts can be in one of them or in both.',
  ],
];

const property: readonly QuestionAndLines[] = [
  [
    'I live abroad. Can you really run my house without me?',
    'Yes. Most of our owners visit once a year or less.',
    'You get a one-page report every month, with at least four photographs.',
    'You set a limit for repairs; above it nothing happens without your yes.',
  ],
  [
    'How do you choose a tenant?',
    'Identification, work, and a call to the last landlord.',
    'You receive a summary with our opinion, and you decide.',
    'The condition of each room is photographed before the keys are handed over.',
  ],
  [
    'When does the rent reach me?',
    'The tenant pays into a bank account in Nepal by the date in the lease.',
    'You get a statement with every receipt.',
    'The balance is sent by the tenth of the month.',
  ],
  [
    'What does management cost?',
    'Fees are on request, since no two properties need the same work.',
    'We look at the property first, in person or on a video call.',
    'A written quotation follows within five working days.',
  ],
  [
    'What if something breaks at night?',
    'Danger is made safe first: water, gas, electricity, a broken lock.',
    'You hear from us within the hour.',
    'Two photographs and a receipt follow, always.',
  ],
  [
    'Do you look after empty houses?',
    'Two visits a month: windows, taps, lights, pump, roof, garden.',
    'Every week in the monsoon.',
    'Tell us a week before you come home and the beds will be made.',
  ],
  [
    'Which places do you cover?',
    'Lalitpur, Kathmandu and Bhaktapur.',
    'Outside the valley on request, where we can visit at least once a month.',
  ],
];

const [{ card: starter }, { card: booster }, { card: presence }, { card: domination }] = socialPlans;
const digital: readonly QuestionAndLines[] = [
  [
    'What do the social plans cost?',
    `${starter.title}: ${starter.price} a month, 8 posts on Facebook and Instagram.`,
    `${booster.title}: ${booster.price} a month, 10 posts on Facebook, Instagram and LinkedIn, 2 stories or reels.`,
    `${presence.title}: ${presence.price} a month, 12 posts, 2 stories or reels.`,
    `${domination.title} (All-In-One): ${domination.price} a month.`,
  ],
  [
    'What comes with every social plan?',
    'A free festive post, on top of your monthly number.',
    'A monthly performance report.',
    'The freedom to scale, pause or cancel at any time.',
  ],
  [
    'Do I approve posts before they are published?',
    'Yes. You see the whole month, with day and hour, before it begins.',
    'Answer “fine” or send changes.',
    'Nothing goes out under your name without a yes.',
  ],
  [
    'Do you need my passwords?',
    'No, never.',
    'You invite us to your pages with a publishing role.',
    'You can withdraw it with one click.',
  ],
  [
    'Which website plan should I choose?',
    'Essence: one scrollable page.',
    'Elevate: up to 8 static pages.',
    'Elite: 5 to 10 dynamic pages with a CMS.',
    'Not sure? Ask for a quotation and describe your business; we will suggest the smallest that does the job.',
  ],
  [
    'How many changes can I ask for on a website?',
    'Every website plan includes 1 free revision.',
    'Send everything you want changed in one list.',
    'Our own mistakes are always put right without charge.',
  ],
  [
    'Can I change plan later?',
    'Yes, up or down, from the next month.',
    'There is no fee for changing.',
    'Most owners start small and decide after two or three reports.',
  ],
];

const toFaqs = (category: SeedFaq['category'], entries: readonly QuestionAndLines[]): readonly SeedFaq[] =>
  entries.map(([question, ...lines]) => ({ category, question, answer: lines.join('\n') }));

/** Twenty-one questions, seven in each category, in the order they are added. */
export const seedFaqs: readonly SeedFaq[] = [
  ...toFaqs('general', general),
  ...toFaqs('property', property),
  ...toFaqs('digital', digital),
];
