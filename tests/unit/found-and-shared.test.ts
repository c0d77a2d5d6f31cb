import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { blogPosting, breadcrumbs, faqPage, organization } from '#components/site/head/json-ld.ts';
import { listedPages } from '#content/pages.ts';
import { shareName, sharePicture } from '#build/share-picture.ts';
import { sitemapEntries } from '#build/site-map.ts';
import { createId } from '#shared/ids.ts';
import type { Blog } from '#shared/schemas/entities.ts';

const SITE = new URL('https://gr8.example');
const NASTY = `</script><b>"Rain" & 'sun'</b> <!-- 🌧️`;
const post: Blog = {
  id: 'rain',
  title: NASTY,
  content: `${NASTY}\nMore.`,
  image: 'rain.jpg',
  image_url: '/gr8-blog-backend/uploads/rain.jpg?v=1',
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-12-24T10:00:00.000Z',
};
const noFaqs = { general: [], property: [], digital: [] };

describe('page titles and descriptions', () => {
  const pages = listedPages;

  test('are unique', () => {
    expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
    expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length);
  });

  test.each(pages)('$path is described in 50 to 160 characters', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

describe('share pictures', () => {
  test.each(listedPages)('$path has its own, 1200 × 630', async ({ path }) => {
    const { src } = sharePicture(path);
    expect(src).toBe(`/share/${shareName(path)}.jpg`);
    const file = join(import.meta.dirname, '../../public', src);
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  });

  test('no two are alike', () => {
    const names = listedPages.map(({ path }) => sharePicture(path).src);
    const pictures = names.map((name) =>
      readFileSync(join(import.meta.dirname, '../../public', name), 'latin1'),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe('sitemap', () => {
  test('gives a post and the list of posts the moment of the last edit', () => {
    const entries = sitemapEntries([post], noFaqs);
    expect(entries).toContainEqual({ path: '/blog/rain', lastmod: post.updated_at });
    expect(entries).toContainEqual({ path: '/blogs', lastmod: post.updated_at });
  });

  test('gives the FAQ page the moment the newest question was added', () => {
    const time = Date.parse('2027-02-03T04:05:06.000Z');
    const faqs = { ...noFaqs, digital: [{ id: createId(time), question: 'Q', answer: 'A' }] };
    expect(sitemapEntries([], faqs)).toContainEqual({ path: '/faq', lastmod: '2027-02-03T04:05:06.000Z' });
  });

  test('leaves sign-in, staff and component pages out', () => {
    const paths = sitemapEntries([], noFaqs).map((entry) => entry.path);
    for (const path of [
      '/login',
      '/mainadmin',
      '/adminlogin',
      '/invitation',
      '/nav',
      '/nav2',
      '/footer',
      '/clock',
      '/watch',
      '/date',
      '/subabt',
    ])
      expect(paths).not.toContain(path);
  });
});

describe('JSON-LD', () => {
  test('parses back to the exact text of a post', () => {
    const parsed = JSON.parse(JSON.stringify(blogPosting(post, SITE))) as Record<string, unknown>;
    expect(parsed).toMatchObject({
      headline: NASTY,
      articleBody: post.content,
      dateModified: post.updated_at,
    });
    expect(parsed.image).toBe('https://gr8.example/gr8-blog-backend/uploads/rain.jpg?v=1');
  });

  test('names both offices with their phones [S1-01]', () => {
    expect(organization(SITE).location).toMatchObject([
      {
        address: { addressLocality: 'Lalitpur', addressCountry: 'NP' },
        telephone: [expect.stringMatching(/^\+977/), expect.any(String)],
      },
      {
        address: { addressLocality: 'Boston', addressCountry: 'US' },
        telephone: [expect.stringMatching(/^\+1617/), expect.any(String)],
      },
    ]);
  });

  test('numbers a breadcrumb from the home page', () => {
    expect(breadcrumbs([{ title: 'Blogs', path: '/blogs' }], SITE).itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: 'https://gr8.example/' },
      { position: 2, name: 'Blogs', item: 'https://gr8.example/blogs' },
    ]);
  });

  test('carries each question with its answer, without the marks of its list', () => {
    expect(faqPage([{ question: NASTY, answer: '- One.\n\n• Two.' }]).mainEntity).toMatchObject([
      { name: NASTY, acceptedAnswer: { text: 'One.\nTwo.' } },
    ]);
  });
});
