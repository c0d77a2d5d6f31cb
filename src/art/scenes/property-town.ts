import sharp from 'sharp';
import { house, temple, through, toneDefs, type Building, type House, type Tone } from '../kit/newari.ts';
import { seededRandom } from '../kit/noise.ts';
import type { Layer } from './film.ts';
import type { Glow } from './stage.ts';

const dusk: Tone = {
  brick: '#6d3a34',
  brickDark: '#4a2629',
  wood: '#23151c',
  woodLight: '#6b4638',
  tile: '#4b2c32',
  tileLight: '#8b574c',
  pane: '#150f1c',
};

const row = (
  tone: Tone,
  storey: number,
  houses: readonly (readonly [x: number, base: number, width: number, floors: number])[],
): House[] =>
  houses.map(([x, base, width, floors], i) => ({
    x,
    base,
    width,
    floors,
    storey,
    seed: Math.round(x) + i,
    tone,
  }));

const far = through(dusk, '#4f6f7c', 0.6);
const middle = through(dusk, '#31485c', 0.36);

/** The three rows of the town, far to near: low on the left for the title, rising to the right. */
const rows = [
  {
    id: 'far',
    houses: row(far, 44, [
      [610, 790, 70, 2],
      [676, 790, 96, 3],
      [764, 790, 80, 2],
      [838, 790, 104, 3],
      [1110, 790, 92, 4],
      [1196, 790, 84, 3],
      [30, 800, 90, 2],
      [126, 800, 76, 2],
      [420, 805, 92, 2],
      [508, 800, 96, 2],
    ]),
  },
  {
    id: 'mid',
    houses: row(middle, 66, [
      [-30, 900, 150, 2],
      [196, 905, 132, 2],
      [560, 905, 140, 3],
      [706, 905, 170, 3],
      [1010, 905, 160, 4],
      [1430, 905, 190, 6],
    ]),
  },
  {
    id: 'near',
    houses: row(dusk, 104, [
      [326, 985, 220, 2],
      [838, 985, 214, 3],
      [1184, 985, 268, 5],
    ]),
  },
] as const;

/** What shows between the houses of a row. */
const streets = {
  far: '<path d="M0 786h1600v114H0z" fill="#4b5a64"/>',
  mid: '<path d="M0 870h1600v30H0z" fill="#33343f"/>',
  near: '',
};

const people = { panes: '#ffc772', deep: '#ffae52' };

/** Which windows are lit, and when: about half always, the others come and go with the people behind them. */
function lights(buildings: readonly Building[], scale: number, seed: number): Glow[] {
  const random = seededRandom(seed);
  return buildings.flatMap((b) =>
    b.panes.flatMap((pane): Glow[] => {
      const mood = random();
      if (mood < 0.28) return [];
      const on = random();
      const steady = mood > 0.74;
      const colour = random() > 0.5 ? people.panes : people.deep;
      const times = steady ? { on: 0, off: 0 } : { on, off: (on + 0.45 + random() * 0.25) % 1 };
      return [{ ...pane, colour, ...times, halo: pane.width * scale }];
    }),
  );
}

const svg = (body: string): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900">${body}</svg>`))
    .png({ compressionLevel: 3 })
    .toBuffer();

/** The evening that gathers in the streets, and the lamps down there. */
const night = `
  <defs>
    <linearGradient id="night" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#081020" stop-opacity="0"/><stop offset="1" stop-color="#081020" stop-opacity=".5"/></linearGradient>
  </defs>
  <rect y="520" width="1600" height="380" fill="url(#night)"/>`;

const lamps = `
  <defs><radialGradient id="lamp"><stop offset="0" stop-color="#ffb45e" stop-opacity=".32"/><stop offset="1" stop-color="#ff9a4a" stop-opacity="0"/></radialGradient></defs>
  <ellipse cx="700" cy="930" rx="330" ry="170" fill="url(#lamp)"/><ellipse cx="1120" cy="940" rx="230" ry="210" fill="url(#lamp)"/><ellipse cx="260" cy="950" rx="240" ry="120" fill="url(#lamp)"/>`;

/** The town, row by row from far to near: walls with their lights, then lattice and roofs, which go over the light. */
export async function town(): Promise<Layer[][]> {
  const out: Layer[][] = [];
  for (const [i, { id, houses }] of rows.entries()) {
    const tone = houses[0]!.tone;
    const buildings = houses.map((h) => house(h, id));
    const extra = id === 'far' ? temple(664, 806, 250, 3, far, 'far') : '';
    const defs = `<defs>${toneDefs(id, tone)}</defs>`;
    out.push([
      {
        image: await svg(
          `${defs}${streets[id]}${buildings.map((b) => b.walls).join('')}${id === 'far' ? '' : night}`,
        ),
        top: 0,
        glows: lights(buildings, [2.2, 2.4, 2.6][i]!, 90 + i),
      },
      {
        image: await svg(
          `${defs}${buildings.map((b) => b.lattice).join('')}${extra}${id === 'near' ? lamps : ''}`,
        ),
        top: 0,
      },
    ]);
  }
  return out;
}
