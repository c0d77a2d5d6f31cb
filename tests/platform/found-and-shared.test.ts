import { Window } from 'happy-dom';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { listedPages } from '#content/pages.ts';
import { PATHS } from '#shared/paths.ts';
import { BuiltSite } from '#tests/support/built-site.ts';
import { testBuild } from '#tests/support/test-build.ts';

type Json = Record<string, unknown>;

/** What a search engine or a link preview reads of one page. */
interface PageFacts {
  path: string;
  title: string;
  indexed: boolean;
  meta: (name: string) => string;
  canonical: string;
  jsonLd: Json[];
  /** All that the page shows, blanks made one. */
  shown: string;
  heading: string;
}

const SITE = 'http://localhost:8888';
const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
const parser = new new Window().DOMParser();

let site: BuiltSite;
let pages: PageFacts[];
let indexed: PageFacts[];

beforeAll(async () => {
  site = new BuiltSite((await testBuild(true)).buildFrom);
  pages = site.pages.map(readPage);
  indexed = pages.filter((page) => page.indexed);
}, 240_000);

function readPage(file: string): PageFacts {
  const document = parser.parseFromString(site.text(file), 'text/html');
  const meta = (name: string): string =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
  const jsonLd = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Json,
  );
  const body = document.querySelector('main')?.cloneNode(true) as typeof document.body | undefined;
  for (const unseen of body?.querySelectorAll('script, style, template') ?? []) unseen.remove();
  return {
    path: file.replace(/(?:index)?\.html$/, ''),
    title: plain(document.querySelector('title')?.textContent),
    indexed: meta('robots') !== 'noindex',
    meta,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    jsonLd,
    shown: plain(body?.textContent),
    heading: plain(document.querySelector('h1')?.textContent),
  };
}

/** An XML document, faults of form told. */
function xml(file: string) {
  const document = parser.parseFromString(site.text(file), 'application/xml');
  expect(document.querySelector('parsererror')?.textContent, file).toBeUndefined();
  // The parser is lenient with these.
  expect(site.text(file), file).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos|#39|#x27);)/);
  return document;
}

/** Every JSON-LD object of a kind, with the page that it is on. */
const ofType = (type: string): { page: PageFacts; data: Json }[] =>
  pages.flatMap((page) =>
    page.jsonLd.filter((data) => data['@type'] === type).map((data) => ({ page, data })),
  );

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the head of every page that may be found', () => {
  test('has a title and a description of its own, of a length that results show', () => {
    const named = listedPages.map(({ path }) => path);
    const found = indexed.map(({ path }) => path).filter((path) => !path.startsWith('/blog/'));
    expect(found.sort()).toEqual(named.sort());
    expect(repeated(indexed.map(({ title }) => title))).toEqual([]);
    expect(repeated(indexed.map(({ meta }) => meta('description')))).toEqual([]);
    for (const { path, title, meta } of indexed) {
      expect(title.length, `${path}: ${title}`).toBeGreaterThan(10);
      // Posts are titled by their writers.
      if (!path.startsWith('/blog/')) expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(70);
      expect(meta('description').length, path).toBeGreaterThanOrEqual(50);
      expect(meta('description').length, path).toBeLessThanOrEqual(160);
    }
  });

  test('names the page itself as the one address of its content; pages to leave out name none', () => {
    expect(pages.filter((page) => page.canonical !== (page.indexed ? SITE + page.path : ''))).toEqual([]);
  });

  test('tells link previews the same title, description and address, and a picture that is there at its size', async () => {
    for (const { path, title, meta } of indexed) {
      expect(meta('og:title'), path).toBe(title);
      expect(meta('og:description'), path).toBe(meta('description'));
      expect(meta('og:url'), path).toBe(SITE + path);
      expect(meta('og:type'), path).toBe(path.startsWith('/blog/') ? 'article' : 'website');
      expect(meta('og:image:alt'), path).not.toBe('');
      expect(meta('twitter:card'), path).toBe('summary_large_image');
      const image = new URL(meta('og:image'));
      expect(image.origin, path).toBe(SITE);
      const size = { width: Number(meta('og:image:width')), height: Number(meta('og:image:height')) };
      expect(size.width, path).toBeGreaterThanOrEqual(1200);
      // Covers of posts come from the store.
      if (path.startsWith('/blog/')) continue;
      expect(await sharp(site.bytes(image.pathname)).metadata(), image.pathname).toMatchObject(size);
    }
  });
});

