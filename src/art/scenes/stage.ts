/** A string of prayer flags from one point to another; it sags by `sag` pixels and moves in the wind. */
export interface Garland {
  from: [number, number];
  to: [number, number];
  sag: number;
  flag: number;
  /** 0 to 1: how far off it is, which takes the strength from its colours. */
  far: number;
  seed: number;
}

/** A small light: a window or a lamp that comes on once in the loop and goes off before its end. */
export interface Glow {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
  /** Parts of the loop (0..1) at which it comes on and goes off; the light is steady when both are the same. */
  on: number;
  off: number;
  halo: number;
}

export interface StagePlan {
  width: number;
  height: number;
  layers: { image: string; top: number; drift?: number; glows?: Glow[] }[];
  garlands: Garland[];
}

declare global {
  interface Window {
    /** Draws the moment `t` (0..1) of the loop and returns it as a PNG data URL. */
    drawFrame?: (t: number) => string;
  }
}

/** Runs inside the page: sets up a canvas and `window.drawFrame`. Closed in itself, since the page sees nothing else of this file. */
export async function stage(plan: StagePlan): Promise<void> {
  const turn = Math.PI * 2;
  const canvas = document.createElement('canvas');
  canvas.width = plan.width;
  canvas.height = plan.height;
  const c = canvas.getContext('2d', { willReadFrequently: true })!;
  const pictures = await Promise.all(
    plan.layers.map(async (layer) => {
      const image = new Image();
      image.src = layer.image;
      await image.decode();
      return image;
    }),
  );

  const drawDrifting = (image: HTMLImageElement, top: number, drift: number, t: number): void => {
    for (const half of [0, 0.5]) {
      const phase = (t + half) % 1;
      const x = (phase - 0.5) * drift + half * 700;
      c.globalAlpha = Math.sin(Math.PI * phase) ** 2;
      for (let left = (x % plan.width) - plan.width; left < plan.width; left += plan.width)
        c.drawImage(image, left, top);
    }
    c.globalAlpha = 1;
  };

  const drawGlow = (glow: Glow, t: number): void => {
    const since = (at: number): number => (t - at + 1) % 1;
    const lit = (glow.off - glow.on + 1) % 1;
    const fade = (v: number): number => Math.min(1, Math.max(0, v / 0.025));
    const shine = lit === 0 ? 1 : Math.min(fade(since(glow.on)), fade(lit - since(glow.on)));
    if (shine <= 0) return;
    const x = glow.x + glow.width / 2;
    const y = glow.y + glow.height / 2;
    if (glow.halo > 0) {
      const halo = c.createRadialGradient(x, y, 0, x, y, glow.halo);
      halo.addColorStop(0, `rgb(255 190 100 / ${0.5 * shine})`);
      halo.addColorStop(0.3, `rgb(255 160 80 / ${0.16 * shine})`);
      halo.addColorStop(1, 'rgb(255 150 70 / 0)');
      c.fillStyle = halo;
      c.fillRect(x - glow.halo, y - glow.halo, glow.halo * 2, glow.halo * 2);
    }
    c.globalAlpha = shine;
    c.fillStyle = glow.colour;
    c.fillRect(glow.x, glow.y, glow.width, glow.height);
    c.globalAlpha = 1;
  };

  const colours = [
    [43, 74, 203],
    [251, 250, 247],
    [200, 16, 46],
    [15, 107, 92],
    [245, 165, 36],
  ];
  const air = [196, 140, 150];

  const point = (g: Garland, s: number, t: number): [number, number] => {
    const swing =
      Math.sin(turn * (t + g.seed * 0.31)) * 0.1 + Math.sin(turn * (2 * t + g.seed * 0.17)) * 0.05;
    const sag = g.sag * 4 * s * (1 - s) * (1 + swing);
    const blow = 4 * s * (1 - s) * g.flag * (0.5 + swing * 3);
    return [g.from[0] + (g.to[0] - g.from[0]) * s + blow, g.from[1] + (g.to[1] - g.from[1]) * s + sag];
  };

  const drawFlag = (g: Garland, index: number, s: number, width: number, t: number): void => {
    const a = point(g, s, t);
    const b = point(g, s + width, t);
    const tone = colours[index % 5]!.map((v, i) => v + (air[i]! - v) * g.far);
    const gust =
      0.75 + 0.3 * Math.sin(turn * (t - s * 0.6) + g.seed) + 0.2 * Math.sin(turn * (3 * t - s * 1.7));
    const strips = 8;
    const drop = (k: number): [number, number, number] => {
      const across = k / strips;
      const wave = Math.sin(turn * (6 * t - across * 0.75 - index * 0.37) + g.seed * 2);
      const lift = g.flag * 0.3 * gust;
      const x = a[0] + (b[0] - a[0]) * across + lift * 1.15 + wave * g.flag * 0.09;
      const y = a[1] + (b[1] - a[1]) * across + g.flag * (1.08 - 0.2 * gust) + wave * g.flag * 0.1 * gust;
      return [x, y, wave];
    };
    for (let k = 0; k < strips; k++) {
      const [x0, y0, w0] = drop(k);
      const [x1, y1] = drop(k + 1);
      const over = k + 1 < strips ? 1.6 : 1;
      const light = 0.74 + w0 * 0.2 + (k / strips) * 0.16;
      c.fillStyle = `rgb(${tone.map((v) => Math.min(255, v * light + 14)).join(' ')})`;
      c.beginPath();
      c.moveTo(a[0] + ((b[0] - a[0]) * k) / strips, a[1] + ((b[1] - a[1]) * k) / strips);
      c.lineTo(a[0] + ((b[0] - a[0]) * (k + over)) / strips, a[1] + ((b[1] - a[1]) * (k + over)) / strips);
      c.lineTo(x0 + (x1 - x0) * over, y0 + (y1 - y0) * over);
      c.lineTo(x0, y0);
      c.fill();
    }
  };

  const drawGarland = (g: Garland, t: number): void => {
    const length = Math.hypot(g.to[0] - g.from[0], g.to[1] - g.from[1]) * 1.05;
    const count = Math.floor(length / (g.flag * 1.12));
    c.strokeStyle = `rgb(${28 + g.far * 90} ${26 + g.far * 60} ${58 + g.far * 60})`;
    c.lineWidth = Math.max(1, g.flag * 0.05);
    c.beginPath();
    for (let i = 0; i <= 60; i++) c.lineTo(...point(g, i / 60, t));
    c.stroke();
    for (let i = 0; i < count; i++) drawFlag(g, i, (i + 0.06) / count, 0.88 / count, t);
  };

  window.drawFrame = (t) => {
    plan.layers.forEach((layer, i) => {
      if (layer.drift === undefined) c.drawImage(pictures[i]!, 0, layer.top);
      else drawDrifting(pictures[i]!, layer.top, layer.drift, t);
      for (const glow of layer.glows ?? []) drawGlow(glow, t);
    });
    for (const garland of plan.garlands) drawGarland(garland, t);
    return canvas.toDataURL('image/png');
  };
}
