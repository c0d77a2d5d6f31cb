import type { Film } from './film.ts';
import { propertyLayers } from './property-layers.ts';

/** Evening in the valley: lights come on behind carved windows. Low roofs and calm sky on the left for the title. */
export async function property(): Promise<Film> {
  return {
    name: 'property',
    width: 1600,
    height: 900,
    seconds: 12,
    rate: 24,
    focus: 0.74,
    layers: await propertyLayers(),
    garlands: [
      { from: [1180, 470], to: [800, 690], sag: 60, flag: 17, far: 0.15, seed: 5 },
      { from: [1450, 505], to: [1640, 420], sag: 30, flag: 14, far: 0.3, seed: 6 },
    ],
  };
}
