// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseRoute } from '#staff/shell/route.ts';
import { LAYOUTS } from '#staff/shell/layout.ts';
import { routeHref } from '#staff/shell/address.ts';
import { stepTo } from '#staff/shell/TabList.tsx';
import { clockTime, dayOf, exactTime, fullTime, relativeTime } from '#staff/shell/times.ts';
import { ALL_TABS, MORE_TABS, SIDEBAR_TABS } from '#staff/tabs.tsx';

test('the sidebar has seven tabs in order, key verification, audit, notifications and team are outside it [S2-47] [S2-48]', () => {
  expect(SIDEBAR_TABS.map(({ label }) => label)).toEqual([
    'Contact Form',
    'Demo Requests',
    'Feedback',
    "Let's Connect",
    'Website Request Form',
    'Registered Users',
    'Cms Page',
  ]);
  expect(MORE_TABS.map(({ id }) => id)).toEqual([
    'verification',
    'audit',
    'notifications',
    'team',
    'personal-data',
  ]);
  expect(new Set(ALL_TABS.map(({ id }) => id)).size).toBe(ALL_TABS.length);
});

describe('an address', () => {
  test('leads to a tab and a row, whatever the id', () => {
    for (const id of ['0mwzlyzrq-wrtdk2opkk', 'a/b', '50%', 'é']) {
      const { tab, rest } = parseRoute(routeHref('connect', id));
      expect([tab.id, ...rest]).toEqual(['connect', id]);
    }
  });

  test('that is unknown or broken is the first tab', () => {
    for (const hash of ['', '#', '#nonsense', '#%E0%A4%A']) expect(parseRoute(hash).tab.id).toBe('contact');
    expect(parseRoute('#contact/%E0%A4%A').rest).toEqual(['%E0%A4%A']);
  });
});

describe('times', () => {
  const noon = Date.UTC(2026, 10, 27, 18, 20);

  test('are those of Nepal, in American English', () => {
    expect(exactTime(noon).replace(/\s/g, ' ')).toBe('Nov 28, 2026, 12:05 AM');
    expect(dayOf(noon)).toBe('2026-11-28');
    expect(exactTime(0)).toBe('');
    expect(fullTime(noon).replace(/\s/g, ' ')).toBe('Nov 28, 2026, 12:05 AM Nepal time');
    expect(fullTime(0)).toBe('');
    expect(clockTime(noon).replace(/\s/g, ' ')).toBe('12:05 AM Nepal time');
  });

  test('are also told as how long ago', () => {
    const ago = (ms: number) => relativeTime(noon - ms, noon);
    expect(ago(-5_000)).toBe('just now');
    expect(ago(59_000)).toBe('just now');
    expect(ago(5 * 60_000)).toBe('5 min. ago');
    expect(ago(3 * 3_600_000)).toBe('3 hr. ago');
    expect(ago(26 * 3_600_000)).toBe('yesterday');
    expect(ago(70 * 86_400_000)).toBe('2 mo. ago');
    expect(ago(800 * 86_400_000)).toBe('2 yr. ago');
  });
});

test('arrow keys go round the tabs, Home and End to the ends', () => {
  expect(['ArrowDown', 'ArrowRight'].map((key) => stepTo(key, 6, 7))).toEqual([0, 0]);
  expect(['ArrowUp', 'ArrowLeft'].map((key) => stepTo(key, 0, 7))).toEqual([6, 6]);
  expect([stepTo('Home', 3, 7), stepTo('End', 3, 7), stepTo('a', 3, 7)]).toEqual([0, 6, undefined]);
});

test('the styles change the shape of the staff area where the script does', () => {
  const folder = join(import.meta.dirname, '../../../src/staff/styles');
  const styles = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  for (const query of Object.values(LAYOUTS)) expect(styles).toContain(`@media ${query} {`);
});
