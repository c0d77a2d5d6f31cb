/**
 * What the header, the side panel, the mobile menu and the footer link to, entry for entry as in [S 2].
 * Section addresses (`/services#seo`, `/solution#…`) are the ids of services and audiences.
 */
import { audiences } from './audiences.ts';
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
  'website-development': '/service1',
  'social-media-marketing': '/service2',
};

const servicesMenu: NavGroup = {
  label: 'Services',
  links: services.map(({ id, name }) => link(name, servicePages[id] ?? `/services#${id}`)),
};

const solutionFor: NavGroup = {
  label: 'Solution For',
  links: audiences.map(({ id, name }) => link(name, `/solution#${id}`)),
};

const resources: NavGroup = {
  label: 'Resources',
  links: [
    link('Blog', '/blogs'),
    link('News Letters', '/news'),
    link('Help Center', '/help-center'),
    link('Social Media Course', '/resources#social-media-course'),
  ],
};

/** Desktop side panel, in the order of the specification [S2-14]. */
export const sideMenu: readonly NavEntry[] = [
  link('Home', '/'),
  link('About us', '/about'),
  servicesMenu,
  solutionFor,
  link('Portfolio', '/portfolio'),
  resources,
  link('Contact Us', '/contact'),
];

/** Mobile menu [S2-13]; Let's Connect follows as a button. */
export const mobileMenu: readonly NavEntry[] = [
  link('Home', '/'),
  link('About', '/about'),
  {
    label: 'Services',
    links: [link('Digital Solution', '/digital-soln'), link('Property Management', '/prop-mgmt')],
  },
  link('Contact', '/contact'),
];

/** Links in the header bar itself; the first opens into the service pages [S2-15]. */
export const headerMenu: readonly NavEntry[] = [
  {
    label: 'Services',
    links: [
      link('All services', '/services'),
      link('Website Development', '/service1'),
      link('Social Media Marketing', '/service2'),
      link('Property Management', '/service3'),
    ],
  },
  link('Products', '/Products'),
  link('Solution', '/solution'),
  link('Property', '/prop-mgmt'),
  link('Resources', '/resources'),
  link('Blogs', '/blogs'),
  link('Help Center', '/help-center'),
];

export const letsConnect: NavLink = link("Let's Connect", '/connect');

/** Footer columns; Support as in [S2-22]. */
export const footerMenu: readonly NavGroup[] = [
  {
    label: 'What we do',
    links: [
      link('Digital Solutions', '/digital-soln'),
      link('Property Management', '/prop-mgmt'),
      link('Plans and prices', '/pricing'),
      link('Portfolio', '/portfolio'),
    ],
  },
  {
    label: 'Company',
    links: [
      link('About us', '/about'),
      link('Solution', '/solution'),
      link('Contact', '/contact'),
      link('Request a demo', '/demo'),
    ],
  },
  {
    label: 'Support',
    links: [link('Help Center', '/help-center'), link('Blogs', '/blogs'), link('FAQs', '/faq')],
  },
];
