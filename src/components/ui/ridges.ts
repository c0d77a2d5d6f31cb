/**
 * Ridge lines of a mountain horizon as SVG path data, the same for the same seed.
 * Midpoint displacement: each pass halves the segments and the height of the jitter.
 */
export interface RidgeShape {
  readonly seed: number;
  readonly width: number;
  /** Height of the drawing; the path is closed along its foot. */
  readonly height: number;
  /** Highest point of the ridge as a share of the height, 0 (foot) to 1 (top). */
  readonly peak: number;
  /** Passes of subdivision: 3 gives soft hills, 6 jagged rock. */
  readonly detail: number;
}

/** Small seeded generator (mulberry32): numbers from 0 to 1, the same sequence for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Relative heights, 0 to 1, at evenly spaced points; the highest is 1. */
export function ridgeHeights(seed: number, detail: number): readonly number[] {
  const random = seededRandom(seed);
  let heights = Array.from({ length: 6 }, (_, step) => (step % 2 === 0 ? 0.25 : 0.75) + random() * 0.3);
  let jitter = 0.34;
  for (let pass = 0; pass < detail; pass += 1) {
    heights = heights.flatMap((height, index) => {
      const next = heights[index + 1];
      return next === undefined ? [height] : [height, (height + next) / 2 + (random() - 0.5) * jitter];
    });
    jitter *= 0.52;
  }
  const lowest = Math.min(...heights);
  const highest = Math.max(...heights);
  return heights.map((height) => (height - lowest) / (highest - lowest));
}

/** Closed path of one ridge, in whole units: from each point by how much to the next, which compresses best. */
export function ridgePath({ seed, width, height, peak, detail }: RidgeShape): string {
  const heights = ridgeHeights(seed, detail);
  const step = width / (heights.length - 1);
  const floor = 0.12;
  const points = heights.map((relative, index) => ({
    x: Math.round(index * step),
    y: Math.round(height * (1 - (floor + relative * (peak - floor)))),
  }));
  const steps = points.slice(1).map(({ x, y }, index) => {
    const from = points[index]!;
    return `${x - from.x}${y < from.y ? '' : ' '}${y - from.y}`;
  });
  return `M0 ${height}V${points[0]!.y}l${steps.join(' ')}V${height}z`;
}
