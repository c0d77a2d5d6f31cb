/** What places are made of, in the order that they sort in: ids are places, too. */
const SIGNS = '-0123456789abcdefghijklmnopqrstuvwxyz';

/** What a place looks like. */
export const PLACE = /^[-0-9a-z]*[0-9a-z]$/;

/** A text between `low` and `high` (none: the end). There is one: no place ends with the first sign. */
export function placeBetween(low: string, high: string | undefined): string {
  let shared = '';
  let limit = high;
  for (;;) {
    const at = shared.length;
    const from = Math.max(0, SIGNS.indexOf(low[at] ?? ''));
    const to = limit === undefined ? SIGNS.length : SIGNS.indexOf(limit[at] ?? '');
    if (to - from > 1) return shared + (SIGNS[Math.floor((from + to) / 2)] ?? '');
    // Once they part, whatever comes behind the sign of `low` is before `high`.
    if (to > from) limit = undefined;
    shared += SIGNS[from] ?? '';
  }
}
