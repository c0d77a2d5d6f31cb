/** The nineteen pieces of /portfolio. The clients are invented; the work is drawn by `npm run art`. */

export const portfolioCategories = ['Banking', 'Hotel & Restro', 'Medical', 'Real Estate', 'Travel'] as const;
export type PortfolioCategory = (typeof portfolioCategories)[number];

export interface PortfolioPiece {
  readonly id: number;
  readonly category: PortfolioCategory;
  readonly title: string;
  /** What the picture shows and says, for those who do not see it. */
  readonly alt: string;
  /** Size in CSS pixels of the wider rendition. */
  readonly width: number;
  readonly height: number;
  /** Base of the files in `src/assets/portfolio/`: `<file>-480` and `<file>-1080`, each as `.avif` and `.webp`. */
  readonly file: string;
}

const square = { width: 1080, height: 1080 } as const;
const upright = { width: 1080, height: 1350 } as const;

/** In the order of the wall: by category, and so that its columns end level, two as well as three. */
export const portfolio = [
  {
    id: 1,
    category: 'Banking',
    title: 'Fixed deposit campaign, Kalash Bank',
    alt: 'Cream post with 9.1 % set very large in green and a brass kalash pot under mango leaves. It says: Put it in the pot. Leave it alone.',
    ...square,
    file: 'banking-1-fixed-deposit',
  },
  {
    id: 2,
    category: 'Banking',
    title: 'Remittance launch, Beam Remit',
    alt: 'Upright post cut in two: brick houses in a Boston morning above, a hill town at night below, joined by a paper plane. It says: Sent at breakfast. Home by dinner.',
    ...upright,
    file: 'banking-2-remittance',
  },
  {
    id: 3,
    category: 'Banking',
    title: 'Children’s savings, Chautari Co-operative',
    alt: 'Yellow post with a smiling clay money pot, a coin in its slot, and the words Khutruke Khata in Nepali: the piggy bank account. A note says: no hammer needed.',
    ...square,
    file: 'banking-3-khutruke',
  },
  {
    id: 4,
    category: 'Banking',
    title: 'Night banking app, Maple Street Credit Union',
    alt: 'Dark upright post with a crescent moon and a phone that shows an account at night. It says: 2:04 a.m. is open.',
    ...upright,
    file: 'banking-4-night-branch',
  },
  {
    id: 5,
    category: 'Hotel & Restro',
    title: 'Momo Monday, Timur Kitchen',
    alt: 'Red poster with a bamboo steamer of six momo around a bowl of chilli sauce, seen from above, between the words Momo and Monday.',
    ...square,
    file: 'hotel-1-momo-monday',
  },
  {
    id: 6,
    category: 'Hotel & Restro',
    title: 'Hotel website, Ridge House',
    alt: 'Website of a small hotel: pale dawn mountains under the headline Wake up above the weather, a booking bar, and three rooms with prices.',
    ...upright,
    file: 'hotel-2-ridge-house',
  },
  {
    id: 7,
    category: 'Medical',
    title: 'Flu vaccination day, Patan Clinic',
    alt: 'Teal post with an arm, its sleeve rolled up and a bandage with a heart on it. It says: Flu day. Saturday, 8 to noon.',
    ...square,
    file: 'medical-1-flu-saturday',
  },
  {
    id: 9,
    category: 'Medical',
    title: 'Free eye camp, Drishti Eye Centre',
    alt: 'Upright post set as an eye chart whose shrinking lines read: See the ridge from your own window once again. A red band announces a free eye camp in Nepali.',
    ...upright,
    file: 'medical-3-eye-camp',
  },
  {
    id: 8,
    category: 'Medical',
    title: 'Brushing habit post, Himal Dental',
    alt: 'Mint post with a clock face whose hand is a toothbrush at the end of a shaded sector. It says: 2:00 minutes, twice a day.',
    ...square,
    file: 'medical-2-two-minutes',
  },
  {
    id: 11,
    category: 'Medical',
    title: 'Festival duty schedule, Hariyo Pharmacy',
    alt: 'Black post with a green neon pharmacy cross and a table of the doctors on duty for five days of Dashain. It says: Fever does not know it is Dashain.',
    ...square,
    file: 'medical-5-night-pharmacy',
  },
  {
    id: 10,
    category: 'Medical',
    title: 'Lunch invitation, Maple Court Care',
    alt: 'Upright post with a steaming bowl of vegetable soup on a checked tablecloth. It says: The soup is better than the brochure.',
    ...upright,
    file: 'medical-4-soup',
  },
  {
    id: 13,
    category: 'Real Estate',
    title: 'Floor plan carousel, Courtyard Homes',
    alt: 'Blueprint of a two-bedroom apartment with handwritten yellow notes such as: sun until 10, seat for two aunts. It says: Read it like an owner.',
    ...upright,
    file: 'real-estate-2-floor-plan',
  },
  {
    id: 12,
    category: 'Real Estate',
    title: 'Listing post, Beacon Brokerage',
    alt: 'Cream post with a sunny kitchen window, a lemon tree in fruit behind it and a bowl of lemons on the sill. It says: One lemon tree included.',
    ...square,
    file: 'real-estate-1-lemon-tree',
  },
  {
    id: 14,
    category: 'Travel',
    title: 'Trail report, Langtang Treks',
    alt: 'Rock peak with a snow cap under a hard blue sky, beside a scale of heights. An orange line at 4,200 meters says: Microspikes from here up.',
    ...square,
    file: 'travel-1-snow-report',
  },
  {
    id: 16,
    category: 'Travel',
    title: 'River safari post, Sal Forest Camp',
    alt: 'Orange dawn on a jungle river with three people in a dugout canoe in front of a low sun and mist. It says: Slow river, early boat.',
    ...square,
    file: 'travel-3-slow-river',
  },
  {
    id: 18,
    category: 'Travel',
    title: 'Tihar tour, Batti Tours',
    alt: 'Purple post with a rangoli of petals ringed by sixteen burning oil lamps, and the word Tihar in Nepali at its center.',
    ...square,
    file: 'travel-5-five-nights',
  },
  {
    id: 15,
    category: 'Travel',
    title: 'Season poster, Sano Himal Journeys',
    alt: 'Printed travel poster with a rising sun, blue summits and brown foothills. It says: Annapurna, the full circuit. Eighteen days on foot.',
    ...upright,
    file: 'travel-2-circuit-poster',
  },
  {
    id: 17,
    category: 'Travel',
    title: 'Tandem flights, Thermal Club',
    alt: 'A striped paraglider seen from above over a turquoise lake, boats and green fields. It says: Lake, from 900 m up.',
    ...upright,
    file: 'travel-4-above-phewa',
  },
  {
    id: 19,
    category: 'Travel',
    title: 'Festival fares, Pahuna Travel',
    alt: 'A boarding pass from Boston to Kathmandu lying on red dhaka cloth. The passenger is: Son, eldest. The return is: After tika.',
    ...square,
    file: 'travel-6-home-for-dashain',
  },
] as const satisfies readonly PortfolioPiece[];
