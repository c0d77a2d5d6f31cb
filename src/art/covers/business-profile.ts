import { sheet, shadow } from './paper.ts';

const star = (x: number, fill: string): string =>
  `<path transform="translate(${x} 0)" d="m0-36 11 24 26 3-19 18 5 26-23-13-23 13 5-26-19-18 26-3z" fill="${fill}"/>`;
const stripes = Array.from(
  { length: 11 },
  (_, i) =>
    `<path d="M${440 + i * 66} 392h66l${(i - 5) * 3 + 1.5} 92q-33 30-66 0z" transform="translate(${(i - 5) * 0.2} 0)" fill="${i % 2 ? '#fbfaf7' : '#c8102e'}"/>`,
);
const hours = [0.9, 0.7, 0.9, 0.6, 0.9, 0.5, 0.35].map(
  (w, i) =>
    `<path d="M0 ${i * 22}h34" stroke="#8c94ab" stroke-width="7" stroke-linecap="round"/><path d="M60 ${i * 22}h${92 * w}" stroke="${i === 6 ? '#c8102e' : '#10162f'}" stroke-width="7" stroke-linecap="round"/>`,
);
const flat = (x: number, y: number, w: number, fill: string, windows: string): string =>
  `<path d="M${x} ${y}h${w}v${900 - y}h${-w}z" fill="${fill}"/>${Array.from({ length: 3 }, (_, r) => [0.14, 0.42, 0.7].map((k) => `<path d="M${x + w * k} ${y + 50 + r * 130}h${w * 0.18}v78h${-w * 0.18}z" fill="${windows}"/>`).join('')).join('')}`;

export default sheet(
  '<linearGradient id="a" x2="0" y2="1"><stop offset="0" stop-color="#f7c66b"/><stop offset="1" stop-color="#fbe6bd"/></linearGradient><linearGradient id="glass" x2="1" y2="1"><stop offset="0" stop-color="#ffe9b8"/><stop offset="1" stop-color="#f0b860"/></linearGradient><linearGradient id="pin" x2="1"><stop offset="0" stop-color="#e8324c"/><stop offset="1" stop-color="#a00d25"/></linearGradient>',
  `<path d="M0 0h1600v900H0z" fill="url(#a)"/><circle cx="1330" cy="210" r="120" fill="#fff3d0"/>
  <path d="M0 520 160 380 250 460 420 300 560 440 700 350 880 500 1040 380 1180 470 1360 330 1600 500V900H0z" fill="#e2a86e" opacity=".55"/>
  ${flat(40, 330, 330, '#d98a5c', '#8d4c3c')}${flat(1230, 290, 340, '#c97a58', '#7d4038')}
  <path d="M0 790h1600v110H0z" fill="#6d5a62"/><path d="M0 790h1600v16H0z" fill="#8d7680"/><path d="M0 850h1600" stroke="#f3e2c2" stroke-width="6" stroke-dasharray="60 50"/>
  ${shadow('<path d="M420 250h760v560H420z"/>', 20, 10)}
  <path d="M420 240h760v560H420z" fill="#0f6b5c"/><path d="M400 226h800v30H400z" fill="#0a4f45"/>
  <path d="M470 282h660v86H470z" fill="#0a4a41"/><g transform="translate(690 325)">${[0, 55, 110, 165].map((x) => star(x, '#f5a524')).join('')}${star(220, '#f5a524')}</g>
  <path d="M470 500h300v250H470zM990 500h150v250H990z" fill="url(#glass)"/><path d="M470 500h300v250H470zM990 500h150v250H990zM620 500v250" fill="none" stroke="#083b34" stroke-width="12"/>
  <path d="M800 500h160v300H800z" fill="#c8102e"/><path d="M818 520h124v150H818z" fill="url(#glass)"/><circle cx="936" cy="716" r="9" fill="#f5a524"/>
  <g transform="translate(880 600)"><path d="M-40-60 0-78 40-60" fill="none" stroke="#10162f" stroke-width="3"/><rect x="-56" y="-60" width="112" height="48" rx="6" fill="#fbfaf7"/><path d="M-30-36h60" stroke="#0f6b5c" stroke-width="12" stroke-linecap="round"/></g>
  <g transform="translate(1014 524)"><rect width="102" height="182" fill="#fbfaf7" rx="4" x="0"/><g transform="translate(10 26) scale(.56)">${hours.join('')}</g><path d="M14 130h74v38H14z" fill="#eef1f6"/><path d="m14 160 22-20 14 12 16-18 22 26v8H14z" fill="#2b4acb"/></g>
  <g fill="#7a3d1c"><path d="M490 700h110v50H490zM640 690h110v60H640z"/></g><g fill="#b4662e"><ellipse cx="520" cy="696" rx="28" ry="16"/><ellipse cx="570" cy="694" rx="28" ry="18"/><ellipse cx="670" cy="684" rx="26" ry="18"/><ellipse cx="720" cy="684" rx="26" ry="16"/></g>
  <path d="M440 484q363 44 726 0v24q-363 40-726 0z" fill="#1a0f14" opacity=".25"/>${stripes.join('')}<path d="M430 380h746v18H430z" fill="#8a0b20"/>
  <g><path d="M350 800V700h70v100z" fill="#b4572b"/><circle cx="385" cy="650" r="62" fill="#2f7a43"/><circle cx="352" cy="684" r="34" fill="#3f8f4f"/><circle cx="420" cy="680" r="32" fill="#256637"/><g fill="#f5a524"><circle cx="366" cy="640" r="8"/><circle cx="402" cy="624" r="8"/><circle cx="412" cy="668" r="8"/><circle cx="350" cy="678" r="7"/></g></g>
  <g transform="translate(800 120)">${shadow('<ellipse cx="0" cy="104" rx="70" ry="14"/>', 0, 8)}<path d="M0 112C-20 60-84 30-84-34a84 84 0 0 1 168 0C84 30 20 60 0 112z" fill="url(#pin)"/><circle cy="-34" r="38" fill="#fbfaf7"/><path d="M-22-22 0-58 22-22 10-22 0-38-10-22z" fill="#c8102e"/></g>`,
);
