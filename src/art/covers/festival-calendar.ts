import { sheet, shadow } from './paper.ts';

const ring = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => `<g transform="rotate(${(i * 360) / n})">${draw(i)}</g>`).join('');
const bursts = (x: number, y: number, s: number, c: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${ring(14, (i) => `<path d="M0-16v${i % 2 ? -34 : -48}" stroke="${c}" stroke-width="6" stroke-linecap="round"/>`)}</g>`;

/** Twelve feasts of two countries, one tile each, drawn around (0, 0) in a 250 × 236 space. */
const feasts: readonly (readonly [string, string])[] = [
  [
    '#10162f',
    `${bursts(-50, -30, 1, '#f5a524')}${bursts(56, 16, 0.8, '#ff6b7d')}${bursts(10, 66, 0.5, '#8fb0ff')}`,
  ],
  [
    '#f7d7dd',
    `<g transform="scale(1.1)">${ring(8, () => '<path d="M0 0C30-30 22-70 0-92-22-70-30-30 0 0z" fill="#c8102e"/>')}<circle r="24" fill="#f5a524"/></g>`,
  ],
  [
    '#fbfaf7',
    '<circle cx="-44" cy="-24" r="54" fill="#e0246b" opacity=".9"/><circle cx="46" cy="-34" r="44" fill="#f5a524" opacity=".9"/><circle cx="-20" cy="48" r="46" fill="#19a38c" opacity=".9"/><circle cx="56" cy="44" r="52" fill="#2b4acb" opacity=".9"/><g fill="#e0246b"><circle cx="-100" cy="40" r="9"/><circle cx="94" cy="-84" r="7"/></g><g fill="#f5a524"><circle cx="-84" cy="-84" r="8"/></g>',
  ],
  [
    '#f5a524',
    '<path d="M-8 96V-96H8V96z" fill="#5b2b1a"/><path d="M8-92 84-46 20-34 84 22H8z" fill="#c8102e"/><path d="M8-92 84-46 20-34 84 22H8" fill="none" stroke="#1b2a7c" stroke-width="7"/><circle cx="28" cy="-56" r="8" fill="#fff"/><circle cx="30" cy="-6" r="10" fill="#fff"/>',
  ],
  [
    '#d7ebe5',
    '<path d="M-80 40Q0 96 80 40 60 90 0 92-60 90-80 40z" fill="#0f6b5c"/><path d="M0 50C34 10 30-44 0-84-30-44-34 10 0 50z" fill="#f3a9c0"/><path d="M-10 54C-70 40-84-6-78-50-36-36-12 0-10 54zM10 54C70 40 84-6 78-50 36-36 12 0 10 54z" fill="#e77fa4"/><path d="M-8 56C-70 66-106 40-116 4-70 0-32 20-8 56zM8 56C70 66 106 40 116 4 70 0 32 20 8 56z" fill="#d85b88"/>',
  ],
  [
    '#1d2f7a',
    `<path d="M-92-64H92V68H-92z" fill="#fff"/>${[0, 1, 2, 3].map((i) => `<path d="M-92 ${-64 + i * 38}H92v19H-92z" fill="#c8102e"/>`).join('')}<path d="M-92-64h84v74h-84z" fill="#2b4acb"/><g fill="#fff">${Array.from({ length: 12 }, (_, i) => `<circle cx="${-78 + (i % 4) * 19}" cy="${-50 + Math.floor(i / 4) * 23}" r="4.500"/>`).join('')}</g>`,
  ],
  [
    '#c8102e',
    '<circle r="88" fill="#b00d27"/><circle r="60" fill="#fff0d2"/><g fill="#c8102e"><circle cx="-18" cy="-14" r="9"/><circle cx="10" cy="-22" r="8"/><circle cx="22" cy="6" r="10"/><circle cx="-8" cy="14" r="9"/><circle cx="4" cy="-4" r="7"/></g><path d="M60 70C90 20 96-40 84-96M74 72C104 30 116-30 108-84" stroke="#7fb04a" stroke-width="7" fill="none" stroke-linecap="round"/>',
  ],
  [
    '#2a0a3c',
    '<circle cy="-40" r="80" fill="#f5a524" opacity=".25"/><path d="M-86 6Q0 40 86 6 72 86 0 86T-86 6z" fill="#c4622f"/><path d="M-86 6Q0-20 86 6 0 40-86 6z" fill="#7a3317"/><path d="M0-104C34-54 30-8 0 4-30-8-34-54 0-104z" fill="#ffc02e"/><path d="M0-60C14-36 12-12 0-4-12-12-14-36 0-60z" fill="#fff6d8"/>',
  ],
  [
    '#f0b27a',
    '<path d="M-30-70C-96-84-112 66-52 82-20 92 20 92 52 82 112 66 96-84 30-70 10-64-10-64-30-70z" fill="#e56b1f"/><path d="M0-66C-34-70-40 84 0 88 40 84 34-70 0-66z" fill="#f58a3c"/><path d="M-6-64q-6-30 16-42l10 12Q8-84 8-64z" fill="#3f7a3a"/>',
  ],
  [
    '#7a3b1d',
    '<path d="M0 90C-20 40-20 10 0-10 20 10 20 40 0 90z" fill="#f3d9b1"/>' +
      [-60, -36, -12, 12, 36, 60]
        .map(
          (a, i) =>
            `<g transform="rotate(${a} 0 40)"><path d="M0 30C22-10 20-70 0-100-20-70-22-10 0 30z" fill="${['#c8102e', '#f5a524', '#e56b1f'][i % 3]}"/></g>`,
        )
        .join('') +
      '<ellipse cy="56" rx="46" ry="40" fill="#5b2b1a"/><circle cy="10" r="22" fill="#5b2b1a"/><path d="M0 12l-7 12h14z" fill="#f5a524"/><circle cx="-7" cy="4" r="3" fill="#fff"/><circle cx="7" cy="4" r="3" fill="#fff"/>',
  ],
  [
    '#0f6b5c',
    '<path d="M0-104 40-44H22L62 10H36L84 76H-84L-36 10H-62L-22-44H-40z" fill="#cfe9dd"/><path d="M-12 76h24v24h-24z" fill="#7a3b1d"/><g fill="#c8102e"><circle cx="-26" cy="50" r="9"/><circle cx="24" cy="26" r="9"/><circle cx="2" cy="-34" r="8"/></g><path d="m0-124 6 14 15 1-12 9 4 14-13-8-13 8 4-14-12-9 15-1z" fill="#f5a524"/>',
  ],
  [
    '#8fc3e0',
    '<path d="M-70-40 0-104 70-40 34 92H-34z" fill="#c8102e"/><path d="M0-104 70-40 0-20z" fill="#fbfaf7"/><path d="M-70-40 0-20-34 92z" fill="#f5a524"/><path d="M0-20 34 92H-34z" fill="#2b4acb"/><path d="M0 92q30 10 10 26t26 22" stroke="#10162f" stroke-width="4" fill="none"/>',
  ],
];
const tiles = feasts.map(
  ([colour, art], i) =>
    `<g transform="translate(${(i % 6) * 238} ${Math.floor(i / 6) * 296})"><rect width="214" height="266" rx="12" fill="#fffdf6"/><rect x="10" y="10" width="194" height="194" rx="8" fill="${colour}"/><g transform="translate(107 107) scale(.82)">${art}</g><path d="M18 232h${70 + ((i * 31) % 50)}" stroke="#10162f" stroke-width="11" stroke-linecap="round"/><circle cx="188" cy="232" r="9" fill="${i % 3 === 0 ? '#c8102e' : '#d9d2c2'}"/></g>`,
);

export default sheet(
  '<pattern id="weave" width="48" height="48" patternUnits="userSpaceOnUse"><rect width="48" height="48" fill="#c8102e"/><path d="M24 2 46 24 24 46 2 24z" fill="#a80d26"/><path d="M24 12 36 24 24 36 12 24z" fill="#f5a524" opacity=".5"/></pattern>',
  `<path d="M0 0h1600v900H0z" fill="url(#weave)"/><path d="M0 0h1600v900H0z" fill="#5b0716" opacity=".35"/>
  ${shadow('<rect x="60" y="130" width="1480" height="700" rx="24"/>', 16, 24)}
  <rect x="60" y="130" width="1480" height="700" rx="24" fill="#eadfc8"/><path d="M60 206v-52q0-24 24-24h1432q24 0 24 24v52z" fill="#10162f"/>
  ${Array.from({ length: 18 }, (_, i) => `<path d="M${120 + i * 80} 168v-62" stroke="#d5d9e4" stroke-width="9" stroke-linecap="round"/><circle cx="${120 + i * 80}" cy="168" r="9" fill="#0a0e20"/>`).join('')}
  <g transform="translate(98 232)">${tiles.join('')}</g>`,
);
