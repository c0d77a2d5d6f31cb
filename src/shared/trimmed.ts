const EDGE = /[\s\p{Cf}]/u;

/**
 * A text without the blanks and invisible marks (reading direction, byte order) around it that come along when it is
 * copied from elsewhere. `before` and `after` say which, when not all of them. One character at a time: a pattern for a whole run of
 * them takes seconds for a hostile text.
 */
export function trimmed(text: string, before: RegExp = EDGE, after: RegExp = before): string {
  let [start, end] = [0, text.length];
  while (start < end && before.test(text.charAt(start))) start += 1;
  while (end > start && after.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
