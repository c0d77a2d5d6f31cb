/** The plans and their prices, each once. Amounts are US dollars a month. */
import { websitePlanPath } from '#shared/paths.ts';

/** What a plan costs; the amounts of the checkout page are computed from it. */
export interface PlanPricing {
  readonly price: number;
  /** Share of the price: 0.13 would be 13 %. */
  readonly taxRate: number;
}

/** A pricing card. */
export interface PlanCard {
  readonly title: string;
  readonly features: readonly string[];
  /** Text of the card's link. */
  readonly label: string;
  /** Price as it is shown. */
  readonly price: string;
  /** How far the card starts below the first one of its row, on the 8 px grid. */
  readonly marginTop: string;
  readonly headingColor: 'lapis' | 'pine' | 'crimson' | 'marigold';
  readonly route: string;
}

export interface SocialPlanCard extends PlanCard {
  /** The card-payment provider's id of the price. */
  readonly PriceId: string;
}

/** What a plan posts: the rows of the comparison. */
export interface PostingScope {
  readonly posts: string;
  readonly networks: readonly string[];
  /** How many a month, if any. */
  readonly stories?: string;
  /** What goes beyond posting. */
  readonly extras: readonly string[];
  readonly adds: string;
}

export interface SocialPlan {
  readonly id: string;
  readonly card: SocialPlanCard;
  readonly pricing: PlanPricing;
  readonly scope: PostingScope;
  /** Name and description on the checkout page. */
  readonly checkoutTitle: string;
  readonly description: string;
  /** What search engines are told of the checkout page. */
  readonly page: { readonly title: string; readonly description: string };
}

export interface WebsitePlan {
  readonly id: string;
  readonly card: PlanCard;
  readonly summary: string;
  /** Whose plan it is. */
  readonly need: string;
}

const TAX_RATE = 0;
/** True of every plan. */
export const FREEDOM = 'Scale, pause or cancel at any time';
const EVERY_PLAN = ['Free festive post', 'Monthly performance report'] as const;
const TWO_NETWORKS = ['Facebook', 'Instagram'] as const;
const THREE_NETWORKS = [...TWO_NETWORKS, 'LinkedIn'] as const;
const STORIES = '2 stories or reels a month';

