import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What visitors read is in one country's English and tells the time in one way. Comments and code are not read by them. */
const BRITISH =
  /\b(?:(?:col|neighb|fav|behavi)ours?|neighbourhoods?|flats?(?! roof)|(?<!Eye )centres?|(?:the|a|an) lifts?|rotas?|pavements?|metres?|learnt|enquir(?:y|ies)|(?:organ|real|recogn)is(?:e|ed|ing|ation)|whilst|programmes?)\b/gi;
/** `15:40`, and `9:30` without AM or PM; `2:00 minutes` is a length, `2:04 a.m.` stands in a picture. */
const OTHER_CLOCK = /\b\d{1,2}:\d{2}\b(?!(?:\s|\\u00a0)(?:[AP]M\b|a\.m\.|minutes))|\b\d{1,2} ?[ap]m\b/g;

/** Words in quotation marks and between tags: what a source can put on a page. */
const wordsIn = (source: string): string => {
  const read = source
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
    .replace(/\bschema: '.*'/g, '');
  return [...read.matchAll(/'[^'\n]{12,}'|"[^"\n]{12,}"|`[^`]{12,}`|>[^<>{}=;]{3,}<|^\s+[A-Z][^<>=;]+$/gm)]
    .map(([words]) => words)
    .join('\n');
};

/** What of a file is read: all of a post, the words of a source. */
const wordsOf = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.txt') ? text : wordsIn(text);
};

const sources = globSync([
  'src/{content,pages,components,features,forms}/**/*.{ts,tsx,astro}',
  'netlify/seed/*.ts',
  'netlify/seed/posts/*.txt',
]);

describe('what visitors read', () => {
  test('the check sees the kinds it is for', () => {
    expect(wordsIn("title: 'A flat with a lift and a rota'").match(BRITISH)).toHaveLength(3);
    expect(wordsIn("when: 'Tuesday 15:40, until 6 pm'").match(OTHER_CLOCK)).toHaveLength(2);
    expect(wordsIn('<p>In your own colours</p>').match(BRITISH)).toHaveLength(1);
    expect(wordsIn("hours: 'From 9:30 AM to 5 PM'").match(OTHER_CLOCK)).toBeNull();
  });

  test.each([
    ['American English', BRITISH],
    ['a clock of twelve hours, with AM and PM', OTHER_CLOCK],
  ])('is written in %s', (_, wrong) => {
    const found = sources.flatMap((source) =>
      [...wordsOf(source).matchAll(wrong)].map(([word]) => `${source}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});
