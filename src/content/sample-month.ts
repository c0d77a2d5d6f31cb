/** One invented bakery's November in our queue, as the plans fill it: the calendar on /, /digital-soln, /service2 and the checkout pages. */
export interface SamplePost {
  /** Name of its picture in `src/assets/drawings/month.svg`. */
  readonly id: string;
  /** Day of the month, whose first is a Sunday. */
  readonly day: number;
  /** The words on the picture. */
  readonly headline: string;
  readonly time: string;
  /** Posted by plans of so many posts a month and more; the festive one is free with each and not counted. */
  readonly from: 8 | 10 | 12 | 'festive';
}

export const sampleMonth = {
  client: 'Heel & Crumb, a bakery',
  name: 'November',
  days: 30,
  posts: [
    { id: 'loaf', day: 3, headline: 'Bread at seven', time: '6:45 AM', from: 8 },
    { id: 'rosa', day: 4, headline: 'Rosa, up since three', time: '10:00 AM', from: 10 },
    { id: 'cardamom', day: 6, headline: 'Cardamom Friday', time: '7:00 AM', from: 8 },
    { id: 'diya', day: 8, headline: 'Shubha Tihar', time: '6:00 PM', from: 'festive' },
    { id: 'soup', day: 10, headline: 'Soup wants rye', time: '11:30 AM', from: 8 },
    { id: 'croissant', day: 12, headline: 'Ends first, or last?', time: '8:00 AM', from: 12 },
    { id: 'half', day: 13, headline: 'Half price after five', time: '4:30 PM', from: 8 },
    { id: 'oven', day: 17, headline: 'Same oven since 1987', time: '7:00 AM', from: 8 },
    { id: 'four', day: 18, headline: 'Flour, water, salt, time', time: '9:00 AM', from: 10 },
    { id: 'pie', day: 20, headline: 'Pies: order by Monday', time: '9:00 AM', from: 8 },
    { id: 'rolls', day: 24, headline: 'Last call for rolls', time: '5:00 PM', from: 8 },
    { id: 'closed', day: 27, headline: 'Closed: eat leftovers', time: '9:00 AM', from: 8 },
    { id: 'cup', day: 28, headline: 'Coffee is on us till nine', time: '7:00 AM', from: 12 },
  ] satisfies SamplePost[],
  /** What the plan that does more than posting adds: how the bakery is found, and what it wrote to its customers. */
  found: {
    address: 'heelandcrumb.example',
    title: 'Heel & Crumb: rye and pies, baked since three',
    text: 'Open Tuesday to Sunday, 7:00\u00a0AM to 5:00\u00a0PM. Order your holiday pie by Monday.',
    done: 'Put right this month: the opening hours, three page titles and one link that led nowhere.',
  },
  letter: [
    'Dear neighbors,',
    'The pies are back, and there are as many as there are orders: tell us by Monday. On Saturday, the 28th, coffee is on us till nine. Come early, the oven does.',
    'Rosa, up since three',
  ],
} as const;
