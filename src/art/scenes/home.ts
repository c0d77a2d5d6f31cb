import type { Film } from './film.ts';
import { homeLayers, size } from './home-layers.ts';

/** Dawn over the range: mist drifts through the foothills, prayer flags move in the wind. Calm sky on the left for the title. */
export async function home(): Promise<Film> {
  return {
    name: 'home',
    ...size,
    seconds: 10,
    rate: 24,
    focus: 0.64,
    layers: await homeLayers(),
    garlands: [
      { from: [1290, 580], to: [1560, 812], sag: 46, flag: 15, far: 0.3, seed: 4 },
      { from: [1289, 580], to: [1080, 806], sag: 40, flag: 13, far: 0.34, seed: 1 },
      { from: [1288, 578], to: [820, 872], sag: 74, flag: 21, far: 0.14, seed: 2 },
      { from: [1660, 560], to: [1060, 925], sag: 70, flag: 40, far: 0, seed: 3 },
    ],
  };
}
