import { expect, test } from 'vitest';
import { trimPolicy } from '#build/content-policy.ts';
import { loaderHash, scriptsLast } from '#build/load-order.ts';

test('a module is asked for by a loader whose hash the content policy knows', () => {
  const page = scriptsLast('<p>Text</p><script type="module" src="/_astro/Page.abc.js"></script>');
  expect(page).toMatch(/^<p>Text<\/p><script data-src="\/_astro\/Page\.abc\.js">[^<]+<\/script>$/);
  expect(trimPolicy(`script-src 'self' '${loaderHash}'`, page)).toContain(loaderHash);
});

test('other scripts stay as they are', () => {
  const page = '<script type="application/ld+json">{}</script><script type="module">inline()</script>';
  expect(scriptsLast(page)).toBe(page);
});
