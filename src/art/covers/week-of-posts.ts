import { seededRandom } from '../kit/noise.ts';
import { sheet, shadow } from './paper.ts';

const random = seededRandom(19);
const boards = Array.from({ length: 7 }, (_, i) => {
  const y = i * 130;
  const grainLines = Array.from({ length: 5 }, () => {
    const at = y + 12 + random() * 106;
    return `M0 ${at.toFixed(0)}C400 ${(at + random() * 16 - 8).toFixed(0)} 900 ${(at + random() * 20 - 10).toFixed(0)} 1600 ${(at + random() * 10 - 5).toFixed(0)}`;
  });
  return `<path d="M0 ${y}h1600v130H0z" fill="${['#b57a4c', '#ab7045', '#bd8455', '#a86d43'][i % 4]}"/><path d="${grainLines.join('')}" stroke="#7d4c2c" stroke-opacity=".35" stroke-width="2" fill="none"/><path d="M0 ${y}h1600" stroke="#5f371f" stroke-width="3" opacity=".6"/>`;
});

const pictures = [
  '<path d="M0 0h150v150H0z" fill="#f7c9a9"/><path d="M20 104q55-92 110 0-55 26-110 0z" fill="#b9632c"/><path d="M48 70l10 28m10-38 6 40m18-40 2 38m14-24-4 20" stroke="#f3c58b" stroke-width="6" stroke-linecap="round"/>',
  '<path d="M0 0h150v150H0z" fill="#dcefe4"/><path d="M75 40c30-22 60 0 52 36-6 28-34 50-52 60-18-10-46-32-52-60-8-36 22-58 52-36z" fill="#d8273f"/><g fill="#ffe9a6"><circle cx="56" cy="74" r="4"/><circle cx="80" cy="66" r="4"/><circle cx="100" cy="82" r="4"/><circle cx="72" cy="98" r="4"/><circle cx="90" cy="110" r="4"/></g><path d="M46 38q30-26 58 0-10 14-29 8-20 6-29-8z" fill="#2f7a43"/>',
  '<path d="M0 0h150v150H0z" fill="#2b4acb"/><circle cx="75" cy="78" r="46" fill="#fbfaf7"/><circle cx="75" cy="78" r="30" fill="#8a4d22"/><path d="M121 64c30-6 30 34-4 34" fill="none" stroke="#fbfaf7" stroke-width="10"/>',
  '<path d="M0 0h150v150H0z" fill="#fbe7b4"/><path d="M30 120V62l45-34 45 34v58z" fill="#c8102e"/><path d="M60 120V84h30v36z" fill="#fff3da"/>',
  '<path d="M0 0h150v150H0z" fill="#0f6b5c"/><path d="M28 96h94l-10 30H38z" fill="#f5a524"/><path d="M34 96q8-44 41-44t41 44z" fill="#ffdf9a"/><path d="M75 52V30" stroke="#fff" stroke-width="5"/><path d="M75 34c8-10 4-18 0-22-4 4-8 12 0 22z" fill="#ff7a45"/>',
  '<path d="M0 0h150v150H0z" fill="#f0d7e3"/><path d="m75 24 14 32 34 4-25 24 7 34-30-17-30 17 7-34-25-24 34-4z" fill="#b3285e"/>',
  '<path d="M0 0h150v150H0z" fill="#10162f"/><path d="M0 110 40 64l26 28 34-48 50 62v44H0z" fill="#5a67a8"/><path d="m100 44 16 20-12-2-10 8-6-6z" fill="#fff"/><circle cx="36" cy="38" r="14" fill="#f5a524"/>',
];
const cards = pictures.map((picture, i) => {
  const x = 118 + i * 196;
  const y = 330 + ((i * 53) % 3) * 9;
  const turn = [-2, 1.5, -1, 2, -2.5, 1, -1.5][i]!;
  const paper = '<rect x="-86" y="-110" width="172" height="236" rx="8"/>';
  return `<g transform="translate(${x + 86} ${y + 110}) rotate(${turn})">${shadow(paper, 8, 12)}<rect x="-86" y="-110" width="172" height="236" rx="8" fill="#fffdf7"/><g transform="translate(-75 -98)">${picture}</g><path d="M-72 74h${100 + ((i * 37) % 40)}M-72 92h${70 + ((i * 29) % 60)}" stroke="#b9b2a4" stroke-width="7" stroke-linecap="round"/><circle cx="66" cy="106" r="8" fill="${i < 5 ? '#0f6b5c' : '#d9d2c2'}"/></g>`;
});
const berry = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${shadow('<ellipse rx="26" ry="34"/>', 5, 8)}<path d="M0-30c24-16 40 4 34 28-6 20-22 34-34 40-12-6-28-20-34-40-6-24 10-44 34-28z" fill="#d8273f"/><path d="M-20-30q20-20 40 0-8 10-20 4-12 6-20-4z" fill="#2f7a43"/><g fill="#ffd98c"><circle cx="-10" cy="-6" r="2.500"/><circle cx="8" cy="-10" r="2.500"/><circle cx="0" cy="10" r="2.500"/><circle cx="14" cy="6" r="2.500"/></g></g>`;
const flour = Array.from(
  { length: 220 },
  () =>
    `<circle cx="${(1250 + (random() + random() - 1) * 330).toFixed(0)}" cy="${(120 + (random() + random() - 1) * 130).toFixed(0)}" r="${(0.8 + random() * 2.2).toFixed(1)}"/>`,
);

export default sheet(
  '<radialGradient id="tea"><stop offset="0" stop-color="#c97c34"/><stop offset=".8" stop-color="#9c5420"/><stop offset="1" stop-color="#7a3d14"/></radialGradient><linearGradient id="sun" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff2cf" stop-opacity=".75"/><stop offset=".5" stop-color="#ffe2a6" stop-opacity=".1"/><stop offset="1" stop-color="#2a1230" stop-opacity=".45"/></linearGradient>',
  `${boards.join('')}<g fill="#fff7e8" opacity=".7">${flour.join('')}</g>
  <g transform="translate(210 150)">${shadow('<circle r="118"/>')}<circle r="118" fill="#fbfaf7"/><circle r="106" fill="none" stroke="#2b4acb" stroke-width="5"/><circle r="74" fill="#fffdf7"/><circle r="62" fill="url(#tea)"/><path d="M-34-22q20-22 52-12" stroke="#e9b06f" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M70-20c44-14 54 44 6 44" fill="none" stroke="#fffdf7" stroke-width="16"/></g>
  <g transform="translate(1210 150) rotate(-12)">${shadow('<ellipse rx="170" ry="70"/>')}<path d="M-190 26C-190-60-70-92 0-92S190-60 190 26C150 66 120 20 0 20S-150 66-190 26z" fill="#c47a34"/><path d="M-128-44C-100-10-96 10-104 34M-62-76C-40-40-36-10-40 22M0-90C14-50 14-20 8 20M62-78C64-40 58-10 46 22M122-50C116-20 108 4 96 30" stroke="#8a4a1b" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M-150-20C-110-66-60-78-20-82" stroke="#eeb878" stroke-width="9" fill="none" stroke-linecap="round"/></g>
  ${cards.join('')}
  <g transform="translate(1330 752) rotate(8)">${shadow('<rect x="-170" y="-84" width="340" height="168" rx="28"/>')}<rect x="-170" y="-84" width="340" height="168" rx="28" fill="#15172b"/><rect x="-158" y="-72" width="316" height="144" rx="18" fill="#eef1f6"/>${[0, 1, 2, 3, 4, 5, 6].map((i) => `<rect x="${-144 + i * 42}" y="-40" width="34" height="34" rx="6" fill="${['#f5a524', '#d8273f', '#2b4acb', '#c8102e', '#0f6b5c', '#b3285e', '#10162f'][i]}"/>`).join('')}<rect x="-144" y="20" width="288" height="30" rx="15" fill="#c8102e"/></g>
  ${berry(470, 150, -20)}${berry(540, 190, 40)}${berry(430, 214, 12)}${berry(150, 740, 80)}
  <g transform="translate(560 770) rotate(-6)">${shadow('<rect x="-210" y="-9" width="420" height="18"/>', 6, 10)}<path d="M-210-11h380v22h-380z" fill="#f5a524"/><path d="M-210-4h380" stroke="#c97d0f" stroke-width="5"/><path d="M170-11 214 0 170 11z" fill="#f3d9b1"/><path d="M200-4 214 0 200 4z" fill="#2a2a2a"/><path d="M-210-11h-26q-8 11 0 22h26z" fill="#d86a7a"/></g>
  <path d="M0 0h1600v900H0z" fill="url(#sun)"/>`,
);
