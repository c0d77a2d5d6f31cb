/** The editorial text of /about: who we are, what we do every day, where we are going. */
import { company } from './company.ts';
import { POSTS_A_MONTH } from './plans.ts';

export interface StorySection {
  readonly id: 'story' | 'mission' | 'vision';
  readonly title: string;
  /** One sentence that carries the section by itself. */
  readonly lead: string;
  readonly paragraphs: readonly string[];
}

/** A number worth remembering, with the words that explain it. */
export interface StoryFact {
  readonly figure: string;
  readonly label: string;
}

export const storySections = [
  {
    id: 'story',
    title: 'Our story',
    lead: 'We began with keys, not with keyboards.',
    paragraphs: [
      'Years before there was a company, our group of realtors looked after houses and apartments around Bhaisepati for owners who lived in Boston, Sydney or Doha. The work was simple to describe and hard to do: collect the rent, mend the roof before the monsoon, and send a message with a photograph so that somebody far away could sleep.',
      'Owners began to ask for something else. One ran a home-care agency in Massachusetts and had no time to post on Facebook. Another had a brokerage whose website still listed an apartment sold two years before. They trusted us with a house; could we look after the business page too?',
      'So we put designers and writers in the office next to the property desk. The first client paid for eight posts a month. We still sell that plan, and we still run it the way we run a building: a calendar on the wall, one person responsible, and a report at the end of the month.',
    ],
  },
  {
    id: 'mission',
    title: 'Our mission',
    lead: 'To give a small business the steady presence of a large one, for a price it can plan with.',
    paragraphs: [
      'Most of our clients are good at something that has nothing to do with marketing: caring for parents, treating patients, finding people a home. They do not need a campaign. They need eight, ten or twelve good posts a month, on the networks their customers use, written and published without anybody having to remember.',
      'For owners of property it is the same promise in another form. The rent arrives, the tenant is answered, the upkeep is done in the dry months, and you can see it all from wherever you live.',
    ],
  },
  {
    id: 'vision',
    title: 'Our vision',
    lead: 'A Nepali company that the world hires for its standards, not for its rates.',
    paragraphs: [
      'There is a generation of designers, writers and engineers in Kathmandu valley who should not have to leave to do work of the first rank. We want Lalitpur to be known for digital work the way it has been known for metalwork for a thousand years: made by hand, finished on the back as well as the front.',
      'By the time you read this there will be more of us. The measure will not change. Would the owner, ten time zones away, be glad to have seen how it was done?',
    ],
  },
] as const satisfies readonly StorySection[];

export const storyFacts = [
  { figure: '2', label: 'offices: Lalitpur and Boston' },
  { figure: POSTS_A_MONTH.join('–'), label: 'posts a month, by social plan' },
  { figure: '1', label: 'report a month, with every social plan' },
  { figure: '0', label: 'months of lock-in: scale, pause or cancel at any time' },
] as const satisfies readonly StoryFact[];

/** The page's summary, also shown alone on /subabt. */
export const aboutSummary = `${company.name} is ${company.initiative}. From Lalitpur and Boston we run two lines of work: Digital Solutions, where posts and websites are made and published for you, and Property Management, where homes in Nepal are rented out, kept up and reported on for owners who live elsewhere.`;
