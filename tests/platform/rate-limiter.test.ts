import { expect, test } from 'vitest';
import type { HostedFunction } from '#local/functions/hosted-function.ts';
import { RateLimiter } from '#local/functions/rate-limiter.ts';

const limited = (aggregateBy: string[], name = 'f'): HostedFunction => ({
  name,
  file: '',
  default: () => undefined,
  config: { rateLimit: { windowLimit: 2, windowSize: 10, aggregateBy } },
});
const START = 1_000_000;

test('counts each address apart and opens again after the window', () => {
  const limiter = new RateLimiter();
  const byAddress = limited(['ip']);
  const check = (address: string, after: number) => limiter.check(byAddress, address, 'site', START + after);
  expect([check('a', 0), check('a', 1), check('a', 2_000)]).toEqual([0, 0, 8]);
  expect(check('b', 2_000)).toBe(0);
  expect(check('a', 10_000)).toBe(0);
});

test('counts all addresses together when only the domain is named, and each function apart', () => {
  const limiter = new RateLimiter();
  const check = (address: string, name: string) =>
    limiter.check(limited(['domain'], name), address, 'site', START);
  expect([check('a', 'f'), check('b', 'f'), check('c', 'f')]).toEqual([0, 0, 10]);
  expect(check('c', 'g')).toBe(0);
});
