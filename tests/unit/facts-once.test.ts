import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { socialPlans } from '#content/plans.ts';

/** What is written in one file and derived everywhere else: prices, phones, mailboxes, street addresses, the legal name. */
const offices = Object.values(company.offices);
const facts = [
  ...socialPlans.map(({ card }) => card.price.slice(1)),
  ...offices.flatMap(({ phones }) => phones.flatMap(({ display, tel }) => [display, tel])),
  ...offices.map(({ address }) => address.street),
  ...Object.values(company.emails),
  company.legalName,
  company.initiative.slice(2),
];
const AT_HOME = ['src/content/company.ts', 'src/content/plans.ts'];

const files = globSync('{src,netlify}/**/*.{ts,tsx,astro,css,mjs}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('src/art/') && !AT_HOME.includes(file));

test('a price and a fact of the company are written once', () => {
  expect(files.length).toBeGreaterThan(300);
  const twice = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return facts.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`);
  });
  expect(twice).toEqual([]);
});

const written = facts.filter((fact) => !socialPlans.some(({ card }) => card.price === `$${fact}`));
test.each(written)('%s has a home where it is written', (fact) => {
  const homes = AT_HOME.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(homes.split(fact).length - 1).toBe(1);
});

test.each(socialPlans.map(({ pricing }) => pricing.price))(
  'the price %d has a home where it is written',
  (price) => {
    expect(readFileSync('src/content/plans.ts', 'utf8')).toContain(`price: ${price},`);
  },
);

test('pictures are read by one version of one library', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: object };
  const copies = Object.keys(packages).filter((path) => path.endsWith('node_modules/sharp'));
  expect(copies).toEqual(['node_modules/sharp']);
});
