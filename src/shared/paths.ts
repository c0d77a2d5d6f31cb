import { wellFormed } from './well-formed.ts';

/** Addresses of the pages. No trailing slash; written here and imported everywhere. */
export const PATHS = {
  home: '/',
  about: '/about',
  digital: '/digital-soln',
  property: '/prop-mgmt',
  contact: '/contact',
  connect: '/connect',
  demo: '/demo',
  login: '/login',
  registration: '/registration',
  blogs: '/blogs',
  faq: '/faq',
  helpCenter: '/help-center',
  portfolio: '/portfolio',
  adminLogin: '/adminlogin',
  invitation: '/invitation',
  admin: '/mainadmin',
  websitePlan: '/select-website-plan',
  feedback: '/feedback',
  services: '/services',
  products: '/Products',
  solution: '/solution',
  resources: '/resources',
  websiteDevelopment: '/service1',
  socialMarketing: '/service2',
  propertyDetail: '/service3',
  pricing: '/pricing',
  watch: '/watch',
  clock: '/clock',
  date: '/date',
  nav: '/nav',
  nav2: '/nav2',
  footer: '/footer',
  aboutSummary: '/subabt',
  website: '/website',
  news: '/news',
  thankYou: '/thank-you',
  privacy: '/privacy',
  terms: '/terms',
  countries: '/countries.json',
  build: '/build.json',
  feed: '/rss.xml',
  sitemap: '/sitemap.xml',
} as const;

/** Name of the query that carries the plan of a card to the request form. */
export const PLAN_QUERY = 'plan';

/** Address of the request form with a website plan chosen; `plan` is one of `WEBSITE_PLANS`, in any letter case. */
export const websitePlanPath = (plan: string): string => `${PATHS.websitePlan}?${PLAN_QUERY}=${plan}`;

/** Address of a post's page. */
export const blogPath = (id: string): string => `/blog/${id}`;

/** Address of an uploaded picture; `version` (a timestamp) keeps caches honest after a change. */
export function uploadPath(image: string, version: string): string {
  return `/gr8-blog-backend/uploads/${encodeURIComponent(wellFormed(image))}?v=${encodeURIComponent(version)}`;
}
