import { box, crimson, flags, glow, indoors, lamp, lapis, lit, marigold, night, outdoors, pane, paper, pine, windows, wood } from './frame.ts';

/** The five audiences; the keys are the ids in `src/content/audiences.ts` and the names in the sheet. */
export const audienceSpots: Readonly<Record<string, string>> = {
  // An armchair under a lamp, a shawl over its back, a bowl of soup that is still hot.
  'senior-care-providers': indoors(
    `${pane(22, 24, 62, 66)}${glow(176, 62, 92)}<path fill="#7d1530" d="M92 86q0-34 36-34t36 34v52H92z"/><path fill="#a81c36" d="M96 88q0-31 33-31t33 31v28H96z"/><path fill="#8f1831" d="M78 108q0-14 14-14t14 14v22h46v-22q0-14 14-14t14 14v48H78z"/><path fill="#c8354b" d="M166 94q14 0 14 14v48h-9v-46q0-10-9-15z"/>${box(104, 114, 50, 18, '#c02a40', 6)}<path fill="${marigold}" d="M102 62q26-14 54 0l4 34q-12 8-24-1-14 10-36 3z"/><path fill="none" stroke="#8c3f1c" stroke-width="2" stroke-dasharray="4 3" d="M103 74q26-13 55 0M101 86q28-11 58 0"/><path fill="none" stroke="${night}" stroke-width="4" d="M204 60v98M192 158h24"/><path fill="${lamp}" d="M190 30h28l10 32h-48z"/><path fill="#fff3d0" d="M202 30h16l10 32h-18z"/>${box(24, 128, 44, 5, lit)}<path stroke="${wood}" stroke-width="4" d="M32 133v32M60 133v32"/><path fill="${paper}" d="M30 112h32q0 16-16 16t-16-16z"/><path fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.500" stroke-linecap="round" d="M40 106q-4-6 0-11t0-10M51 106q-4-6 0-11t0-10"/>`,
  ),
  // A clinic when the street is dark: its door lit, its cross to be seen from the corner.
  'healthcare-companies': outdoors(
    `${glow(120, 118, 96)}${glow(120, 42, 48)}<path fill="url(#sheet)" d="M52 70h136v90H52z"/><path fill="#b49bb0" d="M52 70h46v90H52z" opacity=".55"/>${box(46, 60, 148, 12, '#0b4f46')}${box(46, 60, 148, 3, '#3aa590')}<circle cx="120" cy="42" r="20" fill="#0b4f46"/><path fill="#7df0cb" d="M114 29h12v7h7v12h-7v7h-12v-7h-7V36h7z"/>${windows(64, 86, 20, 2)}${windows(144, 86, 20, 2, [1])}<path fill="#0b4f46" d="M98 98h44v62H98z"/><path fill="${lamp}" d="M102 102h17v58h-17zM121 102h17v58h-17z"/><path fill="#fff6dc" d="M121 102h17v58h-17z" opacity=".6"/><path fill="#23305f" d="M126 132q8-6 14 0l2 28h-18z"/><circle cx="133" cy="124" r="6" fill="#7a4632"/><path fill="${lamp}" opacity=".35" d="m98 160-26 20h96l-26-20z"/><path fill="#15463f" d="M58 160q-2-18 8-20 12 0 10 20zM166 160q0-22 10-22t8 22z"/>`,
  ),
  // A brokerage window in the evening: the listings lit from inside, a key on the glass.
  'brokerage-firms': outdoors(
    `${box(24, 30, 192, 134, 'url(#brick)')}<path stroke="#3c1d33" stroke-opacity=".4" stroke-width="2" d="M24 50h192M24 72h14M24 94h14M24 116h14M202 72h14M202 94h14M202 116h14"/>${box(36, 62, 168, 92, night)}${box(40, 66, 160, 84, '#f2b968')}${glow(120, 108, 90)}${Array.from({ length: 6 }, (_, i) => {
      const x = 50 + (i % 3) * 50;
      const y = 72 + Math.floor(i / 3) * 39;
      return `${box(x, y, 40, 33, 'url(#sheet)')}${box(x + 3, y + 3, 34, 18, ['#6d8bd6', '#d98a70', '#77b39b'][(i + Math.floor(i / 3)) % 3] ?? '')}<path fill="${[crimson, pine, lapis][i % 3]}" d="m${x + 8} ${y + 21}v-8l12-8 12 8v8z"/>${box(x + 17, y + 14, 6, 7, lamp)}${box(x + 3, y + 25, 20, 2.5, night)}`;
    }).join('')}${Array.from({ length: 9 }, (_, i) => `<path fill="${i % 2 ? paper : '#0d5a4d'}" d="M${30 + i * 20} 42h20v16q-10 8-20 0z"/>`).join('')}<path fill="#fff" opacity=".18" d="M60 66h26l-40 84h-6v-40zM104 66h12L76 150H64z"/>${box(30, 154, 180, 8, lit)}<path fill="${lamp}" opacity=".28" d="M40 164h160l24 16H16z"/>`,
  ),
  // A house with one window lit, the agent's board in the grass, and the path up to it.
  'independent-agents': outdoors(
    `${glow(166, 104, 70)}<path fill="url(#brick)" d="M112 84h98v76h-98z"/><path fill="#3a1d36" d="m100 88 61-44 61 44-8 6-53-37-53 37z"/>${windows(126, 96, 32, 1, [0])}${windows(182, 96, 20, 1)}${box(150, 108, 24, 52, wood)}${box(154, 112, 16, 48, lamp)}<path fill="${lamp}" opacity=".4" d="m150 160-34 20h60l-2-20z"/><path fill="#1f3f3f" d="M0 158q70-12 112 2l-8 20H0zM208 158q22-6 32 0v22h-40z"/><path stroke="#2a1530" stroke-width="6" d="M42 58v110"/><path stroke="#2a1530" stroke-width="5" d="M42 62h60"/>${box(50, 68, 46, 44, '#a80f28')}${box(74, 68, 22, 44, '#d9293f')}<path fill="${paper}" d="m58 92 15-13 15 13h-4v12H62V92z"/><path stroke="#2a1530" stroke-width="2" d="M56 62v6M90 62v6"/>${box(58, 148, 34, 24, '#7a3f22', 3)}${box(75, 148, 17, 24, lit, 3)}<path fill="none" stroke="#3a1d20" stroke-width="3" d="M68 148v-7h14v7"/>`,
  ),
  // A shop with its shutter half up, a ladder at the parapet, a bicycle, flags over the street.
  'local-services': outdoors(
    `${box(56, 54, 136, 110, 'url(#brick)')}${box(50, 46, 148, 10, '#3a1d36')}<path stroke="${lamp}" stroke-opacity=".5" stroke-width="1.500" d="M50 46h148"/>${glow(112, 128, 72)}${box(72, 84, 80, 80, night)}${box(76, 108, 72, 56, lamp)}${box(76, 146, 72, 18, '#8a4526')}<g fill="${crimson}"><circle cx="90" cy="142" r="5"/><circle cx="101" cy="142" r="5"/><circle cx="96" cy="134" r="5"/></g><g fill="${pine}">${box(114, 130, 8, 16, pine)}${box(126, 126, 8, 20, lapis)}</g>${Array.from({ length: 6 }, (_, i) => box(76, 84 + i * 4, 72, 3, i % 2 ? '#7b82a8' : '#a9aec9')).join('')}${box(68, 68, 88, 14, '#0d5a4d')}${box(80, 73, 46, 4, paper)}<path fill="none" stroke="${lit}" stroke-width="3.500" d="m176 172 8-132M192 172l6-132M178 152h15M179 132h15M181 112h14M182 92h14M183 72h14"/><g fill="none" stroke="#f7d9a8" stroke-width="2.500"><circle cx="34" cy="158" r="14"/><circle cx="74" cy="158" r="14"/><path d="m34 158 12-22h20l8 22M46 136l10 22H34M56 158l10-22-3-7h8M46 136l-3-6h-7"/></g><path fill="none" stroke="${paper}" stroke-width="1.500" d="M0 14q112 26 240 4"/>${flags(64, 22, 8)}`,
  ),
};
