/**
 * What the header, the side panel, the mobile menu and the footer link to.
 * Section addresses (`/services#seo`, `/solution#…`) are the ids of services and audiences.
 */
import { PATHS } from '#shared/paths.ts';
import { audiences } from './audiences.ts';
import { company, telHref } from './company.ts';
import { services } from './services.ts';

export interface NavLink {
  readonly label: string;
  readonly href: string;
}

export interface NavGroup {
  readonly label: string;
  readonly links: readonly NavLink[];
}

export type NavEntry = NavLink | NavGroup;

export const isGroup = (entry: NavEntry): entry is NavGroup => 'links' in entry;

const link = (label: string, href: string): NavLink => ({ label, href });

/** Services that have a page of their own; the others are sections of /services. */
const servicePages: Partial<Record<(typeof services)[number]['id'], string>> = {
  'website-development': PATHS.websiteDevelopment,
  'social-media-marketing': PATHS.socialMarketing,
};

const servicesMenu: NavGroup = {
  label: 'Services',
  links: services.map(({ id, name }) => link(name, servicePages[id] ?? `${PATHS.services}#${id}`)),
};

const solutionFor: NavGroup = {
  label: 'Solution For',
  links: audiences.map(({ id, name }) => link(name, `${PATHS.solution}#${id}`)),
};

const resources: NavGroup = {
  label: 'Resources',
  links: [
    link('Blog', PATHS.blogs),
    link('News Letters', PATHS.news),
    link('Help Center', PATHS.helpCenter),
    link('Social Media Course', `${PATHS.resources}#social-media-course`),
  ],
};

/** Desktop side panel, in the order of the specification. */
export const sideMenu: readonly NavEntry[] = [
  link('Home', PATHS.home),
  link('About us', PATHS.about),
  servicesMenu,
  solutionFor,
  link('Portfolio', PATHS.portfolio),
  resources,
  link('Contact Us', PATHS.contact),
];

/** Mobile menu; Let's Connect follows as a button. */
export const mobileMenu: readonly NavEntry[] = [
  link('Home', PATHS.home),
  link('About', PATHS.about),
  {
    label: 'Services',
    links: [link('Digital Solution', PATHS.digital), link('Property Management', PATHS.property)],
  },
  link('Contact', PATHS.contact),
];

/** Links in the header bar itself: what is sold, then two groups that open in place. */
export const headerMenu: readonly NavEntry[] = [
  link('Digital Solutions', PATHS.digital),
  link('Property', PATHS.property),
  link('Work', PATHS.portfolio),
  link('Pricing', PATHS.pricing),
  link('About', PATHS.about),
  {
    label: 'Services',
    links: [
      link('All services', PATHS.services),
      link('Website Development', PATHS.websiteDevelopment),
      link('Social Media Marketing', PATHS.socialMarketing),
      link('Property in detail', PATHS.propertyDetail),
      link('Products', PATHS.products),
      link('Solution', PATHS.solution),
    ],
  },
  {
    label: 'Resources',
    links: [
      link('All resources', PATHS.resources),
      link('Blogs', PATHS.blogs),
      link('Help Center', PATHS.helpCenter),
    ],
  },
];

const linksOf = (entries: readonly NavEntry[]) =>
  entries.flatMap((entry) => (isGroup(entry) ? entry.links : [entry]));

/** What only the header bar leads to and this menu does not, for widths that have no room for the bar's links. */
function besides(menu: readonly NavEntry[]): NavLink[] {
  const inMenu = new Set(linksOf(menu).map(({ href }) => href));
  return linksOf(headerMenu).filter(({ href }) => !inMenu.has(href));
}

/** Below the side menu. */
export const sideMenuMore = besides(sideMenu);

const { nepal, boston } = company.offices;
/** Below the mobile menu, with people to ask. */
export const mobileMenuMore: readonly NavLink[] = [
  ...besides(mobileMenu),
  ...[nepal, boston].map(({ phones: [phone] }) => link(phone.display, telHref(phone))),
];

export const letsConnect: NavLink = link("Let's Connect", PATHS.connect);

/** Footer columns. */
export const footerMenu: readonly NavGroup[] = [
  {
    label: 'What we do',
    links: [
      link('Digital Solutions', PATHS.digital),
      link('Property Management', PATHS.property),
      link('Plans and prices', PATHS.pricing),
      link('Portfolio', PATHS.portfolio),
    ],
  },
  {
    label: 'Company',
    links: [
      link('About us', PATHS.about),
      link('Solution', PATHS.solution),
      link('Contact', PATHS.contact),
      link('Book a demo', PATHS.demo),
    ],
  },
  {
    label: 'Support',
    links: [link('Help Center', PATHS.helpCenter), link('Blogs', PATHS.blogs), link('FAQs', PATHS.faq)],
  },
];
