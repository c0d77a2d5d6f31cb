import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, priceSummary, socialPlans, websitePlans } from '#content/plans.ts';
import { usableLink } from '#build/public-variables.ts';

const CARD_FIELDS = ['features', 'headingColor', 'label', 'marginTop', 'price', 'route', 'title'];

describe('social plans', () => {
  test('cost what the specification says, by the month [S9-01]', () => {
    expect(socialPlans.map(({ card, pricing }) => [card.title, pricing.price, card.price])).toEqual([
      ['Social Starter', 39.99, '$39.99'],
      ['Growth Booster', 69.99, '$69.99'],
      ['Pro Presence', 79.98, '$79.98'],
      ['Digital Domination', 249.99, '$249.99'],
    ]);
  });

  test('post as often and where the specification says [S9-01]', () => {
    const [starter, booster, presence] = socialPlans.map(({ scope }) => scope);
    expect(starter).toMatchObject({ posts: '8', networks: ['Facebook', 'Instagram'] });
    expect(booster).toMatchObject({
      posts: '10',
      networks: ['Facebook', 'Instagram', 'LinkedIn'],
      stories: '2',
    });
    expect(presence).toMatchObject({ posts: '12', stories: '2' });
  });

  test('each include a free festive post and a monthly performance report [S9-01]', () => {
    for (const { card } of socialPlans) {
      expect(card.features).toEqual(
        expect.arrayContaining(['Free festive post', 'Monthly performance report']),
      );
    }
  });

  test('carry exactly the card fields and a price id of their own [S3-01]', () => {
    for (const { card } of socialPlans) {
      expect(Object.keys(card).sort()).toEqual(['PriceId', ...CARD_FIELDS].sort());
    }
    expect(new Set(socialPlans.map(({ card }) => card.PriceId)).size).toBe(socialPlans.length);
  });

  test('each have a column that a phone can show, and a step of their own', () => {
    const table = readFileSync('src/features/plans/SocialPlans.astro', 'utf8');
    for (const [at, { card }] of socialPlans.entries()) {
      expect(table).toContain(`[value='${at}']:checked) tr > :nth-child(${at + 2})`);
      if (card.marginTop !== '0') expect(table).toContain(`[data-margin-top='${card.marginTop}']`);
    }
  });

  test('lead to their checkout pages [S2-19]', () => {
    expect(socialPlans.map(({ card }) => card.route)).toEqual([
      '/socialstarter',
      '/boosterplan',
      '/propresence',
      '/allinone',
    ]);
  });
});

describe('website plans', () => {
  test('are Essence, Elevate and Elite, quoted, each with one free revision [S9-03] [S2-19]', () => {
    expect(websitePlans.map(({ card }) => card.title)).toEqual(['Essence', 'Elevate', 'Elite']);
    for (const { id, card } of websitePlans) {
      expect(Object.keys(card).sort()).toEqual(CARD_FIELDS);
      expect(card).toMatchObject({ label: 'Get a Quotation', route: `/select-website-plan?plan=${id}` });
      expect(card.features).toContain('1 free revision');
    }
  });
});

describe('the amounts of a checkout page', () => {
  test('add no tax: $0.00, and the total is the amount [S9-02]', () => {
    for (const { pricing } of socialPlans) {
      const { amount, taxes, total } = priceSummary(pricing);
      expect(pricing.taxRate).toBe(0);
      expect(formatAmount(taxes)).toBe('$0.00');
      expect(total).toBe(amount);
    }
  });

  test('always show two decimals [S9-02]', () => {
    expect(formatAmount(40)).toBe('$40.00');
    expect(formatAmount(1_249.5)).toBe('$1,249.50');
  });

  test('add up to the cent at any price and rate [S9-02]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (cents, taxRate) => {
          const { amount, taxes, total } = priceSummary({ price: cents / 100, taxRate });
          expect(Math.round(total * 100)).toBe(Math.round(amount * 100) + Math.round(taxes * 100));
        },
      ),
    );
  });
});

test('a checkout link is an https address or it is none [S2-33]', () => {
  expect(usableLink(' https://pay.example.com/plan ')).toBe('https://pay.example.com/plan');
  for (const value of [undefined, '', '#', '/pay', 'http://pay.example.com', 'javascript:alert(1)']) {
    expect(usableLink(value)).toBeUndefined();
  }
});
