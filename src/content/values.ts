/** The five values of the carousel on /about. */

export interface Value {
  /** Also the name of its drawing in `src/assets/spots/values.svg`. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** Exactly five, in the order they are shown. */
export const values = [
  {
    id: 'show-the-work',
    name: 'Show the work',
    description:
      'Every client gets a monthly performance report with the posts we published, who saw them and what we will change next. Every owner gets the photos and the receipts. If a month was poor, the report says so first.',
  },
  {
    id: 'stay-because-you-want-to',
    name: 'Stay because you want to',
    description:
      'No lock-in, no notice period, no exit fee. You can scale, pause or cancel a plan at any time, so we have thirty days to earn the next thirty. It keeps us honest better than any contract would.',
  },
  {
    id: 'turn-up-every-day',
    name: 'Turn up every day',
    description:
      'A page that was last updated in March tells people you have closed. Our work is the quiet, steady kind: the post that goes out on a holiday, the tap that is fixed before the tenant calls twice.',
  },
  {
    id: 'two-homes-one-standard',
    name: 'Two homes, one standard',
    description:
      'We answer from Lalitpur and from Boston. The same checks apply to a clinic in Massachusetts and an apartment in Bhaisepati, and on a weekday somebody is at a desk for most of your hours.',
  },
  {
    id: 'say-it-plainly',
    name: 'Say it plainly',
    description:
      'Prices are on the page, in dollars, with the tax line shown. We write to you the way we would like to be written to: short, specific, and with a name at the bottom.',
  },
] as const satisfies readonly Value[];