/** `$1,234.50`: always two decimals. Without Intl, whose first use takes a phone longer than the help center's own script. */
export function formatAmount(amount: number): string {
  return `$${amount.toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}

/** Plan Amount, Estimated Taxes and Total Payable of a price, in dollars; tax is rounded to the cent. */
export function priceSummary({ price, taxRate }: PlanPricing): {
  amount: number;
  taxes: number;
  total: number;
} {
  const cents = Math.round(price * 100);
  const taxCents = Math.round(cents * taxRate);
  return { amount: cents / 100, taxes: taxCents / 100, total: (cents + taxCents) / 100 };
}

interface SocialPlanFacts
  extends Omit<PostingScope, 'extras'>, Pick<SocialPlan, 'id' | 'checkoutTitle' | 'description'> {
  readonly name: string;
  readonly price: number;
  readonly route: string;
  readonly color: PlanCard['headingColor'];
  /** What the card lists before what every plan has and what goes beyond posting. */
  readonly features: readonly string[];
  readonly extras?: readonly string[];
  /** Title of the checkout page, if it is not its headline. */
  readonly pageTitle?: string;
  readonly pageDescription: (price: string) => string;
}

function social(facts: SocialPlanFacts, marginTop = '0'): SocialPlan {
  const { id, name, color, route, checkoutTitle, description } = facts;
  const { posts, networks, stories, adds, extras = [] } = facts;
  const price = formatAmount(facts.price);
  return {
    id,
    checkoutTitle,
    description,
    pricing: { price: facts.price, taxRate: TAX_RATE },
    scope: { posts, networks, adds, extras, ...(stories && { stories }) },
    card: {
      title: name,
      features: [...facts.features, ...extras, ...EVERY_PLAN],
      label: `Choose ${name}`,
      price,
      marginTop,
      headingColor: color,
      route,
      PriceId: `price_${id.replaceAll('-', '_')}_monthly`,
    },
    page: { title: facts.pageTitle ?? checkoutTitle, description: facts.pageDescription(price) },
  };
}

/** From the lowest to the highest; each has a checkout page at its `route`. */
export const socialPlans = [
  social(
    {
      id: 'social-starter',
      name: 'Social Starter',
      price: 39.99,
      route: '/socialstarter',
      color: 'lapis',
      posts: '8',
      networks: TWO_NETWORKS,
      adds: 'A page that is never quiet for a week',
      features: ['8 posts a month', 'Facebook and Instagram'],
      checkoutTitle: 'Social Starter Plan',
      description:
        'Two posts a week on Facebook and Instagram, designed and written for your business and posted for you. The plan for a page that has gone quiet.',
      pageDescription: (price) =>
        `Social Starter: 8 posts a month on Facebook and Instagram for ${price}, with a free festive post and a monthly performance report.`,
    },
    '48px',
  ),
  social(
    {
      id: 'growth-booster',
      name: 'Growth Booster',
      price: 69.99,
      route: '/boosterplan',
      color: 'pine',
      posts: '10',
      networks: THREE_NETWORKS,
      stories: '2',
      adds: 'LinkedIn, where partners and staff look you up',
      features: ['10 posts a month', 'Facebook, Instagram and LinkedIn', STORIES],
      checkoutTitle: 'Booster Plan',
      description:
        'Ten posts a month on Facebook, Instagram and LinkedIn, and two stories or reels. The plan for a business that wants to be recommended, not only found.',
      pageDescription: (price) =>
        `Growth Booster: 10 posts a month on Facebook, Instagram and LinkedIn and 2 stories or reels for ${price}, with a monthly report.`,
    },
    '32px',
  ),
  social(
    {
      id: 'pro-presence',
      name: 'Pro Presence',
      price: 79.98,
      route: '/propresence',
      color: 'crimson',
      posts: '12',
      networks: THREE_NETWORKS,
      stories: '2',
      adds: 'Three posts every week: a steady voice',
      features: ['12 posts a month', 'Facebook, Instagram and LinkedIn', STORIES],
      checkoutTitle: 'Pro Presence Plan',
      description:
        'Three posts a week, all month, and two stories or reels. The plan for a business whose customers compare before they call.',
      pageDescription: (price) =>
        `Pro Presence: 12 posts and 2 stories or reels a month for ${price}, with a free festive post and a monthly performance report.`,
    },
    '16px',
  ),
  social({
    id: 'digital-domination',
    name: 'Digital Domination',
    price: 249.99,
    route: '/allinone',
    color: 'marigold',
    posts: '12',
    networks: THREE_NETWORKS,
    stories: '2',
    adds: 'Search upkeep and a monthly letter: all in one',
    features: ['Everything in Pro Presence'],
    extras: ['Search upkeep for your website', 'A monthly letter to your customers'],
    checkoutTitle: 'All-In-One Plan',
    description:
      'Everything in Pro Presence, and the rest of your presence with it: search upkeep for your website and a monthly letter to your customers. One team, one bill.',
    pageTitle: 'Digital Domination, the All-In-One plan',
    pageDescription: (price) =>
      `Digital Domination for ${price} a month: hand over your whole digital presence, with a free festive post and a monthly report.`,
  }),
] as const satisfies readonly SocialPlan[];

const prices = socialPlans.map(({ pricing }) => pricing.price);
/** The lowest and the highest price of a social plan, as they are shown. */
export const LOWEST_PRICE = formatAmount(Math.min(...prices));
export const HIGHEST_PRICE = formatAmount(Math.max(...prices));

const posts = socialPlans.map(({ scope }) => Number(scope.posts));
/** The fewest and the most posts a month of a social plan. */
export const POSTS_A_MONTH = [Math.min(...posts), Math.max(...posts)] as const;
/** All that there are to choose from: `8, 10 or 12`. */
export const POSTS_TO_CHOOSE = [...new Set(posts)].join(', ').replace(/, (?=\d+$)/, ' or ');

const REVISION = '1 free revision';

function website<Id extends string>(
  id: Id,
  color: PlanCard['headingColor'],
  title: string,
  features: readonly string[],
  summary: string,
  need: string,
): WebsitePlan & { readonly id: Id } {
  const quoted = { label: 'Get a Quotation', price: 'By quotation', route: websitePlanPath(id) };
  return {
    id,
    card: { ...quoted, title, features: [...features, REVISION], marginTop: '0', headingColor: color },
    summary,
    need,
  };
}

/** From the smallest to the largest, all quoted, each with one free revision. */
export const websitePlans = [
  website(
    'essence',
    'lapis',
    'Essence',
    ['One scrollable page'],
    'Who you are, what you do, where you are, how to reach you: told well, on one page.',
    'People only need to find and call you',
  ),
  website(
    'elevate',
    'pine',
    'Elevate',
    ['Up to 8 static pages'],
    'Room for each service, your team, your prices and your questions, on pages of their own.',
    'You offer several services, each with its own questions',
  ),
  website(
    'elite',
    'crimson',
    'Elite',
    ['5 to 10 dynamic pages', 'A CMS for your own staff'],
    'A site that your own people keep current: listings, posts, opening hours, without calling us.',
    'Something on the site changes every week',
  ),
] as const satisfies readonly WebsitePlan[];
