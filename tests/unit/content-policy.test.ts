import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { COMMON_SECURITY_HEADERS } from '#shared/security-headers.ts';
import { trimPolicy, trimPolicyTag } from '#build/content-policy.ts';

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const POLICY = `default-src 'none'; script-src 'self' ${hash('known()')} ${hash('elsewhere()')}; style-src 'self' ${hash('p{}')};`;

test('keeps the hashes of the inline scripts and styles of the page and drops the others', () => {
  const html = `<style>p{}</style><script>known()</script><script type="module" src="/_astro/a.js"></script>`;
  expect(trimPolicy(POLICY, html)).toBe(
    `default-src 'none';script-src 'self' ${hash('known()')};style-src 'self' ${hash('p{}')}`,
  );
});

test('never allows a script that the build did not make', () => {
  const html = `<script>stolen()</script><script data-x="1">known()</script>`;
  const policy = trimPolicy(POLICY, html);
  expect(policy).toContain(hash('known()'));
  expect(policy).not.toContain(hash('stolen()'));
});

test('moves the tag to the top of the head', () => {
  const html = `<html><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${POLICY}"><style>p{}</style></head></html>`;
  expect(trimPolicyTag(html)).toBe(
    `<html><head><meta http-equiv="content-security-policy" content="default-src 'none';script-src 'self';style-src 'self' ${hash('p{}')}"><meta charset="utf-8"><style>p{}</style></head></html>`,
  );
});

test('only this host is held to https, for two years: other hosts of the domain are not the site’s', () => {
  expect(COMMON_SECURITY_HEADERS['strict-transport-security']).toBe('max-age=63072000');
});

test('leaves a page without a policy alone', () => {
  expect(trimPolicyTag('<head></head>')).toBe('<head></head>');
});
