/**
 * What only the company itself can say truly: people, words of clients, figures. All of it is empty, and nothing stands in for
 * it; each part appears on the site once it is filled.
 */
export interface Person {
  readonly name: string;
  readonly role: string;
  /** Address of a portrait, 4:5, at least 480 px wide, in `public/people`. */
  readonly portrait: string;
  /** A direct line or mailbox, as it is linked: `tel:…` or `mailto:…`. */
  readonly href?: string;
}

export interface Testimonial {
  readonly words: string;
  readonly name: string;
  /** What they do, and where. */
  readonly role: string;
}

export interface ProvenFigure {
  readonly figure: string;
  readonly label: string;
  /** Where the figure comes from, with a date. */
  readonly source: string;
}

/** What managing a home costs as a rule: the fee of the quotation may be another. Amounts are rupees a month. */
export interface FeeRule {
  /** Share of the rent, in percent. */
  readonly percent: number;
  /** The fee never falls below it. */
  readonly least: number;
  /** Rents that are worked out as examples. */
  readonly rents: readonly number[];
}

export interface Yours {
  readonly team: readonly Person[];
  readonly testimonials: readonly Testimonial[];
  /** Clients who agreed to be named. */
  readonly clients: readonly string[];
  readonly figures: readonly ProvenFigure[];
  /** Number in the Office of the Company Registrar. */
  readonly registrationNumber?: string;
  /** The `id` of the social plan that the comparison marks "Most choose this". */
  readonly mostChosen?: string;
  /** What a website of each plan (`essence`, `elevate`, `elite`) costs as a rule: `$900 to $1,400`. */
  readonly websiteRanges: Readonly<Partial<Record<string, string>>>;
  readonly propertyFee?: FeeRule;
}

export const yours: Yours = {
  team: [],
  testimonials: [],
  clients: [],
  figures: [],
  websiteRanges: {},
};
