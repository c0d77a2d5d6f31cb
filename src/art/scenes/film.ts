import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { openBrowser } from '../kit/browser.ts';
import { stage, type Garland, type Glow } from './stage.ts';

/** One picture of a scene. With `drift`, it moves that many pixels to the right in one loop and dissolves into itself. */
export interface Layer {
  image: Buffer;
  top: number;
  drift?: number;
  /** Lights that shine on top of this picture and under the next. */
  glows?: Glow[];
}

export interface Film {
  name: string;
  width: number;
  height: number;
  seconds: number;
  rate: number;
  layers: readonly Layer[];
  garlands: readonly Garland[];
  /** Share of the width (0..1) kept in view on a narrow screen: `object-position` of the video and its posters. */
  focus: number;
}

/** Plays the film frame by frame in a headless browser; the loop closes because every motion runs a whole number of times. */
async function* frames(film: Film): AsyncGenerator<Buffer> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 320, height: 240 } });
    await page.evaluate(stage, {
      width: film.width,
      height: film.height,
      layers: film.layers.map((l) => ({
        ...l,
        image: `data:image/png;base64,${l.image.toString('base64')}`,
      })),
      garlands: [...film.garlands],
    });
    const count = film.seconds * film.rate;
    for (let i = 0; i < count; i++) {
      const data = await page.evaluate((t) => window.drawFrame!(t), i / count);
      yield Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
    }
  } finally {
    await browser.close();
  }
}

const colour = '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'.split(' ');

function ffmpeg(args: readonly string[], input?: AsyncIterable<Buffer>): Promise<void> {
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  void (async () => {
    for await (const frame of input ?? [])
      if (!child.stdin.write(frame)) await new Promise((resolve) => child.stdin.once('drain', resolve));
    child.stdin.end();
  })();
  return done;
}

const POSTER_LIMIT = 39_000;

/** The WebP of the best quality that stays under the limit for posters. */
async function posterWebp(image: Sharp): Promise<Buffer> {
  for (let quality = 72; ; quality -= 3) {
    const data = await image.clone().webp({ quality, effort: 6 }).toBuffer();
    if (data.length < POSTER_LIMIT || quality < 40) return data;
  }
}

async function posters(film: Film, first: Buffer, out: string): Promise<void> {
  const wide = sharp(first).removeAlpha();
  const span = Math.round(film.height * 0.8);
  const left = Math.round((film.width - span) * film.focus);
  const cut = wide.clone().extract({ left, top: 0, width: span, height: film.height }).resize(800, 1000);
  const narrow = sharp(await cut.png().toBuffer());
  for (const [image, ending] of [
    [wide, ''],
    [narrow, '-800'],
  ] as const) {
    const base = `${out}/${film.name}-poster${ending}`;
    await writeFile(`${base}.avif`, await image.clone().avif({ quality: 50, effort: 7 }).toBuffer());
    await writeFile(`${base}.webp`, await posterWebp(image));
  }
}

/**
 * Shoots the film and writes `<name>.av1.mp4`, `<name>.mp4` (H.264) and the posters of its first frame to a folder.
 * `-800` posters are upright, 4:5, cut at `focus`, for narrow screens.
 */
export async function shoot(film: Film, out: string, scratch: string): Promise<void> {
  const master = `${scratch}/${film.name}.mkv`;
  let first: Buffer | undefined;
  const keepFirst = async function* (): AsyncGenerator<Buffer> {
    for await (const frame of frames(film)) {
      first ??= frame;
      yield frame;
    }
  };
  const matrix = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', ...colour];
  await ffmpeg(
    [
      '-f',
      'image2pipe',
      '-framerate',
      `${film.rate}`,
      '-i',
      '-',
      ...matrix,
      '-c:v',
      'libx264',
      '-qp',
      '4',
      '-preset',
      'veryfast',
      master,
    ],
    keepFirst(),
  );
  await posters(film, first!, out);
  const av1 = ['-c:v', 'libsvtav1', '-crf', '36', '-preset', '4', '-g', '300', '-svtav1-params', 'tune=0'];
  const h264 = ['-c:v', 'libx264', '-crf', '25', '-preset', 'veryslow', '-profile:v', 'high', '-g', '300'];
  const web = ['-pix_fmt', 'yuv420p', ...colour, '-movflags', '+faststart', '-an'];
  await ffmpeg(['-i', master, ...av1, ...web, `${out}/${film.name}.av1.mp4`]);
  await ffmpeg(['-i', master, ...h264, ...web, `${out}/${film.name}.mp4`]);
}
