import { house, toneDefs } from '../kit/newari.ts';

const tone = {
  brick: '#a8472f',
  brickDark: '#7e3222',
  wood: '#3a1a1c',
  woodLight: '#c97a4c',
  tile: '#5a2a3a',
  tileLight: '#8f4a4c',
  pane: '#ffc766',
};
const homes = [
  house({ x: 96, base: 1390, width: 210, floors: 3, storey: 96, seed: 3, tone }, 'd'),
  house({ x: 322, base: 1390, width: 170, floors: 2, storey: 96, seed: 9, tone }, 'd'),
];

const brownstone = (x: number, w: number, h: number, wall: string, trim: string): string => {
  const rows = Array.from({ length: Math.floor((h - 60) / 92) }, (_, f) =>
    [0.14, 0.42, 0.7]
      .map(
        (k) =>
          `<path d="M${x + w * k} ${560 - h + 44 + f * 92}h${w * 0.17}v54h${-w * 0.17}z" fill="#22306e"/><path d="M${x + w * k - 5} ${560 - h + 40 + f * 92}h${w * 0.17 + 10}" stroke="${trim}" stroke-width="8"/>`,
      )
      .join(''),
  );
  return `<path d="M${x} ${560 - h}h${w}v${h}h${-w}z" fill="${wall}"/><path d="M${x - 6} ${560 - h}h${w + 12}v18H${x - 6}z" fill="${trim}"/>${rows.join('')}`;
};

export default `<style>
  body{background:#fbe3cf;font-family:Unbounded;color:#1a2460}
  .a,.b{position:absolute;font:800 74px/1.02 Unbounded;letter-spacing:-3px}
  .a{left:64px;top:150px;width:640px}
  .b{left:520px;top:806px;width:500px;color:#fff3df;text-align:right}
  .t{position:absolute;font:500 26px/1.3 'Space Grotesk'}
  .t1{left:68px;top:330px}.t2{right:60px;top:984px;color:#ffd9a8;text-align:right}
  .logo{position:absolute;left:64px;top:62px;font:700 34px Unbounded;letter-spacing:-1px}
  .logo i{color:#f0553d;font-style:normal}
  .fee{position:absolute;right:60px;top:1120px;width:400px;color:#fff3df;font:500 30px/1.35 'Space Grotesk';text-align:right}
  svg{position:absolute;inset:0}
</style>
<svg width="1080" height="1350" viewBox="0 0 1080 1350"><defs>${toneDefs('d', tone)}
  <linearGradient id="e" x2="0" y2="1"><stop offset="0" stop-color="#1c2a7c"/><stop offset="1" stop-color="#4b2f79"/></linearGradient></defs>
  <circle cx="860" cy="250" r="120" fill="#f7a941"/>
  ${brownstone(560, 150, 250, '#d9694a', '#8c3a32')}${brownstone(712, 168, 330, '#b64f43', '#7a2f33')}${brownstone(882, 210, 270, '#e08a5f', '#9c4a39')}
  <path d="M0 640 1080 520V1350H0z" fill="url(#e)"/>
  <path d="M0 640 1080 520" stroke="#1a2460" stroke-width="10"/>
  <path d="M0 1010 120 900 190 960 300 830 420 950 520 880 680 1020 820 950 1080 1080V1350H0z" fill="#37307f"/>
  <path d="M300 830 340 876 312 866 290 890 262 876zM120 900 150 936 124 928 100 940z" fill="#f6c9b4"/>
  <path d="M0 1130Q240 1040 520 1140T1080 1120V1350H0z" fill="#272262"/>
  ${homes.map((h) => h.walls + h.lattice).join('')}
  <path d="M0 1296Q300 1250 560 1290T1080 1270V1350H0z" fill="#171744"/>
  <path d="M470 470C330 540 250 650 268 850" fill="none" stroke="#f0553d" stroke-width="9" stroke-dasharray="2 22" stroke-linecap="round"/>
  <path d="M424 452 540 402 512 520 482 484z" fill="#fff"/><path d="M482 484 540 402 466 470z" fill="#c8cfee"/>
</svg>
<div class="logo">beam<i>remit</i></div>
<div class="a">Sent at breakfast.</div><div class="t t1">Boston, 8:10 in the morning</div>
<div class="b">Home by dinner.</div><div class="t t2">Dharan, 6:55 in the evening</div>
<div class="fee">One flat fee of $2.99, and the rate you saw is the rate they get.</div>`;