describe('JSON-LD', () => {
  test('of every page says whose words it uses', () => {
    for (const { path, jsonLd } of indexed)
      for (const data of jsonLd) expect(data['@context'], path).toBe('https://schema.org');
  });

  test('asks and answers what the FAQ page shows', () => {
    const [faqs] = ofType('FAQPage');
    expect(faqs?.page.path).toBe(PATHS.faq);
    const questions = faqs?.data['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions.length).toBeGreaterThanOrEqual(18);
    for (const { name, acceptedAnswer } of questions) {
      expect(faqs?.page.shown).toContain(plain(name));
      for (const line of acceptedAnswer.text.split('\n')) expect(faqs?.page.shown).toContain(plain(line));
    }
  });

  test('tells a post as it is shown, word for word', () => {
    const posts = ofType('BlogPosting');
    expect(posts.length).toBeGreaterThanOrEqual(6);
    for (const { page, data } of posts) {
      expect(data['headline']).toBe(page.heading);
      expect(data['mainEntityOfPage']).toBe(page.canonical);
      expect(page.meta('og:image')).toBe(`${String(data['image'])}&w=share`);
      expect(data['datePublished']).toBe(page.meta('article:published_time'));
      expect(data['dateModified']).toBe(page.meta('article:modified_time'));
      expect(page.shown.replaceAll(' ', '')).toContain(String(data['articleBody']).replace(/\s+/g, ''));
    }
  });

  test('offers each plan at the total that its page asks', () => {
    const prices = ofType('Product').map(({ page, data }) => {
      const offer = data['offers'] as Json;
      const shownAt = pages.find(({ canonical }) => canonical === offer['url']);
      expect(shownAt?.shown, page.path).toContain(`Total Payable$${String(offer['price'])}`);
      return offer['priceCurrency'];
    });
    expect(prices.length).toBeGreaterThanOrEqual(4);
    expect(new Set(prices)).toEqual(new Set(['USD']));
  });

  test('leads along pages that exist, to the page itself', () => {
    const trails = ofType('BreadcrumbList');
    expect(trails.length).toBeGreaterThan(15);
    const addresses = indexed.map(({ canonical }) => canonical);
    for (const { page, data } of trails) {
      const items = (data['itemListElement'] as { item: string }[]).map(({ item }) => item);
      expect(addresses, page.path).toEqual(expect.arrayContaining(items));
      expect(items.at(-1)).toBe(page.canonical);
    }
  });
});

describe('files beside the pages', () => {
  test('the sitemap lists the pages that may be found, each with the moment of its last change', () => {
    const entries = [...xml('/sitemap.xml').querySelectorAll('url')].map((entry) => ({
      address: entry.querySelector('loc')?.textContent ?? '',
      changed: entry.querySelector('lastmod')?.textContent ?? '',
    }));
    expect(entries.map(({ address }) => address).sort()).toEqual(
      indexed.map(({ canonical }) => canonical).sort(),
    );
    const changedAt = new Map(entries.map(({ address, changed }) => [address, changed]));
    for (const { address, changed } of entries)
      expect(Date.parse(changed), address).toBeLessThanOrEqual(Date.now());
    for (const { page, data } of ofType('BlogPosting'))
      expect(changedAt.get(page.canonical)).toBe(data['dateModified']);
    expect(site.text('/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  test('the feed is well-formed and carries each post with its whole text', () => {
    const feed = xml('/rss.xml');
    const items = [...feed.querySelectorAll('item')];
    const posts = ofType('BlogPosting');
    expect(items.length).toBe(posts.length);
    for (const item of items) {
      const text = (name: string): string => item.querySelector(name)?.textContent ?? '';
      const post = posts.find(({ page }) => page.canonical === text('link'));
      expect(text('guid')).toBe(text('link'));
      expect(text('title')).toBe(post?.data['headline']);
      expect(new Date(text('pubDate')).toISOString().slice(0, 19)).toBe(
        String(post?.data['datePublished']).slice(0, 19),
      );
      const words = parser.parseFromString(text('description'), 'text/html').body.textContent;
      expect(words.replace(/\s+/g, '')).toBe(String(post?.data['articleBody']).replace(/\s+/g, ''));
    }
  });

  test('the manifest names icons that are there at their size', async () => {
    const { icons } = JSON.parse(site.text('/manifest.webmanifest')) as {
      icons: { src: string; sizes: string }[];
    };
    expect(icons.length).toBeGreaterThanOrEqual(3);
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(site.bytes(src)).metadata();
      expect(`${String(width)}x${String(height)}`, src).toBe(sizes);
    }
  });

  test('llms.txt links to every page that may be found, and to nothing else', () => {
    const links = [...site.text('/llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
    expect(links.sort()).toEqual(indexed.map(({ canonical }) => canonical).sort());
  });
});
