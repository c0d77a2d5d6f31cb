import { fractal, gradientNoise } from '../kit/noise.ts';
import { sheet, shadow } from './paper.ts';

const noise = gradientNoise(23);
/** Three months of numbers that read as three ridges. */
const ridge = (base: number, height: number, shift: number, fill: string): string => {
  const points = Array.from({ length: 121 }, (_, i) => {
    const n = 1 - Math.abs(fractal(noise, i * 0.045 + shift, shift, 4, 0.45)) * 1.7;
    return `${i * 5} ${(base - Math.max(0, n) * height * (0.45 + i / 200)).toFixed(1)}`;
  });
  return `<path d="M0 ${base}L${points.join('L')}L600 ${base}z" fill="${fill}"/>`;
};
const flags = Array.from({ length: 13 }, (_, i) => {
  const x = 16 + i * 45;
  const y = 58 + Math.sin((i / 12) * Math.PI) * 34;
  return `<path d="M${x} ${y}h30l-3 34h-26z" fill="${['#2b4acb', '#fbfaf7', '#c8102e', '#0f6b5c', '#f5a524'][i % 5]}" ${i % 5 === 1 ? 'stroke="#d5cdbb" stroke-width="2"' : ''}/>`;
}).join('');
const tile = (x: number, colour: string, value: number): string =>
  `<g transform="translate(${x} 0)"><rect width="184" height="112" rx="10" fill="#f3f1ea"/><path d="M20 40h${value}" stroke="${colour}" stroke-width="22" stroke-linecap="round"/><path d="M20 82h120" stroke="#c9c4b6" stroke-width="9" stroke-linecap="round"/></g>`;
const words = (y: number, ...widths: number[]): string =>
  widths
    .map(
      (w, i) => `<path d="M0 ${y + i * 24}h${w}" stroke="#c9c4b6" stroke-width="9" stroke-linecap="round"/>`,
    )
    .join('');
const page = '<rect x="-330" y="-520" width="660" height="1040" rx="6"/>';

export default sheet(
  '<linearGradient id="desk" x2="1" y2="1"><stop offset="0" stop-color="#0f6b5c"/><stop offset="1" stop-color="#0a3d3f"/></linearGradient><radialGradient id="tea2"><stop offset="0" stop-color="#d98a3c"/><stop offset="1" stop-color="#8a4a1b"/></radialGradient><linearGradient id="lamp2" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe7b0" stop-opacity=".5"/><stop offset=".55" stop-color="#ffe7b0" stop-opacity="0"/></linearGradient><clipPath id="ch"><rect width="600" height="330" rx="8"/></clipPath>',
  `<path d="M0 0h1600v900H0z" fill="url(#desk)"/><path d="M0 0h1600v900H0z" fill="none"/>
  <g transform="translate(420 640) rotate(-24)">${shadow('<rect x="-260" y="-340" width="520" height="680" rx="14"/>')}<rect x="-260" y="-340" width="520" height="680" rx="14" fill="#c8102e"/><rect x="-246" y="-326" width="492" height="652" rx="8" fill="#b00d27"/><path d="M-260-250h40v500h-40z" fill="#8a0b20"/></g>
  <g transform="translate(820 470) rotate(5)">${shadow(page, 22, 30)}<rect x="-330" y="-520" width="660" height="1040" rx="6" fill="#fffdf6"/>
  <g transform="translate(-300 -390)"><path d="M0-52h220" stroke="#10162f" stroke-width="24" stroke-linecap="round"/>
  <rect width="600" height="330" rx="8" fill="#fbe9c8"/><g clip-path="url(#ch)"><circle cx="470" cy="120" r="52" fill="#f5a524"/>${ridge(330, 270, 2, '#9fb0e8')}${ridge(330, 200, 8, '#5a70cf')}${ridge(330, 130, 14, '#2b4acb')}</g>
  <path d="M0 48Q300 150 600 48" fill="none" stroke="#10162f" stroke-width="3"/>${flags}
  <g transform="translate(0 364)">${tile(0, '#2b4acb', 96)}${tile(208, '#0f6b5c', 130)}${tile(416, '#c8102e', 60)}</g>
  <g transform="translate(4 536)">${words(0, 560, 590, 480)}</g>
  <g transform="translate(0 636)"><rect x="-14" y="-22" width="628" height="104" rx="8" fill="#ffe08a"/><g transform="translate(6 8)">${[540, 460].map((w, i) => `<path d="M0 ${i * 34}h${w}" stroke="#6d5410" stroke-width="11" stroke-linecap="round"/>`).join('')}</g></g></g></g>
  <g transform="translate(1210 700) rotate(-38)">${shadow('<rect x="-240" y="-16" width="480" height="32" rx="12"/>')}<path d="M-240-20h380v40h-380z" fill="#ffd94a"/><path d="M-240-20h70v40h-70z" fill="#f0b51e"/><path d="M140-20 186-10v20l-46 10z" fill="#e8dfc8"/><path d="M186-8h22v14l-22 4z" fill="#ffe98a"/></g>
  <g transform="translate(1390 220)">${shadow('<circle r="150"/>')}<circle r="150" fill="#fbfaf7"/><circle r="134" fill="none" stroke="#c8102e" stroke-width="6"/><circle r="96" fill="#fffdf7"/><circle r="82" fill="url(#tea2)"/><path d="M-46-30q26-30 68-16" stroke="#f3bd7a" stroke-width="8" fill="none" stroke-linecap="round"/></g>
  <g transform="translate(150 210)">${shadow('<circle r="96"/>')}<circle r="98" fill="#e8c06a"/><circle r="86" fill="#fffdf6"/>${Array.from({ length: 12 }, (_, i) => `<path d="M0-76v${i % 3 ? 8 : 16}" transform="rotate(${i * 30})" stroke="#10162f" stroke-width="5"/>`).join('')}<path d="M0 0V-60A60 60 0 0 1 25-54.500z" fill="#c8102e"/><path d="M0 0V-58M0 0 24-50" stroke="#10162f" stroke-width="6" stroke-linecap="round"/><circle r="7" fill="#10162f"/><path d="M-10-98v-24h20v24" fill="none" stroke="#e8c06a" stroke-width="12"/></g>
  <path d="M0 0h1600v900H0z" fill="url(#lamp2)"/>`,
);
