import { PATHS } from '#shared/paths.ts';
import { company } from './company.ts';
import { course } from './course.ts';
import { helpArticleCount } from './help/help-center.ts';
import { capitalWords, inWords } from './in-words.ts';
import {
  FREEDOM,
  HIGHEST_PRICE,
  LOWEST_PRICE,
  POSTS_TO_CHOOSE,
  socialPlans,
  websitePlans,
  type SocialPlan,
} from './plans.ts';
import { portfolio } from './portfolio.ts';

/** What search engines, link previews, the sitemap and llms.txt say about a page. */
export interface PageMeta {
  readonly path: string;
  /** Without the company's name, which the layout adds. */
  readonly title: string;
  /** 50 to 160 characters. */
  readonly description: string;
  /** The day its words last changed, `YYYY-MM-DD`: raise it with every edit; the sitemap's `lastmod`. */
  readonly changed: string;
}

const LAUNCH = '2026-11-27';

const page = (path: string, title: string, description: string, changed = LAUNCH): PageMeta => ({
  path,
  title,
  description,
  changed,
});

/** The pages that are written one by one, most important first. */
export const publicPages = {
  home: page(
    PATHS.home,
    `${company.name}: digital solutions and property management`,
    'Social media posts, websites and property management for small businesses and owners, from one team in Lalitpur and Boston.',
  ),
  digital: page(
    PATHS.digital,
    'Digital Solutions',
    `Auto-posted content from ${LOWEST_PRICE} a month and websites quoted before they are built. ${FREEDOM}.`,
  ),
  property: page(
    PATHS.property,
    'Property Management Solution',
    'Tenants, rent, upkeep and a monthly report with photographs for houses and apartments in Kathmandu valley whose owners live elsewhere.',
  ),
  pricing: page(
    PATHS.pricing,
    'Pricing',
    `Social plans from ${LOWEST_PRICE} to ${HIGHEST_PRICE} a month with posts, networks and stories side by side, and ${inWords(websitePlans.length)} website plans by quotation.`,
  ),
  products: page(
    PATHS.products,
    'Products',
    `${capitalWords(socialPlans.length)} social plans, ${inWords(websitePlans.length)} website plans and property management: what you get with each, and which one to begin with.`,
  ),
  services: page(
    PATHS.services,
    'Services',
    'Website development, graphics, email marketing, SEO and social media, and the care of your property in Nepal: all we do, on one page.',
  ),
  solution: page(
    PATHS.solution,
    'Solution for your business',
    'What senior care providers, healthcare companies, brokerage firms, independent agents and local services get from us, item by item.',
  ),
  websiteDevelopment: page(
    PATHS.websiteDevelopment,
    'Website Development',
    'How we build a website in five steps, from the first call to the free revision: Essence, Elevate and Elite, always quoted first.',
  ),
  socialMarketing: page(
    PATHS.socialMarketing,
    'Social Media Marketing',
    `How a month of ${POSTS_TO_CHOOSE} posts is planned, designed, approved and auto-posted, and what the monthly performance report tells you.`,
  ),
  propertyDetail: page(
    PATHS.propertyDetail,
    'Property Management in detail',
    'What we do for a house in Nepal in each month of the year, what a report looks like, and how tenants, rent and repairs are handled.',
  ),
  website: page(
    PATHS.website,
    'Website plans',
    'Essence, Elevate or Elite: one scrollable page, up to 8 static pages, or a CMS with 5 to 10 dynamic pages. Each with 1 free revision.',
  ),
  websitePlan: page(
    PATHS.websitePlan,
    'Request a website plan',
    'Tell us about the website you need and get a written quotation before anything is built. Each plan includes 1 free revision.',
  ),
  about: page(
    PATHS.about,
    'About Us',
    `${company.groupLine}: how a company that began with keys came to look after pages too. Story, mission, vision, values.`,
  ),
  portfolio: page(
    PATHS.portfolio,
    'Portfolio',
    `${capitalWords(portfolio.length)} pieces of work for banks, hotels and restaurants, clinics, real estate and travel companies. Filter, enlarge, judge for yourself.`,
  ),
  blogs: page(
    PATHS.blogs,
    'Latest Blogs',
    'Plain, useful reading for owners of small businesses and of houses in Nepal: posts, profiles, websites, tenants, reports and rain.',
  ),
  resources: page(
    PATHS.resources,
    'Resources',
    `Blog, news letters, help center and a free social media course in ${inWords(course.length)} lessons: what we know, written down for you to use.`,
  ),
  helpCenter: page(
    PATHS.helpCenter,
    'Help Center',
    `${capitalWords(helpArticleCount)} short answers on plans, approval of posts, websites, tenants, rent, repairs, payment and accounts. Search them all.`,
  ),
  faq: page(
    PATHS.faq,
    'Frequently Asked Questions',
    'Short answers to what people ask before they begin: prices, approval, canceling, tenants, rent, repairs and websites.',
  ),
  contact: page(
    PATHS.contact,
    'Contact',
    'Write to us, call Lalitpur or Boston, or find the head office in Bhaisepati on the map. A person reads every message.',
  ),
  connect: page(
    PATHS.connect,
    "Let's Connect",
    'Have a question? Hear from our experts. Leave your name and number, and the right person writes or calls you back.',
  ),
  demo: page(
    PATHS.demo,
    'Request a demo',
    'Half an hour on a video call: a sample week of posts for your business, or a walk through the file of one managed property.',
  ),
  feedback: page(
    PATHS.feedback,
    'We Value Your Feedback',
    'Tell us what was excellent, good, average or poor. Every note is read by the person who did the work and by the one who runs it.',
  ),
  registration: page(
    PATHS.registration,
    'Registration',
    'Create an account to manage your orders, see your purchase history and track the status of an order in real time.',
  ),
  privacy: page(
    PATHS.privacy,
    'Privacy',
    'What we keep of what you send us and why, who sees it, how long it stays, and how to see it, correct it or have it erased.',
    '2026-11-30',
  ),
  terms: page(
    PATHS.terms,
    'Terms',
    'Plans and prices, texts, calls and email, what stays yours, and what we can promise: the terms on which we work, in plain words.',
    '2026-11-30',
  ),
} as const satisfies Record<string, PageMeta>;

/** The checkout page of a social plan. */
export const checkoutPage = ({ card, page: { title, description } }: SocialPlan): PageMeta =>
  page(card.route, title, description);

/** Every page that search engines may list. Posts are added from the store. */
export const listedPages: readonly PageMeta[] = [
  ...Object.values(publicPages),
  ...socialPlans.map(checkoutPage),
];
