/** The plans and their prices, once [S 3, 9]. Amounts are US dollars a month. */
import { PATHS, websitePlanPath } from '#shared/paths.ts';

/** What a plan costs; the amounts of the checkout page are computed from it. */
export interface PlanPricing {
  readonly price: number;
  /** Share of the price: 0.13 would be 13 %. */
  readonly taxRate: number;
}

/** A pricing card, with exactly the fields of [S 3]. */
export interface PlanCard {
  readonly title: string;
  readonly features: readonly string[];
  /** Text of the card's link. */
  readonly label: string;
  /** Price as it is shown. */
  readonly price: string;
  /** How far the card starts below the first one of its row, on the 8 px grid. */
  readonly marginTop: '0' | '16px' | '32px' | '48px';
  readonly headingColor: 'lapis' | 'pine' | 'crimson' | 'marigold';
  readonly route: string;
}

export interface SocialPlanCard extends PlanCard {
  /** The card-payment provider's id of the price. */
  readonly PriceId: string;
}

export type SocialPlanId = 'social-starter' | 'growth-booster' | 'pro-presence' | 'digital-domination';
type WebsitePlanId = 'essence' | 'elevate' | 'elite';

/** What a plan posts: the rows of the comparison. */
export interface PostingScope {
  readonly posts: string;
  readonly networks: readonly string[];
  readonly stories: string;
  readonly adds: string;
}

export interface SocialPlan {
  readonly id: SocialPlanId;
  readonly card: SocialPlanCard;
  readonly pricing: PlanPricing;
  readonly scope: PostingScope;
  /** Name and description on the checkout page [S 2]. */
  readonly checkoutTitle: string;
  readonly description: string;
}

export interface WebsitePlan {
  readonly id: WebsitePlanId;
  readonly card: PlanCard;
  readonly summary: string;
}

const TAX_RATE = 0;
/** True of every plan [S 1]. */
export const FREEDOM = 'Scale, pause or cancel at any time';
const EVERY_PLAN = ['Free festive post', 'Monthly performance report'] as const;

/** `$39.99`: always two decimals [S 9]. */
export function formatAmount(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 2 });
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

const monthly = (price: number): Pick<SocialPlan, 'pricing'> & { text: string } => ({
  pricing: { price, taxRate: TAX_RATE },
  text: formatAmount(price),
});

const starter = monthly(39.99);
const booster = monthly(69.99);
const presence = monthly(79.98);
const domination = monthly(249.99);

export const socialPlans: readonly SocialPlan[] = [
  {
    id: 'social-starter',
    pricing: starter.pricing,
    card: {
      title: 'Social Starter',
      features: ['8 posts a month', 'Facebook and Instagram', ...EVERY_PLAN],
      label: 'Choose Social Starter',
      price: starter.text,
      marginTop: '48px',
      headingColor: 'lapis',
      route: PATHS.socialStarter,
      PriceId: 'price_social_starter_monthly',
    },
    scope: {
      posts: '8',
      networks: ['Facebook', 'Instagram'],
      stories: 'None',
      adds: 'A page that is never quiet for a week',
    },
    checkoutTitle: 'Social Starter Plan',
    description:
      'Two posts a week on Facebook and Instagram, designed and written for your business and posted for you. The plan for a page that has gone quiet.',
  },
  {
    id: 'growth-booster',
    pricing: booster.pricing,
    card: {
      title: 'Growth Booster',
      features: [
        '10 posts a month',
        'Facebook, Instagram and LinkedIn',
        '2 stories or reels a month',
        ...EVERY_PLAN,
      ],
      label: 'Choose Growth Booster',
      price: booster.text,
      marginTop: '32px',
      headingColor: 'pine',
      route: PATHS.boosterPlan,
      PriceId: 'price_growth_booster_monthly',
    },
    scope: {
      posts: '10',
      networks: ['Facebook', 'Instagram', 'LinkedIn'],
      stories: '2',
      adds: 'LinkedIn, where partners and staff look you up',
    },
    checkoutTitle: 'Booster Plan',
    description:
      'Ten posts a month on Facebook, Instagram and LinkedIn, and two stories or reels. The plan for a business that wants to be recommended, not only found.',
  },
  {
    id: 'pro-presence',
    pricing: presence.pricing,
    card: {
      title: 'Pro Presence',
      features: [
        '12 posts a month',
        'Facebook, Instagram and LinkedIn',
        '2 stories or reels a month',
        ...EVERY_PLAN,
      ],
      label: 'Choose Pro Presence',
      price: presence.text,
      marginTop: '16px',
      headingColor: 'crimson',
      route: PATHS.proPresence,
      PriceId: 'price_pro_presence_monthly',
    },
    scope: {
      posts: '12',
      networks: ['Facebook', 'Instagram', 'LinkedIn'],
      stories: '2',
      adds: 'Three posts every week: a steady voice',
    },
    checkoutTitle: 'Pro Presence Plan',
    description:
      'Three posts a week, all month, and two stories or reels. The plan for a business whose customers compare before they call.',
  },
  {
    id: 'digital-domination',
    pricing: domination.pricing,
    card: {
      title: 'Digital Domination',
      features: [
        'Everything in Pro Presence',
        'Search upkeep for your website',
        'A monthly letter to your customers',
        ...EVERY_PLAN,
      ],
      label: 'Choose Digital Domination',
      price: domination.text,
      marginTop: '0',
      headingColor: 'marigold',
      route: PATHS.allInOne,
      PriceId: 'price_digital_domination_monthly',
    },
    scope: {
      posts: '12',
      networks: ['Facebook', 'Instagram', 'LinkedIn'],
      stories: '2',
      adds: 'Search upkeep and a monthly letter: all in one',
    },
    checkoutTitle: 'All-In-One Plan',
    description:
      'Everything in Pro Presence, and the rest of your presence with it: search upkeep for your website and a monthly letter to your customers. One team, one bill.',
  },
];

const quoted = (id: WebsitePlanId) =>
  ({ label: 'Get a Quotation', price: 'By quotation', route: websitePlanPath(id) }) as const;
const REVISION = '1 free revision';

export const websitePlans: readonly WebsitePlan[] = [
  {
    id: 'essence',
    card: {
      ...quoted('essence'),
      title: 'Essence',
      features: ['One scrollable page', REVISION],
      marginTop: '0',
      headingColor: 'lapis',
    },
    summary: 'Who you are, what you do, where you are, how to reach you: told well, on one page.',
  },
  {
    id: 'elevate',
    card: {
      ...quoted('elevate'),
      title: 'Elevate',
      features: ['Up to 8 static pages', REVISION],
      marginTop: '0',
      headingColor: 'pine',
    },
    summary: 'Room for each service, your team, your prices and your questions, on pages of their own.',
  },
  {
    id: 'elite',
    card: {
      ...quoted('elite'),
      title: 'Elite',
      features: ['5 to 10 dynamic pages', 'A CMS for your own staff', REVISION],
      marginTop: '0',
      headingColor: 'crimson',
    },
    summary: 'A site that your own people keep current: listings, posts, opening hours, without calling us.',
  },
];
