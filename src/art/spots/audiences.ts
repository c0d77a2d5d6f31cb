import { crimson, flags, lapis, marigold, mist, night, paper, pine, spot } from './frame.ts';

/** The five audiences; the keys are the ids in `src/content/audiences.ts` and the names in the sheet. */
export const audienceSpots: Readonly<Record<string, string>> = {
  // An armchair by a lamp, a shawl and a bowl of soup: somebody is looked after.
  'senior-care-providers': spot(
    lapis,
    `<path fill="${crimson}" d="M76 62q0-22 22-22h38q22 0 22 22v30h-82z"/><path fill="${crimson}" d="M58 84q0-12 12-12t12 12v20h70V84q0-12 12-12t12 12v46H58z"/><path fill="${night}" d="M66 130h12v14H66zM156 130h12v14h-12z"/><path fill="${paper}" d="M82 104h70v14H82z"/><path fill="${marigold}" d="M100 40h40l8 26-28 12-28-12z"/><path fill="none" stroke="${night}" stroke-width="3" d="m100 54 20 10 20-10"/><path fill="${marigold}" d="M178 34h30l8 26h-46z"/><path stroke="${night}" stroke-width="4" d="M193 60v80M180 142h26"/><path fill="${paper}" d="M28 110h34q0 20-17 20t-17-20z"/><path fill="none" stroke="${paper}" stroke-width="3" d="M38 102q-4-7 0-12t0-11M50 102q-4-7 0-12t0-11"/><path fill="${night}" d="M24 132h42v5H24z"/>`,
  ),
  // A clinic door with its cross, a heart line along the valley.
  'healthcare-companies': spot(
    pine,
    `<path fill="${paper}" d="M62 58h116v84H62z"/><path fill="${crimson}" d="M54 58 120 22l66 36z"/><path fill="${paper}" d="M113 32h14v8h8v13h-8v8h-14v-8h-8V40h8z" transform="translate(0 2) scale(1 .96)"/><path fill="${lapis}" d="M104 94h32v48h-32z"/><path stroke="${paper}" stroke-width="3" d="M120 94v48"/><path fill="${mist}" d="M72 76h22v22H72zM146 76h22v22h-22z"/><path stroke="${pine}" stroke-width="3" d="M83 76v22M72 87h22M157 76v22M146 87h22"/><path fill="none" stroke="${marigold}" stroke-width="5" stroke-linejoin="round" d="M18 150h62l10-18 14 32 14-44 12 30h92"/>`,
  ),
  // Three doors with one look: a firm, its listings and a key.
  'brokerage-firms': spot(
    night,
    `<g><path fill="${lapis}" d="M40 62h46v84H40z"/><path fill="${pine}" d="M97 44h46v102H97z"/><path fill="${crimson}" d="M154 62h46v84h-46z"/></g><path fill="${marigold}" d="M36 52h54v10H36zM93 34h54v10H93zM150 52h54v10h-54z"/><path fill="${paper}" d="M49 72h10v14H49zM67 72h10v14H67zM49 96h10v14H49zM67 96h10v14H67zM106 56h10v14h-10zM124 56h10v14h-10zM106 80h10v14h-10zM124 80h10v14h-10zM163 72h10v14h-10zM181 72h10v14h-10zM163 96h10v14h-10zM181 96h10v14h-10z"/><path fill="${night}" d="M56 124h14v22H56zM110 112h20v34h-20zM170 124h14v22h-14z"/><g transform="translate(96 152)" fill="none" stroke="${marigold}" stroke-width="5"><circle r="8"/><path d="M8 0h44M40 0v8M50 0v9"/></g>`,
  ),
  // One agent, one bag, one sign in the ground.
  'independent-agents': spot(
    marigold,
    `<path fill="${night}" d="M142 32h8v116h-8z"/><path fill="${night}" d="M142 40h68v7h-68z"/><path fill="${crimson}" d="M152 54h54v46h-54z"/><path fill="${paper}" d="m161 82 18-17 18 17h-5v11h-26V82z"/><path stroke="${night}" stroke-width="3" d="M160 47v7M198 47v7"/><circle cx="84" cy="56" r="17" fill="#a3623a"/><path fill="${night}" d="M66 54q2-22 20-20 18 0 17 20-10-10-20-10-10 2-17 10z"/><path fill="${lapis}" d="M52 148v-40q0-30 32-30t32 30v40z"/><path fill="${paper}" d="m74 79 10 14 10-14-10-3z"/><path fill="${crimson}" d="m84 91 6 8-6 24-6-24z"/><path fill="${pine}" d="M104 124h36v26h-36z"/><path fill="none" stroke="${pine}" stroke-width="4" d="M114 124v-8h16v8"/><path stroke="${paper}" stroke-width="3" d="M104 136h36"/><path fill="#a3623a" d="M112 112h10v9h-10z"/>`,
  ),
  // A shop with its shutter up, bicycle outside, flags over the street.
  'local-services': spot(
    crimson,
    `<path fill="${paper}" d="M58 64h124v82H58z"/><path fill="${pine}" d="M50 44h140v22H50z"/>${Array.from({ length: 7 }, (_, i) => `<path fill="${i % 2 ? paper : marigold}" d="M${50 + i * 20} 66h20v10q-10 12-20 0z"/>`).join('')}<path fill="${lapis}" d="M70 92h46v38H70z"/><path fill="${marigold}" d="M76 116h34v14H76z"/><path fill="${night}" d="M128 90h40v56h-40z"/><path fill="${marigold}" d="M134 96h28v20h-28z"/><g fill="none" stroke="${night}" stroke-width="3.500"><circle cx="56" cy="146" r="15"/><circle cx="98" cy="146" r="15"/><path d="m56 146 14-24h20l8 24M70 122l10 24H56M80 146l10-24-3-8h8M70 122l-3-6h-7"/></g><path fill="none" stroke="${paper}" stroke-width="2" d="M56 24q64 18 128 0"/>${flags(66, 26, 8)}`,
  ),
};
