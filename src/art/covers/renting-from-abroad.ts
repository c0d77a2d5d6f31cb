import { house, toneDefs } from '../kit/newari.ts';
import { seededRandom } from '../kit/noise.ts';
import { sheet, shadow } from './paper.ts';

const tone = {
  brick: '#b9583b',
  brickDark: '#8f3f2c',
  wood: '#4a2620',
  woodLight: '#d59b62',
  tile: '#7d3b34',
  tileLight: '#c27350',
  pane: '#33202a',
};
const home = house({ x: 930, base: 660, width: 250, floors: 3, storey: 82, seed: 7, tone }, 'h');
const random = seededRandom(3);
const snow = Array.from(
  { length: 170 },
  () =>
    `<circle cx="${(90 + random() * 560).toFixed(0)}" cy="${(70 + random() * 560).toFixed(0)}" r="${(1.5 + random() * 4).toFixed(1)}" opacity="${(0.4 + random() * 0.6).toFixed(2)}"/>`,
);
const block = (x: number, y: number, w: number, colour: string, seed: number): string =>
  `<path d="M${x} ${y}h${w}v640h${-w}z" fill="${colour}"/><path d="M${x - 4} ${y - 8}h${w + 8}v14h${-w - 8}z" fill="#e6ecfa"/>${Array.from({ length: 4 }, (_, r) => [0.16, 0.58].map((k, c) => `<path d="M${x + w * k} ${y + 40 + r * 96}h${w * 0.26}v54h${-w * 0.26}z" fill="${(seed + r * 2 + c) % 3 === 0 ? '#ffcf7d' : '#1b2349'}"/>`).join('')).join('')}`;

export default sheet(
  `${toneDefs('h', tone)}<linearGradient id="wall" x2="1"><stop offset="0" stop-color="#1b2247"/><stop offset="1" stop-color="#2f2a52"/></linearGradient><linearGradient id="night" x2="0" y2="1"><stop offset="0" stop-color="#101a40"/><stop offset="1" stop-color="#3d4a86"/></linearGradient><linearGradient id="day" x2="0" y2="1"><stop offset="0" stop-color="#6fb6d8"/><stop offset="1" stop-color="#ffe6bd"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="#ffd9a0" stop-opacity=".55"/><stop offset="1" stop-color="#ffd9a0" stop-opacity="0"/></radialGradient><clipPath id="w"><path d="M90 70h560v560H90z"/></clipPath><clipPath id="scr"><path d="M770 196h660v464H770z"/></clipPath>`,
  `<path d="M0 0h1600v900H0z" fill="url(#wall)"/>
  <g clip-path="url(#w)"><path d="M90 70h560v560H90z" fill="url(#night)"/>${block(110, 250, 150, '#6d3340', 1)}${block(270, 190, 170, '#4f2a44', 3)}${block(450, 270, 180, '#7a3c40', 2)}<path d="M90 600q280-40 560 0v40H90z" fill="#dfe7f8"/><g fill="#fff">${snow.join('')}</g></g>
  <path d="M76 56h588v588H76z" fill="none" stroke="#e9e2d3" stroke-width="28"/><path d="M370 70v560M90 350h560" stroke="#e9e2d3" stroke-width="14"/><path d="M40 640h660v34H40z" fill="#f4efe4"/>
  <ellipse cx="1100" cy="480" rx="640" ry="480" fill="url(#glow)"/>
  <path d="M0 742h1600v158H0z" fill="#6b3f2c"/><path d="M0 742h1600v14H0z" fill="#8f5a3c"/>
  ${shadow('<rect x="740" y="170" width="720" height="520" rx="26"/>', 0, 26)}
  <rect x="740" y="168" width="720" height="522" rx="26" fill="#15172b"/><g clip-path="url(#scr)"><path d="M770 196h660v464H770z" fill="url(#day)"/><path d="M770 470 850 380 900 420 1000 300 1090 410 1150 360 1260 450 1340 380 1430 440V660H770z" fill="#a9c4d8"/><path d="m1000 300 34 42-20-6-16 20-22-26z" fill="#fff"/><path d="M770 560q160-60 330-20t330-30v150H770z" fill="#7fae6b"/>${home.walls}${home.lattice}
  <g transform="translate(1290 600)"><path d="M-8 70V-30H8V70z" fill="#6b4230"/><circle cy="-70" r="78" fill="#3f8246"/><circle cx="-40" cy="-40" r="46" fill="#4f9953"/><g fill="#ffd23f"><circle cx="-30" cy="-80" r="12"/><circle cx="24" cy="-100" r="12"/><circle cx="34" cy="-46" r="12"/><circle cx="-50" cy="-30" r="12"/></g></g><path d="M770 640q330-30 660 0v30H770z" fill="#5d8f52"/><rect x="1226" y="222" width="180" height="62" rx="31" fill="#fff"/><circle cx="1258" cy="253" r="15" fill="#0f6b5c"/><path d="m1251 253 5 6 10-12" stroke="#fff" stroke-width="4" fill="none"/><path d="M1288 244h86M1288 264h56" stroke="#9aa3b8" stroke-width="8" stroke-linecap="round"/></g>
  <path d="M660 742h880l-46-52H706z" fill="#2a2d49"/><path d="M660 742h880v18q0 12-14 12H674q-14 0-14-12z" fill="#3a3e61"/>
  <g transform="translate(420 700)">${shadow('<ellipse cy="64" rx="120" ry="20"/>', 6, 6)}<path d="M-80-70H80L66 50q-4 14-20 14h-92q-16 0-20-14z" fill="#c8102e"/><path d="M80-44c62-10 62 66-8 64" fill="none" stroke="#c8102e" stroke-width="20"/><path d="M-76-26q76 26 152 0" stroke="#f5a524" stroke-width="8" fill="none"/><path d="M-24-96c-20-34 22-44 4-84M24-96c-20-34 22-44 4-84" stroke="#fff" stroke-opacity=".4" stroke-width="9" fill="none" stroke-linecap="round"/></g>
  <g transform="translate(190 786) rotate(-8)">${shadow('<path d="M-110-40h220v90h-220z"/>', 8, 10)}<path d="M-110-44h220v92h-220z" fill="#fbf3df"/><path d="M-90-20h130M-90 2h160M-90 24h100" stroke="#b7a98a" stroke-width="7" stroke-linecap="round"/><g transform="translate(120 6) rotate(30)"><circle r="24" fill="none" stroke="#d9a23d" stroke-width="11"/><path d="M24 0h90M84 0v26M108 0v20" stroke="#d9a23d" stroke-width="11"/></g></g>`,
);
