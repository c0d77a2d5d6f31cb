/** What the enlarged pieces of /portfolio tell. The clients are invented. */
import type { portfolio } from './portfolio.ts';

export interface PieceStory {
  /** What the client asked for. */
  readonly brief: string;
  /** What the piece does about it. */
  readonly idea: string;
  /** Kind of piece, size in pixels, and where it appears. */
  readonly format: string;
}

const SQUARE = 'Post, 1080 × 1080, for Facebook and Instagram';
const UPRIGHT = 'Upright post, 1080 × 1350, for the Instagram feed';

/** By the `id` of the piece. */
export const portfolioStories: Readonly<Record<(typeof portfolio)[number]['id'], PieceStory>> = {
  1: {
    brief: 'Tell savers of a new deposit rate without a table of conditions.',
    idea: 'The rate is the headline, and the wedding pot that nobody opens is the product.',
    format: SQUARE,
  },
  2: {
    brief: 'Show families on two continents how long a transfer takes.',
    idea: 'Two homes in one picture, with the time of day as the only claim.',
    format: UPRIGHT,
  },
  3: {
    brief: 'Open savings accounts for children, in Nepali.',
    idea: 'Everybody had a clay pot that had to be broken. This one has not.',
    format: SQUARE,
  },
  4: {
    brief: 'Get members of a small credit union to try the app.',
    idea: 'Name the minute at which no branch is open, and everybody is awake once.',
    format: UPRIGHT,
  },
  5: {
    brief: 'Fill the quietest evening of the week.',
    idea: 'The steamer seen from above is round like a clock. Monday is what it says.',
    format: SQUARE,
  },
  6: {
    brief: 'A home page for eleven rooms above the clouds, booked from a phone.',
    idea: 'The view comes first and the price second. There is no third.',
    format: 'Website, first screen on a wide phone, an Essence plan',
  },
  7: {
    brief: 'Bring the neighborhood in for flu vaccination on one Saturday.',
    idea: 'No needle in sight: the sleeve is up, the bandage is on, it is over.',
    format: SQUARE,
  },
  8: {
    brief: 'A habit to post about between two checkups.',
    idea: 'The brush is the hand of the clock, and two minutes are a slice you can see.',
    format: SQUARE,
  },
  9: {
    brief: 'Announce a free eye camp to people who cannot read small letters.',
    idea: 'The announcement is an eye chart. Whoever stops half way down should come.',
    format: UPRIGHT,
  },
  10: {
    brief: 'Invite families to see a care home for themselves.',
    idea: 'A sentence that a brochure would never say about itself, and a bowl to prove it.',
    format: UPRIGHT,
  },
  11: {
    brief: 'Say who is on duty while every other shop is closed for Dashain.',
    idea: 'The neon cross is the only light in the street. The names stand under it.',
    format: SQUARE,
  },
  12: {
    brief: 'One listing, to be remembered among forty.',
    idea: 'Leave out the square feet and show the tree in the yard.',
    format: SQUARE,
  },
  13: {
    brief: 'Make people look at a floor plan for longer than a second.',
    idea: 'Notes in the hand of whoever lives there already, on where the sun is and where the aunts sit.',
    format: 'First of five slides, 1080 × 1350, for Instagram and LinkedIn',
  },
  14: {
    brief: 'A weekly trail report that guides forward to their clients.',
    idea: 'One line at one height, and what to wear above it.',
    format: SQUARE,
  },
  15: {
    brief: 'A season poster that hangs on after the season.',
    idea: 'Three inks and a sun, as a railway would have printed it.',
    format: 'Poster, also a 1080 × 1350 post',
  },
  16: {
    brief: 'Sell a boat trip that starts at six in the morning.',
    idea: 'Make the hour the reward: nobody is loud, and the sun is low.',
    format: SQUARE,
  },
  17: {
    brief: 'Book tandem flights for guests who are afraid of the run.',
    idea: 'Seen from above there is only the lake. The caption counts the steps.',
    format: UPRIGHT,
  },
  18: {
    brief: 'Offer five nights in the valley at Tihar to Nepalis abroad.',
    idea: 'One rangoli, sixteen lamps, one word. Whoever knows it needs no more.',
    format: SQUARE,
  },
  19: {
    brief: 'Sell flights home for Dashain before the fares rise.',
    idea: 'A boarding pass issued to the eldest son, with the return left open until after tika.',
    format: SQUARE,
  },
};
