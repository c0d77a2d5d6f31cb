import { company, type Office } from '#content/company.ts';
import { priceSummary, type SocialPlan } from '#content/plans.ts';
import { PATHS, blogPath } from '#shared/paths.ts';
import { firstCharacters } from '#shared/plain-text.ts';
import type { Blog, Faq } from '#shared/schemas/entities.ts';
import { bulletLines } from '#shared/text-lines.ts';

/** A schema.org object, ready for the layout's `jsonLd`. `site` is `Astro.site`: every address is absolute. */
export type JsonLd = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';
const ORGANIZATION = '/#organization';

const url = (path: string, site: URL | undefined): string => new URL(path, site ?? 'http://localhost').href;
const organizationRef = (site: URL | undefined): JsonLd => ({ '@id': url(ORGANIZATION, site) });

function place({ title, address, phones, openingHours }: Office): JsonLd {
  return {
    '@type': 'LocalBusiness',
    name: `${company.name}, ${title}`,
    telephone: phones.map((phone) => phone.tel),
    openingHours: openingHours.schema,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
  };
}

/** The site, by the name that search results give it: on the home page. */
export function website(site: URL | undefined): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: company.name,
    url: url(PATHS.home, site),
    publisher: organizationRef(site),
  };
}

/** The company with its two offices: on the about page. */
export function organization(site: URL | undefined): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': url(ORGANIZATION, site),
    name: company.name,
    legalName: company.legalName,
    description: company.summary,
    url: url(PATHS.home, site),
    logo: url('/apple-touch-icon.png', site),
    email: company.emails.info,
    sameAs: company.socialProfiles.map((profile) => profile.url),
    location: Object.values(company.offices).map(place),
  };
}

/** One service offered by the company, where it offers that line of business. */
export function service(
  { title, description, path }: { title: string; description: string; path: string },
  line: keyof typeof company.areasServed,
  site: URL | undefined,
): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name: title,
    description,
    url: url(path, site),
    areaServed: company.areasServed[line],
    provider: organizationRef(site),
  };
}

/** A social plan, with its monthly price in US dollars, tax included. */
export function planProduct({ card, description, pricing }: SocialPlan, site: URL | undefined): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: card.title,
    description,
    brand: { '@type': 'Brand', name: company.brand },
    offers: {
      '@type': 'Offer',
      price: priceSummary(pricing).total.toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: url(card.route, site),
      seller: organizationRef(site),
    },
  };
}

/** Questions with their full answers, as the page shows them. */
export function faqPage(faqs: readonly Pick<Faq, 'question' | 'answer'>[]): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: bulletLines(answer).join('\n') },
    })),
  };
}

/** A post. */
export function blogPosting(post: Blog, site: URL | undefined): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    description: firstCharacters(post.content),
    articleBody: post.content,
    image: url(post.image_url, site),
    datePublished: post.created_at,
    dateModified: post.updated_at,
    inLanguage: 'en',
    mainEntityOfPage: url(blogPath(post.id), site),
    author: organizationRef(site),
    publisher: organizationRef(site),
  };
}

/** A page on the way to another. */
export interface Crumb {
  readonly title: string;
  readonly path: string;
}

/** The way from the home page to a page, home left out. */
export function breadcrumbs(trail: readonly Crumb[], site: URL | undefined): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: 'Home', path: PATHS.home }, ...trail].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: url(path, site),
    })),
  };
}
