import { describe, expect, test } from 'vitest';
import { audiences } from '#content/audiences.ts';
import { addressLines, company, copyrightLine, telHref } from '#content/company.ts';
import { helpCategories } from '#content/help/help-center.ts';
import { socialPlans } from '#content/plans.ts';
import { portfolio, portfolioCategories } from '#content/portfolio.ts';
import { services } from '#content/services.ts';
import { values } from '#content/values.ts';
import { seedFaqs } from '#seed/faqs.ts';
import { seedPosts } from '#seed/posts.ts';

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

test('two offices, two phones each, the head office in Bhaisepati [S1-01]', () => {
  const { nepal, boston } = company.offices;
  expect(addressLines(nepal.address).join(' ')).toMatch(/Bhaisepati.*Lalitpur/);
  expect(addressLines(boston.address).join(' ')).toContain('Boston, MA');
  expect([...nepal.phones, ...boston.phones].map(telHref)).toEqual([
    expect.stringMatching(/^tel:\+977\d{10}$/),
    expect.stringMatching(/^tel:\+977\d{10}$/),
    expect.stringMatching(/^tel:\+1617\d{7}$/),
    expect.stringMatching(/^tel:\+1617\d{7}$/),
  ]);
});

test('the footer line names year and company [S1-04]', () => {
  expect(copyrightLine(2031)).toBe('© 2031 GR8 Nepal Pvt. Ltd. All Rights Reserved.');
});

test('five values, five audiences, five services [S3-02] [S1-05]', () => {
  for (const list of [values, audiences, services]) expect(list).toHaveLength(5);
});

describe('help centre', () => {
  const articles = helpCategories.flatMap((category) => category.articles);

  test('has the three categories with eight articles or more [S2-41]', () => {
    expect(helpCategories.map((category) => category.name)).toEqual([
      'General Questions',
      'Property Management',
      'Digital Solutions',
    ]);
    for (const category of helpCategories) expect(category.articles.length).toBeGreaterThanOrEqual(8);
  });

  test('has one id for each article', () => {
    expect(new Set(articles.map((article) => article.id)).size).toBe(articles.length);
  });

  test.each(articles)('$id is answered in 40 to 150 words', ({ answer }) => {
    expect(words(answer)).toBeGreaterThanOrEqual(40);
    expect(words(answer)).toBeLessThanOrEqual(150);
  });
});

describe('seeds', () => {
  test.each(['general', 'property', 'digital'])('at least six FAQs in %s', (category) => {
    expect(seedFaqs.filter((faq) => faq.category === category).length).toBeGreaterThanOrEqual(6);
  });

  test.each(seedPosts)('$title has 400 to 900 words', ({ content }) => {
    expect(words(content)).toBeGreaterThanOrEqual(400);
    expect(words(content)).toBeLessThanOrEqual(900);
  });

  test('agree with the prices of the social plans [S9-01]', () => {
    const everything = [...seedFaqs.map((faq) => faq.answer), ...seedPosts.map((post) => post.content)].join(
      '\n',
    );
    const prices = new Set(everything.match(/\$\d[\d.]*\d/g));
    expect([...prices].sort()).toEqual(socialPlans.map(({ card }) => card.price).sort());
  });
});

describe('the wall of the portfolio', () => {
  /** Where its columns end, in quarters of a column's width: each piece goes where the wall is lowest, left before right. */
  function columnEnds(columns: number): number[] {
    const ends = Array.from({ length: columns }, () => 0);
    for (const { width, height } of portfolio) {
      const lowest = ends.indexOf(Math.min(...ends));
      ends[lowest] = (ends[lowest] ?? 0) + (4 * height) / width;
    }
    return ends;
  }

  test.each([2, 3])('ends level in %i columns', (columns) => {
    expect(new Set(columnEnds(columns)).size).toBe(1);
  });

  test('keeps each category together', () => {
    const shown = portfolio.map(({ category }) => category);
    expect(shown).toEqual(
      portfolioCategories.flatMap((category) => shown.filter((other) => other === category)),
    );
  });
});
