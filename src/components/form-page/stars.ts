/** Steps of the plane's golden ratio: wherever the row ends, its points are spread evenly, and in no line the eye finds. */
const STEP = { x: 0.7548776662, y: 0.569840291 };

interface Star {
  x: number;
  y: number;
  r: number;
}

/** Stars over a sky of this size; other seeds begin elsewhere. */
export function stars(
  count: number,
  { width, height }: { width: number; height: number },
  seed: number,
): Star[] {
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round((((seed + index) * STEP.x) % 1) * width),
    y: Math.round((((seed + index) * STEP.y) % 1) * height),
    r: 0.6 + ((index * 7) % 5) * 0.2,
  }));
}
