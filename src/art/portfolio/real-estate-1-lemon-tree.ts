import { seededRandom } from '../kit/noise.ts';

const random = seededRandom(44);
const leafAt = (x: number, y: number, turn: number, size: number, colour: string): string =>
  `<path d="M0 0C18-16 22-44 0-74-22-44-18-16 0 0z" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${size.toFixed(2)})" fill="${colour}"/>`;
const greens = ['#2f6b3a', '#3f8246', '#58994f', '#24552f'];
const leaves = Array.from({ length: 150 }, (_, i) => {
  const a = random() * Math.PI * 2;
  const d = Math.sqrt(random());
  return leafAt(
    Math.cos(a) * 210 * d,
    Math.sin(a) * 180 * d,
    random() * 360,
    0.8 + random() * 0.6,
    greens[i % 4]!,
  );
});
const lemons = [
  [-120, 40],
  [-30, -90],
  [60, 50],
  [130, -40],
  [-70, 110],
  [10, 130],
  [-160, -50],
  [90, 120],
]
  .map(
    ([x, y], i) =>
      `<g transform="translate(${x} ${y}) rotate(${i * 23 - 40})"><path d="M0-46c30 4 40 30 36 52-4 24-20 38-34 46-6 4-10 4-14-2-18-8-28-28-26-48C-36-24-22-44 0-46z" fill="url(#lemon)"/></g>`,
  )
  .join('');

export default `<style>
  body{background:#f4efe6;color:#23302a;font-family:'Young Serif'}
  h1{position:absolute;left:58px;top:58px;width:480px;font:84px/1.02 'Young Serif';letter-spacing:-2px}
  ul{position:absolute;left:62px;top:452px;padding:0;list-style:none;font:500 30px/1.5 Figtree}
  .price{position:absolute;left:60px;bottom:128px;font:800 62px/1 Figtree;letter-spacing:-2px;color:#a54a24}
  .foot{position:absolute;left:62px;bottom:60px;font:600 27px/1.3 Figtree}
  svg{position:absolute;inset:0}
</style>
<svg width="1080" height="1080" viewBox="0 0 1080 1080"><defs>
  <radialGradient id="lemon" cx=".36" cy=".3"><stop offset="0" stop-color="#fff3a1"/><stop offset=".6" stop-color="#f7cf2e"/><stop offset="1" stop-color="#d79e12"/></radialGradient>
  <linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#9fd0e3"/><stop offset="1" stop-color="#fbe7bd"/></linearGradient>
  <clipPath id="win"><path d="M560 120h460v700H560z"/></clipPath></defs>
  <path d="M600 880 1080 700V1080H300z" fill="#fbe3a9" opacity=".7"/>
  <g clip-path="url(#win)"><path d="M560 120h460v700H560z" fill="url(#sky)"/><circle cx="950" cy="230" r="70" fill="#fff3c4"/>
  <path d="M560 700q120-90 240-40t240-50v220H560z" fill="#b7c98a"/><path d="M560 760q140-50 260-10t220-20v120H560z" fill="#8fae67"/>
  <path d="M782 830C790 720 776 640 790 540c4 110 30 180 34 290z" fill="#7a5435"/><g transform="translate(796 440)">${leaves.join('')}${lemons}</g></g>
  <path d="M548 108h484v724H548z" fill="none" stroke="#fffdf8" stroke-width="28"/><path d="M790 120v700M560 470h460" stroke="#fffdf8" stroke-width="16"/><path d="M534 94h512v752H534z" fill="none" stroke="#cfc4b0" stroke-width="4"/>
  <path d="M500 832h580v40H500z" fill="#fffdf8"/><path d="M500 872h580v12H500z" fill="#cfc4b0"/>
  <g transform="translate(650 780)"><path d="M-86 0C-80 60-50 70 0 70S80 60 86 0z" fill="#3a6ea5"/><ellipse rx="88" ry="17" fill="#2b5580"/><g transform="translate(-34 -16) scale(.8)"><circle r="46" fill="url(#lemon)"/></g><g transform="translate(34 -14) scale(.75)"><circle r="46" fill="url(#lemon)"/></g><g transform="translate(0 -44) scale(.7)"><circle r="46" fill="url(#lemon)"/></g></g>
</svg>
<h1>One lemon tree included.</h1>
<ul><li>Three bedrooms</li><li>A kitchen that gets the morning</li><li>Nine minutes to the Red Line</li></ul>
<div class="price">$689,000</div><div class="foot">Open Sunday from 11. Beacon Brokerage, Dorchester</div>`;
