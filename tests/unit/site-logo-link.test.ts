import { expect, test } from 'vitest';
import { logoTarget } from '#components/site/header/logo-link.ts';

test('leads back from /about and /contact to where the visitor came from [S2-08]', () => {
  expect(logoTarget('/about', '/prop-mgmt')).toBe('/prop-mgmt');
  expect(logoTarget('/contact', '/help-center?category=digital')).toBe('/help-center?category=digital');
});

test('leads home from any other page, whatever is stored [S2-08]', () => {
  expect(logoTarget('/pricing', '/prop-mgmt')).toBe('/');
  expect(logoTarget('/about', null)).toBe('/');
});

test('toggles between / and /digital-soln [S2-09]', () => {
  expect(logoTarget('/', null)).toBe('/digital-soln');
  expect(logoTarget('/digital-soln', null)).toBe('/');
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  'about',
  '',
])('a stored address that is no path of this site is not followed: %j [S2-08]', (from) => {
  expect(logoTarget('/about', from)).toBe('/');
});

test('never leads from a page to itself [S2-08]', () => {
  expect(logoTarget('/about', '/about')).toBe('/');
  expect(logoTarget('/contact', '/contact?x=1#map')).toBe('/');
});
