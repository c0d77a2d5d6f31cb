/** A week of posts as our queue shows it, one client a day: the preview on / and /digital-soln. */
export interface SamplePost {
  readonly day: string;
  readonly time: string;
  readonly client: string;
  /** The words on the picture. */
  readonly headline: string;
  readonly caption: string;
  readonly networks: readonly string[];
  readonly kind: 'Post' | 'Reel' | 'Festive post';
  readonly state: 'Posted' | 'Posting now' | 'Scheduled';
}

export const sampleWeek: readonly SamplePost[] = [
  {
    day: 'Mon',
    time: '9:00',
    client: 'Himal Dental',
    headline: 'Two minutes. Twice a day.',
    caption: 'Bring the brush you have. We will tell you honestly if it needs replacing.',
    networks: ['Facebook', 'Instagram'],
    kind: 'Post',
    state: 'Posted',
  },
  {
    day: 'Tue',
    time: '12:30',
    client: 'Beacon Brokerage',
    headline: 'One lemon tree included',
    caption: 'Three bedrooms and a kitchen that gets the morning. Open on Sunday from 11.',
    networks: ['Facebook', 'LinkedIn'],
    kind: 'Post',
    state: 'Posted',
  },
  {
    day: 'Wed',
    time: '18:00',
    client: 'Maple Court Care',
    headline: 'The soup is better than the brochure',
    caption: 'Come for lunch once before you decide. Visiting hours are 9 to 7, holidays too.',
    networks: ['Facebook', 'Instagram'],
    kind: 'Reel',
    state: 'Posted',
  },
  {
    day: 'Thu',
    time: '10:15',
    client: 'Sathi Salon',
    headline: 'Walk in until six',
    caption: 'No appointment on Thursdays. Tea is on the house while you wait.',
    networks: ['Instagram'],
    kind: 'Post',
    state: 'Posting now',
  },
  {
    day: 'Fri',
    time: '8:45',
    client: 'Langtang Treks',
    headline: 'Snow above 4,200 m',
    caption: 'Microspikes from today. The tea house at Kyanjin has twelve beds free.',
    networks: ['Facebook', 'Instagram'],
    kind: 'Post',
    state: 'Scheduled',
  },
  {
    day: 'Sat',
    time: '7:00',
    client: 'Patan Clinic',
    headline: 'Flu day: 8 to noon',
    caption: 'Bring your card and a sleeve that rolls up.',
    networks: ['Facebook', 'LinkedIn'],
    kind: 'Post',
    state: 'Scheduled',
  },
  {
    day: 'Sun',
    time: '6:30',
    client: 'Every client',
    headline: 'Shubha Tihar',
    caption: 'A festive post in your own colours, free with every plan.',
    networks: ['Facebook', 'Instagram', 'LinkedIn'],
    kind: 'Festive post',
    state: 'Scheduled',
  },
];
