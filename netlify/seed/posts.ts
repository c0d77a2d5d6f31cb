import { readFileSync } from 'node:fs';
import { socialPlans } from '#content/plans.ts';

/** A sample post of the local store: plain text whose line breaks are paragraphs. */
export interface SeedPost {
  readonly title: string;
  readonly content: string;
  /** File in `netlify/seed/images/`. */
  readonly imageFile: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Newest first. The text of each is in `netlify/seed/posts/`. */
const entries = [
  [
    'monsoon-maintenance',
    'The house in the dry months: getting ready for the monsoon',
    '2026-11-18T03:45:00Z',
  ],
  ['festival-calendar', 'A festival calendar for people who forget festivals', '2026-10-29T04:15:00Z'],
  ['monthly-report', 'How to read a monthly report in four minutes', '2026-10-06T05:30:00Z'],
  [
    'renting-from-abroad',
    'Renting out your house in Lalitpur from seven thousand miles away',
    '2026-09-15T03:15:00Z',
  ],
  [
    'choosing-a-website',
    'One page, eight pages or a CMS: choosing a website you will still like next year',
    '2026-08-24T06:00:00Z',
  ],
  ['business-profile', 'Your business profile is your front door. Is it open?', '2026-08-03T04:45:00Z'],
  ['week-of-posts', 'A week of posts, made on a Tuesday morning', '2026-07-13T03:30:00Z'],
] as const;

/** Stands for the price of a plan in a text: `{social-starter}`. */
const PRICE = /\{([a-z-]+)\}/g;
const priceOf = (plan: string) => socialPlans.find(({ id }) => id === plan)?.card.price ?? '';

/** The seven sample posts with their full text. Reads files: for the local server and tests only. */
export const seedPosts: readonly SeedPost[] = entries.map(([name, title, createdAt]) => ({
  title,
  content: readFileSync(new URL(`./posts/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .replace(PRICE, (_, plan: string) => priceOf(plan)),
  imageFile: `${name}.jpg`,
  createdAt,
}));
