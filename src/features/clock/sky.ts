/** The colours of the dial: its sky, sun or moon, and the ridges from far to near. */
interface Sky {
  readonly sky: string;
  readonly sun: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
}

const dark = { far: '#6d5a92', mid: '#3d3a70', near: '#171b3d' };
export const skies = {
  night: { ...dark, sky: '#2a2350', sun: '#e8ecfb' },
  dawn: { ...dark, sky: '#b4566c', sun: '#ffd9a0' },
  day: { sky: '#2a62b8', sun: '#ffd27a', far: '#5f86c4', mid: '#2c4c86', near: '#14324a' },
  dusk: { ...dark, sky: '#8a4a78', sun: '#ffb04d' },
} satisfies Record<string, Sky>;

/** The sky at a moment of the visitor's local time; day begins at 8 and ends at 17. */
export function skyAt(now: Date): Sky {
  const hour = now.getHours();
  if (hour < 5 || hour >= 20) return skies.night;
  if (hour < 8) return skies.dawn;
  return hour < 17 ? skies.day : skies.dusk;
}
