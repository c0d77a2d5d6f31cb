import sharp from 'sharp';
import { rgb } from '../kit/colour.ts';
import { paintMist } from '../kit/mist.ts';
import { fractal, gradientNoise } from '../kit/noise.ts';

const noise = gradientNoise(77);
/** A bank of jungle: a fringe of crowns and a few tall silk-cotton trees. */
const jungle = (base: number, height: number, scale: number, shift: number, colour: string): string => {
  const points = Array.from({ length: 541 }, (_, i) => {
    const x = i * 2;
    const crowns = Math.abs(fractal(noise, x * scale + shift, shift, 5, 0.6));
    return `${x} ${(base - height * (0.35 + crowns)).toFixed(1)}`;
  });
  return `<path d="M0 ${base}L${points.join('L')}L1080 ${base}z" fill="${colour}"/>`;
};
/** The sun's path on the water; it ends above the captions, where the river lies still. */
const ripples = Array.from({ length: 19 }, (_, i) => {
  const y = 700 + i * 10;
  const w = 30 + ((i * 67) % 150) + i * 3;
  const x = 540 + Math.sin(i * 2.4) * (60 + i * 9) - w / 2;
  return `<path d="M${x.toFixed(0)} ${y}h${w}" stroke="#ffe3b0" stroke-opacity="${(0.65 - i * 0.03).toFixed(2)}" stroke-width="${2 + i * 0.12}" stroke-linecap="round"/>`;
});

export default async (): Promise<string> => {
  const mist = await paintMist(
    { seed: 4, colour: rgb('#ffe0bd'), cover: 0.45, thickness: 0.85, across: 3, down: 2 },
    1080,
    230,
  );
  const image = `data:image/png;base64,${(await sharp(mist).png().toBuffer()).toString('base64')}`;
  return `<style>
  body{background:#f0a35e;color:#fff3dc;font-family:'Instrument Serif'}
  h1{position:absolute;left:60px;top:54px;font:132px/.9 'Instrument Serif';letter-spacing:-3px;color:#4a1d2a}
  h1 i{display:block;padding-left:150px}
  p{position:absolute;left:62px;bottom:56px;width:440px;font:500 30px/1.32 Figtree;text-wrap:balance}
  .b{position:absolute;right:62px;bottom:56px;text-align:right;font:46px/1.05 'Instrument Serif'}
  svg{position:absolute;inset:0}
</style>
<svg width="1080" height="1080" viewBox="0 0 1080 1080"><defs>
  <linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#f6c58b"/><stop offset="1" stop-color="#ee8f58"/></linearGradient>
  <linearGradient id="w" x2="0" y2="1"><stop offset="0" stop-color="#e98a58"/><stop offset=".36" stop-color="#8a4450"/><stop offset=".68" stop-color="#33182f"/><stop offset="1" stop-color="#241128"/></linearGradient></defs>
  <path d="M0 0h1080v680H0z" fill="url(#s)"/><circle cx="540" cy="520" r="128" fill="#fff0c9"/><circle cx="540" cy="520" r="210" fill="#ffe9b8" opacity=".3"/>
  ${jungle(684, 210, 0.011, 3, '#c9745a')}<image preserveAspectRatio="none" href="${image}" y="480" width="1080" height="230"/>
  ${jungle(688, 120, 0.016, 9, '#8d4a4c')}
  <path d="M0 684h1080v396H0z" fill="url(#w)"/><image preserveAspectRatio="none" href="${image}" y="580" x="-300" width="1380" height="190" opacity=".8"/>${ripples.join('')}
  <g transform="translate(560 790)"><path d="M-300-6C-190 30 200 34 318-20 260 34 190 52 20 52S-240 40-300-6z" fill="#1d0f22"/><path d="M-300-6C-190 30 200 34 318-20" fill="none" stroke="#f7b27a" stroke-width="3"/>
  <g fill="#1d0f22"><path d="M-150 20c-6-40-2-72 20-86 24 6 34 44 36 88zM-140-88a20 20 0 1 1 40 0 20 20 0 0 1-40 0zM-156-92q36-28 72 0z"/><path d="M92 22c-2-44 6-78 30-88 24 8 28 44 26 84zM104-86a20 20 0 1 1 40 0 20 20 0 0 1-40 0z"/><path d="M-20 24c0-34 8-62 28-70 20 8 26 36 26 70zM-10-64a18 18 0 1 1 36 0 18 18 0 0 1-36 0z"/></g>
  <path d="M-116-44-226 96" stroke="#1d0f22" stroke-width="9" stroke-linecap="round"/><path d="M-270 58q270 40 570 0l-60 22q-220 26-450 0z" fill="#1d0f22" opacity=".35"/></g>
  <path d="M840 250q18-22 36 0 18-22 36 0M770 320q12-15 24 0 12-15 24 0" fill="none" stroke="#7c3a3c" stroke-width="5" stroke-linecap="round"/>
</svg>
<h1>Slow river, <i>early boat.</i></h1>
<p>Two hours down the Rapti before the jungle has had its tea. Leaves at six.</p>
<div class="b">Sal Forest Camp<br>Chitwan</div>`;
};
