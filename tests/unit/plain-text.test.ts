import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerpt, firstCharacters } from '#shared/plain-text.ts';
import { bulletLines, textLines, withWholeCounts } from '#shared/text-lines.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const SYLLABLE = 'क्षि';

describe('excerpt', () => {
  test('cuts at 150 characters and adds an ellipsis [S9-07]', () => {
    expect(excerpt('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`);
  });

  test('leaves a text of exactly 150 characters alone [S9-07]', () => {
    expect(excerpt('a'.repeat(150))).toBe('a'.repeat(150));
  });

  test('is one line without a blank before the ellipsis', () => {
    expect(excerpt('One line.\n\nAnother   line.', 10)).toBe('One line.…');
  });

  test('says nothing for an empty text', () => {
    expect(excerpt('  \n ')).toBe('');
  });
});

describe('firstCharacters', () => {
  test('is the first 150 characters, line breaks included [S2-39]', () => {
    const text = `${'a'.repeat(70)}\n${'b'.repeat(100)}`;
    expect(firstCharacters(text)).toBe(text.slice(0, 150));
  });

  test('never cuts inside a family emoji or a Devanagari syllable', () => {
    expect(firstCharacters(FAMILY.repeat(160))).toBe(FAMILY.repeat(150));
    expect(firstCharacters(SYLLABLE.repeat(160))).toBe(SYLLABLE.repeat(150));
  });

  test('counts an accent written apart with its letter', () => {
    expect(firstCharacters('cafe\u0301s', 4)).toBe('cafe\u0301');
  });

  test('is what the browser counts, in plain letters and typographic signs as well', () => {
    const units = fc.string({
      unit: fc.constantFrom('a', ' ', 'é', '’', '–', '…', '\u0301', '\n', '\r', '👍', '🏽', 'क', 'ि'),
    });
    fc.assert(
      fc.property(units, fc.nat(12), (text, length) => {
        const counted = [...new Intl.Segmenter('en').segment(text)].slice(0, length);
        expect(firstCharacters(text, length)).toBe(counted.map(({ segment }) => segment).join(''));
      }),
    );
  });

  test('is always a beginning of the text and at most as long as asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, length) => {
        const cut = firstCharacters(text, length);
        expect(text.startsWith(cut)).toBe(true);
        expect([...new Intl.Segmenter('en').segment(cut)].length).toBeLessThanOrEqual(length);
      }),
    );
  });
});

describe('bulletLines', () => {
  test('takes one mark of a list off each line, and nothing else [S2-40]', () => {
    expect(bulletLines('- One\n• Two\n* Three\n- - Four')).toEqual(['One', 'Two', 'Three', '- Four']);
    expect(bulletLines('-5 degrees\n*bold*\n-\n2 - 1')).toEqual(['-5 degrees', '*bold*', '-', '2 - 1']);
  });
});

describe('textLines', () => {
  test('splits at every kind of line break and drops empty lines [S2-37]', () => {
    expect(textLines('One\r\n\r\n Two \n\u2028Three\n\vFour\fFive\u0085Six')).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
      'Five',
      'Six',
    ]);
  });
});

test('a number stays on the line of what it counts; other blanks let a line end', () => {
  expect(withWholeCounts('In 2 days, from 9:00 am, 8 postů of GR8 Nepal or 12 34')).toBe(
    'In 2\u00a0days, from 9:00\u00a0am, 8\u00a0postů of GR8 Nepal or 12 34',
  );
});
