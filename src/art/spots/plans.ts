import { crimson, glow, lapis, marigold, paper, pine } from './frame.ts';

/** A plan's mountain: its colour on the lit side and in the shade, and how high it stands over the foot of the picture. */
function peak(lit: string, shade: string, height: number, snow: boolean): string {
  const top = 180 - height;
  const half = 46 + height * 0.55;
  const at = (across: number, down: number): string =>
    `${Math.round(150 + across * half)} ${Math.round(top + down * height)}`;
  const cap = `<path fill="#fff4e0" d="M${at(0, 0)}L${at(0.3, 0.3)} ${at(0.17, 0.22)} ${at(0.1, 0.33)} ${at(0.04, 0.3)}z"/><path fill="#b9b6dc" d="M${at(0, 0)}L${at(0.04, 0.3)} ${at(-0.06, 0.2)} ${at(-0.17, 0.32)} ${at(-0.3, 0.3)}z"/>`;
  // The ranges stand low, so that a wide frame, which shows the foot, cuts none of their peaks.
  return `<path fill="url(#sky)" d="M0 0h240v180H0z"/><use href="#ranges" y="24"/><path fill="${shade}" opacity=".3" d="M0 0h240v180H0z"/>${glow(206, 110, 90)}<path fill="${shade}" d="M${at(-1, 1)}L${at(-0.52, 0.58)} ${at(-0.42, 0.5)} ${at(0, 0)} ${at(0.04, 0.3)} ${at(-0.1, 0.62)} ${at(0.14, 1)}z"/><path fill="${lit}" d="M${at(0, 0)}L${at(0.4, 0.42)} ${at(0.52, 0.5)} ${at(1, 1)} ${at(0.14, 1)} ${at(-0.1, 0.62)} ${at(0.04, 0.3)}z"/><path fill="${paper}" opacity=".16" d="M${at(0.4, 0.42)}L${at(0.52, 0.5)} ${at(1, 1)} ${at(0.56, 1)} ${at(0.3, 0.66)}z"/>${snow ? cap : ''}<path fill="#1b1d45" d="m0 166 46-9 58 11 62-8 74 7v13H0z"/>`;
}

/** The social plans, as mountains: the more a plan does, the higher it stands. The keys are their ids in `src/content/plans.ts`. */
export const planSpots: Readonly<Record<string, string>> = {
  'social-starter': peak('#5f7cf0', lapis, 50, false),
  'growth-booster': peak('#2a9c87', pine, 66, false),
  'pro-presence': peak('#ee5468', crimson, 82, true),
  'digital-domination': peak('#ffc457', marigold, 98, true),
};
