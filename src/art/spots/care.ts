import { crimson, lapis, marigold, mist, night, paper, pine, spot } from './frame.ts';

/** What owners ask on /prop-mgmt; the keys are the ids in `src/content/property-care.ts` and the names in the sheet. */
export const careSpots: Readonly<Record<string, string>> = {
  // A carved valley door, one leaf open to a lit room, and the key with its tag.
  tenants: spot(
    pine,
    `<path fill="${crimson}" d="M74 34h92l10-12H64z"/><path fill="${night}" d="M80 34h80v116H80z"/><path fill="${marigold}" d="M90 46h60v104H90z"/><path fill="${paper}" d="M120 46h30v104h-30z"/><path fill="${crimson}" d="M90 46h30v104H90zM150 46l26 14v100l-26-10z"/><path fill="none" stroke="${marigold}" stroke-width="3" d="M96 56h18v38H96zM96 104h18v38H96zM156 64l14 7v34l-14-5zM156 112l14 5v30l-14-5z"/><circle cx="135" cy="92" r="11" fill="${night}"/><path fill="${lapis}" d="M121 150v-22q0-20 14-20t14 20v22z"/><path fill="${mist}" d="M70 150h100v8H70z"/><g fill="none" stroke="${marigold}" stroke-width="6"><circle cx="46" cy="104" r="13"/><path d="M46 117v38M46 138h12M46 151h9"/></g><path fill="${paper}" d="m22 118 14-6 8 22-14 6z"/>`,
  ),
  // The tenth of the month, ringed, and the money that comes by it.
  rent: spot(
    marigold,
    `<path fill="${night}" d="M56 36h96v20H56z"/><path fill="${paper}" d="M56 56h96v88H56z"/><path stroke="${paper}" stroke-width="5" stroke-linecap="round" d="M76 28v16M104 28v16M132 28v16"/><g fill="${night}" opacity=".45">${Array.from({ length: 12 }, (_, i) => `<path d="M${66 + (i % 4) * 22} ${66 + Math.floor(i / 4) * 25}h12v12h-12z"/>`).join('')}</g><path fill="${pine}" d="M110 91h12v12h-12z"/><circle cx="116" cy="97" r="15" fill="none" stroke="${crimson}" stroke-width="5"/><g fill="${lapis}" stroke="${paper}" stroke-width="2.500"><ellipse cx="180" cy="144" rx="28" ry="9"/><ellipse cx="178" cy="132" rx="28" ry="9"/><ellipse cx="182" cy="120" rx="28" ry="9"/><ellipse cx="179" cy="108" rx="28" ry="9"/></g><path fill="${crimson}" d="M172 108h14v-4h-14z"/><path fill="none" stroke="${pine}" stroke-width="6" d="m180 88V52m-13 12 13-13 13 13"/>`,
  ),
  // The tap, its last drop, and the spanner already in place.
  upkeep: spot(
    lapis,
    `<path fill="${paper}" d="M30 74h70v26H30z"/><path fill="${mist}" d="M30 66h14v42H30z"/><path fill="${paper}" d="M96 70h36v34h24q20 0 20 20v12h-28v-10h-16q-36 0-36-36z"/><path fill="${night}" d="M144 134h36v9h-36z"/><path fill="${crimson}" d="M84 36h60v12H84z"/><path fill="${night}" d="M108 48h12v22h-12z"/><circle cx="84" cy="42" r="8" fill="${crimson}"/><circle cx="144" cy="42" r="8" fill="${crimson}"/><path fill="${marigold}" d="M162 150q12 16 0 20-12-4 0-20z"/><path fill="none" stroke="${marigold}" stroke-width="11" stroke-linecap="round" d="m60 154 62-40"/><path fill="none" stroke="${marigold}" stroke-width="9" d="M132 120q-12 4-14-7t9-13M50 148q12-4 14 7t-9 13"/>`,
  ),
};
