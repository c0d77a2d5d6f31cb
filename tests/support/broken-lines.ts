import type { Page } from 'playwright/test';

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const HOUR = '\\d{1,2}(?::\\d\\d){0,2}\\s[ap]m';
/** What is read in one glance. */
const WHOLE = [
  `${HOUR}(?:\\s–\\s${HOUR})?`,
  `\\d{1,2}\\s${MONTH}(?:,?\\s\\d{4})?`,
  `${MONTH}\\s\\d{1,2}(?:,\\s\\d{4})?`,
  `${MONTH}(?:\\s\\d{4}|–${MONTH})`,
  '\\+\\d[\\d\\s-]{8,}\\d',
  '(?:US)?[$]\\s?\\d[\\d,.]*',
  '\\b\\d+\\s(?:free|posts?|minutes?|hours?|days?|weeks?|months?|years?|pages?|static|dynamic|MB)\\b',
  '\\be-mails?\\b',
].join('|');

/** Dates, times, phone numbers, amounts and counts that go on in a second line. */
export const brokenLines = (page: Page): Promise<string[]> =>
  page.evaluate((whole) => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      if (node.parentElement?.closest('script, style, template, [aria-hidden="true"], .visually-hidden'))
        continue;
      const text = node.nodeValue ?? '';
      for (const match of text.matchAll(new RegExp(whole, 'gi'))) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) broken.push(`${match[0]} in: ${text.trim().slice(0, 90)}`);
      }
    }
    return broken;
  }, WHOLE);
