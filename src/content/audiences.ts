/** The five kinds of business we work for: the side menu's "Solution For" and the page /solution. */

export interface Audience {
  /** Fragment on /solution. */
  readonly id: string;
  readonly name: string;
  /** What keeps them up at night, in one sentence. */
  readonly problem: string;
  /** What they get from us: concrete things, three or four. */
  readonly gets: readonly string[];
  /** A post that we would publish for them, as a sample of the tone. */
  readonly samplePost: string;
  /** The plan most of them start with. */
  readonly startsWith: string;
}

export const audiences = [
  {
    id: 'senior-care-providers',
    name: 'Senior care providers',
    problem:
      'Families choose a care home at the kitchen table, late at night, on a phone, and they judge you by your last post.',
    gets: [
      'A calm, regular page: staff introductions, a day in the dining room, answers to the questions that daughters and sons ask',
      'Consent first: nobody who lives with you appears in a post without a signed yes on file',
      'A monthly report you can put in front of the board as it is',
      'A one-page Essence website when all you have is an outdated directory entry',
    ],
    samplePost:
      'Visiting hours are 9 to 7 every day, holidays too. Come for lunch once before you decide. The soup is better than the brochure.',
    startsWith: 'Social Starter, 8 posts a month',
  },
  {
    id: 'healthcare-companies',
    name: 'Healthcare companies',
    problem:
      'Your patients search for opening hours, parking and whether you take their insurance, and find a page from 2021.',
    gets: [
      'Posts that inform without promising cures: clinic hours, vaccination weeks, who is on duty during festivals',
      'Every medical sentence goes to your own clinician for a yes before it is published',
      'A presence on LinkedIn as well, where nurses and therapists look for work, from the Growth Booster plan on',
      'An Elite website with a CMS, so that reception can change the schedule without calling us',
    ],
    samplePost:
      'Flu vaccination is open on Saturday, 8 to noon, no appointment. Bring your card and a sleeve that rolls up.',
    startsWith: 'Growth Booster, 10 posts and 2 stories or reels a month',
  },
  {
    id: 'brokerage-firms',
    name: 'Brokerage firms',
    problem:
      'Listings change daily, agents change yearly, and the firm’s page looks as if nobody works there.',
    gets: [
      'One look for the whole firm, and a caption for each listing that reads like a person wrote it',
      'New listings, price changes and sold notices in a queue that publishes itself',
      'Two stories or reels a month to walk people through a property',
      'Property Management for your investors: tenants, rent, upkeep and reporting under one roof with their broker',
    ],
    samplePost:
      'Three bedrooms, one lemon tree, and a kitchen that gets the morning. Open on Sunday from 11. Ask about the school.',
    startsWith: 'Pro Presence, 12 posts and 2 stories or reels a month',
  },
  {
    id: 'independent-agents',
    name: 'Independent agents',
    problem:
      'You are the photographer, the driver, the closer and, at eleven at night, the marketing department.',
    gets: [
      'Eight posts a month on Facebook and Instagram, made from the photographs on your phone',
      'Your face and your name on the work, not ours',
      'A plan you can pause in the slow season and start again with one message',
      'A page of your own, with your listings and your number, that does not vanish when you change firms',
    ],
    samplePost:
      'I said no to a listing today. The price was wrong and the owner knew it. If you want a straight answer about yours, message me.',
    startsWith: 'Social Starter, 8 posts a month',
  },
  {
    id: 'local-services',
    name: 'Other local services',
    problem:
      'Salons, schools, garages, trekking agencies: people nearby need you, but the map shows them somebody else.',
    gets: [
      'A business profile that is complete: hours, photographs, prices, answers to reviews',
      'Festival greetings that are on time, since every social plan includes a free festive post',
      'Nepali, English or both, the way your customers speak',
      'A website from one scrollable page up, quoted before anything is built, with one free revision',
    ],
    samplePost:
      'Dashain hours: open until 2 on Fulpati, closed from Ashtami to Ekadashi. Bring the bike before the rush.',
    startsWith: 'Social Starter, 8 posts a month',
  },
] as const satisfies readonly Audience[];
