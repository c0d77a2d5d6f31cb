import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { longDate, shortDate } from '#shared/dates.ts';

afterEach(() => vi.unstubAllEnvs());

describe('dates are those of Nepal', () => {
  test.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])(
    'never move by a day in %s [S2-37]',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(longDate('2026-03-01T18:14:59Z')).toBe('March 1, 2026');
      expect(longDate('2026-03-01T18:15:00Z')).toBe('March 2, 2026');
    },
  );

  test('are what the time zone tables say, in every month [S2-37]', () => {
    const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1986-01-02'), max: new Date('2200-01-01'), noInvalidDate: true }),
        (date) => {
          expect(longDate(date.toISOString())).toBe(format.format(date));
        },
      ),
    );
  });

  test('are short on cards [S2-35]', () => {
    expect(shortDate('2026-11-18T03:45:00Z')).toBe('Nov 18, 2026');
  });

  test.each(['', 'yesterday', '2026-13-45T00:00:00Z'])(
    'say so when %j is no timestamp [S8-09]',
    (timestamp) => {
      expect(longDate(timestamp)).toBe('Invalid date');
      expect(shortDate(timestamp)).toBe('Invalid date');
    },
  );
});
