import { sheet, shadow } from './paper.ts';

/** A building that is a browser window: its roof is the bar, its rooms are the pages. */
const site = (x: number, w: number, h: number, colour: string, rooms: string): string => {
  const shape = `<rect x="${x}" y="${760 - h}" width="${w}" height="${h}" rx="14"/>`;
  return `${shadow(shape, 22, 8)}<rect x="${x}" y="${760 - h}" width="${w}" height="${h}" rx="14" fill="#fbfaf7"/><path d="M${x} ${760 - h + 54}v-40a14 14 0 0 1 14-14h${w - 28}a14 14 0 0 1 14 14v40z" fill="${colour}"/><g fill="#fff" opacity=".85"><circle cx="${x + 28}" cy="${787 - h}" r="8"/><circle cx="${x + 54}" cy="${787 - h}" r="8"/><circle cx="${x + 80}" cy="${787 - h}" r="8"/></g><rect x="${x + 108}" y="${776 - h}" width="${w - 140}" height="22" rx="11" fill="#fff" opacity=".35"/><g transform="translate(${x} ${760 - h + 54})">${rooms}</g>`;
};
const lines = (x: number, y: number, ...widths: number[]): string =>
  widths
    .map(
      (w, i) =>
        `<path d="M${x} ${y + i * 20}h${w}" stroke="#c4c9d6" stroke-width="8" stroke-linecap="round"/>`,
    )
    .join('');
const eight = Array.from({ length: 8 }, (_, i) => {
  const x = 26 + (i % 2) * 176;
  const y = 24 + Math.floor(i / 2) * 96;
  return `<rect x="${x}" y="${y}" width="152" height="76" rx="8" fill="${['#dfe6fb', '#fde9c4', '#d7ebe5', '#f8d9dd'][i % 4]}"/><path d="M${x + 14} ${y + 56}l28-28 20 18 26-30 38 40z" fill="${['#2b4acb', '#f5a524', '#0f6b5c', '#c8102e'][i % 4]}" opacity=".8"/>`;
}).join('');
const cms = Array.from({ length: 15 }, (_, i) => {
  const x = 28 + (i % 3) * 146;
  const y = 24 + Math.floor(i / 3) * 96;
  const on = (i * 7) % 5 !== 0;
  return `<rect x="${x}" y="${y}" width="126" height="76" rx="8" fill="${on ? '#fff' : '#eef1f6'}" stroke="#c4c9d6" stroke-width="3" ${on ? '' : 'stroke-dasharray="10 8"'}/>${on ? `<rect x="${x + 12}" y="${y + 12}" width="38" height="52" rx="5" fill="${['#c8102e', '#2b4acb', '#0f6b5c', '#f5a524'][i % 4]}"/>${lines(x + 64, y + 24, 44, 34)}` : `<path d="M${x + 63} ${y + 24}v28M${x + 49} ${y + 38}h28" stroke="#8c94ab" stroke-width="6" stroke-linecap="round"/>`}`;
}).join('');
const tree = (x: number, s: number): string =>
  `<g transform="translate(${x} 762) scale(${s})"><path d="M-6 0V-70H6V0z" fill="#6b4230"/><path d="M0-170 46-60H-46zM0-210 34-120H-34z" fill="#1d6a55"/><path d="M0-170 46-60H0zM0-210 34-120H0z" fill="#155243"/></g>`;

export default sheet(
  '<linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#21307e"/><stop offset=".7" stop-color="#5b6fc4"/><stop offset="1" stop-color="#f2c6a2"/></linearGradient>',
  `<path d="M0 0h1600v900H0z" fill="url(#s)"/><circle cx="250" cy="190" r="84" fill="#f5a524"/><circle cx="250" cy="190" r="140" fill="#f5a524" opacity=".18"/>
  <path d="M0 610 110 500 190 560 330 400 450 520 560 450 700 580 860 410 980 500 1120 360 1300 520 1420 440 1600 560V900H0z" fill="#3b4c9f"/><path d="M330 400 372 442 346 436 322 456 300 434zM860 410 898 442 870 438 846 460 826 446zM1120 360 1168 402 1138 398 1112 424 1086 396z" fill="#e9dfee"/>
  <path d="M0 700Q300 620 640 690T1240 680 1600 660V900H0z" fill="#2a3a86"/>
  <path d="M0 756h1600v144H0z" fill="#131b45"/>
  ${tree(90, 1)}${tree(530, 0.8)}${tree(1010, 0.7)}${tree(1540, 1.1)}
  ${site(170, 300, 330, '#c8102e', `<path d="M26 22h248v96H26z" fill="#f8d9dd"/><path d="m60 104 60-58 40 38 36-46 62 66z" fill="#c8102e" opacity=".85"/>${lines(26, 150, 210, 246, 180)}<rect x="26" y="220" width="120" height="34" rx="17" fill="#c8102e"/>`)}
  ${site(590, 380, 480, '#2b4acb', eight)}
  ${site(1030, 470, 590, '#0f6b5c', cms)}
  <g transform="translate(1556 300)"><path d="M0 460V-60M0-60h-120" stroke="#f5a524" stroke-width="12"/><path d="M-100-60V30" stroke="#f5a524" stroke-width="4"/><rect x="-156" y="30" width="112" height="64" rx="8" fill="#fff" stroke="#f5a524" stroke-width="5"/><path d="M-140 50h60M-140 70h40" stroke="#c4c9d6" stroke-width="8" stroke-linecap="round"/></g>
  <g fill="#fbfaf7"><circle cx="520" cy="806" r="24" fill="#f5a524"/><path d="M484 890q0-60 36-60t36 60z" fill="#c8102e"/><path d="M500 800q20-28 42 0" stroke="#10162f" stroke-width="9" fill="none"/></g>`,
);
