import { expect, test } from 'vitest';
import { joinLines } from '#staff/cms/blog/join-lines.ts';

test('lines that a mail has broken become paragraphs; a blank line, a list and a quotation stay', () => {
  const mail =
    'Dashain is near, and the  \n  office closes\nfor ten days.\n\nWe are open again:\n- in Lalitpur\n- in\nBoston\n1. first\n> quoted\n';
  const joined =
    'Dashain is near, and the office closes for ten days.\n\nWe are open again:\n- in Lalitpur\n- in Boston\n1. first\n> quoted\n';
  expect(joinLines(mail)).toBe(joined);
  expect(joinLines(joined)).toBe(joined);
});

test.each(['', 'One line', 'Typed so far\n', 'One.\n\n \nTwo.\n\n'])('%j has nothing to join', (text) => {
  expect(joinLines(text)).toBe(text);
});
