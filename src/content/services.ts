/** The two lines of business and the five services of the side menu. */
import { PATHS } from '#shared/paths.ts';
import { inWords } from './in-words.ts';
import { FREEDOM, LOWEST_PRICE } from './plans.ts';
import { portfolio } from './portfolio.ts';

export interface Service {
  /** Fragment on /services. */
  readonly id: string;
  readonly name: string;
  /** One sentence for lists. */
  readonly summary: string;
  /** What is done, in concrete steps or parts. */
  readonly includes: readonly string[];
  /** Where to read on. */
  readonly href: string;
  readonly linkText: string;
}

export interface BusinessLine {
  readonly id: 'digital' | 'property';
  readonly name: string;
  readonly headline: string;
  readonly summary: string;
  readonly href: string;
}

export const businessLines = [
  {
    id: 'digital',
    name: 'Digital Solutions',
    headline: 'Your page, posted every week without you.',
    summary: `Posts that are designed, written and auto-posted, on plans from ${LOWEST_PRICE} a month, and websites that are quoted before they are built. ${FREEDOM}.`,
    href: PATHS.digital,
  },
  {
    id: 'property',
    name: 'Property Management',
    headline: 'Your house in Nepal, looked after while you live elsewhere.',
    summary:
      'Tenants, rent, upkeep and a report with photographs every month. Fees are quoted for each property after we have seen it.',
    href: PATHS.property,
  },
] as const satisfies readonly BusinessLine[];

export const services = [
  {
    id: 'website-development',
    name: 'Website Development',
    summary: 'From one scrollable page to a site with a CMS, quoted first, with one free revision.',
    includes: [
      'Essence: one scrollable page',
      'Elevate: up to 8 static pages',
      'Elite: 5 to 10 dynamic pages with a CMS that your own staff can use',
      'Loads fast on a phone with two bars of signal; readable by a screen reader',
    ],
    href: PATHS.websiteDevelopment,
    linkText: 'How we build a website',
  },
  {
    id: 'graphics-designing',
    name: 'Graphics Designing',
    summary: 'Posts, covers, menus and signs that look as if one person made them all.',
    includes: [
      'A small kit of colors, type and layouts made for you in the first week',
      'Every social post designed from that kit, never from a template shop',
      'Files for print when you need a banner or a menu',
    ],
    href: PATHS.portfolio,
    linkText: `See ${inWords(portfolio.length)} pieces of work`,
  },
  {
    id: 'email-marketing',
    name: 'Email Marketing',
    summary: 'One useful letter a month to the people who already like you.',
    includes: [
      'Written from what your page published that month, so nothing is made twice',
      'Only to people who asked for it, with a working unsubscribe link in each letter',
      'Opened, clicked and unsubscribed, told in your monthly report',
      'Sent every month with Digital Domination',
    ],
    href: PATHS.connect,
    linkText: 'Ask about a letter',
  },
  {
    id: 'seo',
    name: 'SEO',
    summary: 'Found by the people nearby who are searching for exactly what you do.',
    includes: [
      'Your business profile completed and kept current: hours, photographs, services',
      'Pages that answer the questions customers type, one page for each question',
      'Titles, structure and speed in order, measured before and after',
      'Kept up every month with Digital Domination',
    ],
    href: PATHS.connect,
    linkText: 'Ask for a first look at your site',
  },
  {
    id: 'social-media-marketing',
    name: 'Social Media Marketing',
    summary: 'Eight, ten or twelve posts a month, designed, written and auto-posted.',
    includes: [
      'Facebook and Instagram on every plan; LinkedIn from Growth Booster',
      'Two stories or reels a month from Growth Booster',
      'A free festive post and a monthly performance report with every plan',
      FREEDOM,
    ],
    href: PATHS.socialMarketing,
    linkText: 'How a month of posts is made',
  },
] as const satisfies readonly Service[];
