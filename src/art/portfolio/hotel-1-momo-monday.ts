import { seededRandom } from '../kit/noise.ts';

const random = seededRandom(12);

/** A pleated dumpling from above. */
const momo = (x: number, y: number, turn: number): string => {
  const pleats = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * Math.PI * 2;
    return `M${(Math.cos(a + 0.5) * 14).toFixed(1)} ${(Math.sin(a + 0.5) * 14).toFixed(1)}Q${(Math.cos(a + 0.2) * 50).toFixed(1)} ${(Math.sin(a + 0.2) * 50).toFixed(1)} ${(Math.cos(a) * 78).toFixed(1)} ${(Math.sin(a) * 78).toFixed(1)}`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="93" cx="8" cy="12" fill="#6b3b16" opacity=".35"/><circle r="92" fill="url(#dough)"/><path d="${pleats.join('')}" stroke="#cfa878" stroke-width="5" fill="none" stroke-linecap="round"/><circle r="15" fill="#e6c79b"/><path d="M-8-4q8-10 16 0t-4 9" stroke="#b98a55" stroke-width="4" fill="none"/></g>`;
};
const ring = Array.from({ length: 6 }, (_, i) => {
  const a = (i / 6) * Math.PI * 2 + 0.25;
  return momo(Math.round(Math.cos(a) * 205), Math.round(Math.sin(a) * 205), i * 47);
});
const seeds = Array.from({ length: 60 }, () => {
  const a = random() * 7;
  const d = Math.sqrt(random()) * 92;
  return `<ellipse cx="${(Math.cos(a) * d).toFixed(0)}" cy="${(Math.sin(a) * d).toFixed(0)}" rx="5" ry="3" transform="rotate(${Math.round(random() * 180)} ${(Math.cos(a) * d).toFixed(0)} ${(Math.sin(a) * d).toFixed(0)})" fill="#ffe2a6"/>`;
});
const slats = Array.from({ length: 17 }, (_, i) => `M-320 ${-320 + i * 40}h640`).join('');

export default `<style>
  body{background:#e8341c;color:#fff1d6;font-family:Anton}
  .m{position:absolute;left:46px;top:14px;font:318px/1.12 Anton;letter-spacing:-2px;color:#ffcf3f}
  .d{position:absolute;left:50px;bottom:30px;font:216px/1.1 Anton;color:#fff1d6}
  .r{position:absolute;right:50px;top:70px;width:190px;font:48px/1.16 Anton;text-align:right;text-transform:uppercase}
  .q{position:absolute;right:50px;bottom:62px;font:600 27px/1.35 Figtree;text-align:right;width:260px}
  svg{position:absolute;inset:0}
</style>
<div class="m" data-bleed>MOMO</div>
<svg width="1080" height="1080" viewBox="0 0 1080 1080"><defs>
  <radialGradient id="dough" cx=".38" cy=".34"><stop offset="0" stop-color="#fffaf0"/><stop offset=".7" stop-color="#f3e2c4"/><stop offset="1" stop-color="#d9b98c"/></radialGradient>
  <radialGradient id="sauce" cx=".4" cy=".35"><stop offset="0" stop-color="#ff8a3c"/><stop offset="1" stop-color="#c22a10"/></radialGradient><clipPath id="in"><circle r="330"/></clipPath></defs>
  <g transform="translate(560 566) scale(.93)"><circle r="398" cx="16" cy="24" fill="#7d1408" opacity=".45"/><circle r="392" fill="#b97a35"/><circle r="392" fill="none" stroke="#8a5520" stroke-width="6"/><circle r="360" fill="none" stroke="#e3b06a" stroke-width="36"/><circle r="336" fill="#94602a"/>
  <g clip-path="url(#in)"><path d="${slats}" stroke="#d8a65f" stroke-width="30"/></g>
  <path d="M-392 0h64M328 0h64M0-392v64" stroke="#8a5520" stroke-width="10"/>
  ${ring.join('')}<circle r="114" cx="5" cy="8" fill="#6b3b16" opacity=".4"/><circle r="112" fill="#2a2a2e"/><circle r="98" fill="url(#sauce)"/>${seeds.join('')}<path d="M-30-14q20-30 44-10-14 26-44 10zM16 30q26-14 36 12-26 12-36-12z" fill="#3f8f3a"/></g></svg>
<div class="d">MONDAY</div>
<div class="r">Second plate half price</div>
<div class="q">Timur Kitchen, Pulchowk<br>5 pm until the steam stops</div>`;
