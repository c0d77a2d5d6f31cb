import { house, toneDefs, type Tone } from '../kit/newari.ts';
import { seededRandom } from '../kit/noise.ts';
import { sheet } from './paper.ts';

const dry: Tone = {
  brick: '#c96a45',
  brickDark: '#9c4a31',
  wood: '#4a2620',
  woodLight: '#dba468',
  tile: '#9a4436',
  tileLight: '#d98358',
  pane: '#33202a',
};
const wet: Tone = {
  brick: '#64424c',
  brickDark: '#4a303c',
  wood: '#1f1a2a',
  woodLight: '#6f6a7a',
  tile: '#33364c',
  tileLight: '#5f6a80',
  pane: '#ffcb72',
};
const place = { x: 540, base: 800, width: 520, floors: 3, storey: 140, seed: 5 };
const sunny = house({ ...place, tone: dry }, 'd');
const rainy = house({ ...place, tone: wet }, 'w');
const random = seededRandom(66);
const rain = Array.from({ length: 260 }, () => {
  const x = 780 + random() * 900;
  const y = random() * 900;
  const l = 30 + random() * 60;
  return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(-l * 0.22).toFixed(0)} ${l.toFixed(0)}" opacity="${(0.15 + random() * 0.4).toFixed(2)}"/>`;
});
const cloud = (x: number, y: number, s: number, c: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="${c}"><circle cx="-110" r="70"/><circle cx="-30" cy="-46" r="96"/><circle cx="74" cy="-26" r="84"/><circle cx="150" cy="10" r="60"/><path d="M-170 0h370v60h-370z"/><circle cx="-150" cy="20" r="40"/><circle cx="190" cy="24" r="36"/></g>`;
const rungs = Array.from({ length: 13 }, (_, i) => `M0 ${i * 42}h64`).join('');

export default sheet(
  `${toneDefs('d', dry)}${toneDefs('w', wet)}<linearGradient id="clear" x2="0" y2="1"><stop offset="0" stop-color="#4aa5d8"/><stop offset="1" stop-color="#fdeecb"/></linearGradient><linearGradient id="storm" x2="0" y2="1"><stop offset="0" stop-color="#1a2138"/><stop offset="1" stop-color="#55617c"/></linearGradient><clipPath id="left"><path d="M0 0H880L720 900H0z"/></clipPath><clipPath id="right"><path d="M880 0H1600V900H720z"/></clipPath>`,
  `<g clip-path="url(#left)"><path d="M0 0h1600v900H0z" fill="url(#clear)"/><circle cx="190" cy="170" r="86" fill="#ffe08a"/><circle cx="190" cy="170" r="140" fill="#ffe08a" opacity=".3"/>
  <path d="M0 600 130 430 210 500 330 360 450 500 560 430 720 580 900 520V900H0z" fill="#8fb3cf"/><path d="m330 360 42 50-24-8-20 22-22-20zM130 430l32 32-20-4-16 14-14-14z" fill="#fff"/><path d="M0 680q240-90 500-20t500-20v260H0z" fill="#8db567"/><path d="M0 760q300-50 620-10t600 0v150H0z" fill="#6f9e52"/>
  ${sunny.walls}${sunny.lattice}
  <g transform="translate(412 296) rotate(9)" stroke="#d9a23d" stroke-width="11"><path d="M0-20V540M64-20V540"/><path d="${rungs}" stroke-width="8"/></g>
  <g transform="translate(470 300)"><circle cy="-40" r="28" fill="#a3623a"/><path d="M-30-52a30 30 0 0 1 60 0z" fill="#f5a524"/><path d="M-40-52h80" stroke="#f5a524" stroke-width="9" stroke-linecap="round"/><path d="M-34 96V20q0-34 34-34t34 34v76z" fill="#2b4acb"/><path d="M-22 92-34 184M18 92l8 84" stroke="#10162f" stroke-width="24" stroke-linecap="round"/><path d="M26 10 92-20" stroke="#2b4acb" stroke-width="20" stroke-linecap="round"/><path d="M84-40h40v26H84z" fill="#8a8f9c"/><path d="M100-26 90 8" stroke="#6b4230" stroke-width="9"/></g>
  <g transform="translate(230 770)"><path d="M-46-60h92L34 20h-68z" fill="#c8102e"/><path d="M-46-60q46-70 92 0" fill="none" stroke="#7a7f8c" stroke-width="6"/><ellipse cy="-60" rx="46" ry="11" fill="#8a0b20"/></g><g fill="#9a4436"><path d="M90 790h110v16H90zM96 772h110v16H96zM88 754h110v16H88z"/></g></g>
  <g clip-path="url(#right)"><path d="M0 0h1600v900H0z" fill="url(#storm)"/><path d="M800 600 960 470 1100 560 1250 440 1420 560 1600 480V900H700z" fill="#36415d"/><path d="M700 700q240-60 500-20t500-20v260H700z" fill="#34524d"/><path d="M700 770q300-40 620-10t600 0v150H700z" fill="#24403e"/>
  ${rainy.walls}${rainy.panes.map((p, i) => (i % 3 ? `<rect x="${p.x}" y="${p.y}" width="${p.width}" height="${p.height}" fill="#ffcb72"/>` : `<rect x="${p.x}" y="${p.y}" width="${p.width}" height="${p.height}" fill="#171526"/>`)).join('')}${rainy.lattice}
  ${cloud(1050, 110, 1.25, '#2a3350')}${cloud(1380, 150, 1.5, '#202842')}${cloud(1250, 60, 1.1, '#364061')}
  <path d="M1066 350h18v442h-18z" fill="#7d879c"/><path d="M1074 788q6 30 48 34" stroke="#a9c9e8" stroke-width="12" fill="none" stroke-linecap="round"/>
  <g stroke="#cfe3f7" stroke-width="3" stroke-linecap="round">${rain.join('')}</g>
  <g transform="translate(1330 640)"><path d="M-130 20Q-120-100 0-104 120-100 130 20 100-6 66 20 34-6 0 20-34-6-66 20-100-6-130 20z" fill="#f5a524"/><path d="M0-104Q-66-60-66 20 -34-6 0 20 34-6 66 20 66-60 0-104z" fill="#fbfaf7"/><path d="M0-118V150" stroke="#10162f" stroke-width="8"/><path d="M-46 170V70q0-34 44-34t44 34v100z" fill="#0f6b5c"/><circle cy="14" r="27" fill="#a3623a"/><path d="M-28 8a28 28 0 0 1 56 0z" fill="#171526"/></g>
  <path d="M1180 846q60-12 120 0M1400 868q50-10 100 0M900 866q50-10 100 0" stroke="#a9c9e8" stroke-width="5" fill="none" stroke-linecap="round"/></g>
  <path d="M880 0 720 900" stroke="#fbfaf7" stroke-width="10"/>`,
);
