/** Time a slide stays when the carousel runs by itself [S 9]. */
export const SLIDE_MS = 5000;

/** The slide `steps` further on (negative: back) of `count`; wraps both ways [S 4]. */
export function wrapIndex(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}
