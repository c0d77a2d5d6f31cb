/** Time a slide stays when the carousel runs by itself. */
export const SLIDE_MS = 5000;

/** The slide `steps` further on (negative: back) of `count`; wraps both ways. */
export function wrapIndex(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}
