/** How each line of work runs, step by step: /service1, /service2 and /service3. */
export interface Step {
  /** When it happens: a day, a week, a month. */
  readonly when: string;
  readonly title: string;
  readonly text: string;
}

/** From the first call to a finished website. */
export const websiteSteps = [
  {
    when: 'Day 1',
    title: 'Half an hour about your customers',
    text: 'Who comes, what they ask, what they are afraid of. You leave with the smallest plan that does the job, even if that is no new website at all.',
  },
  {
    when: 'Within 5 working days',
    title: 'A quotation in writing',
    text: 'Pages, words, pictures and the date, with one price. Nothing is built, and nothing is owed, before your yes.',
  },
  {
    when: 'Weeks 1 and 2',
    title: 'Words first, then looks',
    text: 'We write every page as plain text and you correct it, since it is easier to move a sentence than a design. Then two pages are drawn in full, on a phone first.',
  },
  {
    when: 'Weeks 3 and 4',
    title: 'Built, weighed and tried',
    text: 'On an old phone with a weak signal, by keyboard alone, with a screen reader, and by somebody over seventy whom we pay for an honest opinion.',
  },
  {
    when: 'Then',
    title: 'Your free revision, and the keys',
    text: 'You send one list of everything you would change, and we change it. The address, the texts and the pictures are yours, in your own accounts.',
  },
] as const satisfies readonly Step[];

/** What happens in a month of a social plan. */
export const socialMonth = [
  {
    when: 'The week before',
    title: 'We ask what is true',
    text: 'One short call, or six questions by message: deliveries, holidays, new faces, prices, the thing everybody asked about this month.',
  },
  {
    when: 'Three days later',
    title: 'You see the whole month',
    text: 'Picture, caption, network, day and hour of every post, in one document. Answer "fine" or cross out what you do not like. Ten minutes.',
  },
  {
    when: 'Every week',
    title: 'It posts itself',
    text: 'At breakfast, at lunch, on the holiday. Somebody here reads the news first, and stops the queue if a cheerful post would be wrong that day.',
  },
  {
    when: 'When it matters',
    title: 'The festive post is free',
    text: 'Designed for you, with your opening hours in the first line, and never counted against your monthly number.',
  },
  {
    when: 'The week after',
    title: 'One page of report',
    text: 'What was published, who saw it, who called, what we change next. If the month was poor, that is the first sentence.',
  },
] as const satisfies readonly Step[];

/** A year in the life of a managed house in Kathmandu valley. */
export const propertyYear = [
  {
    when: 'January',
    title: 'Cold month',
    text: 'Water heater and gas checked; pipes on the roof wrapped before the frost nights.',
  },
  {
    when: 'February',
    title: 'Paint and plaster',
    text: 'The dry weeks are for walls: two quotations, your choice, done before Holi.',
  },
  {
    when: 'March',
    title: 'Roof walk',
    text: 'Parapet, joints and tank feet, coin in hand. Every crack is photographed and filled.',
  },
  {
    when: 'April',
    title: 'New year, new papers',
    text: 'Leases, tax receipts and insurance dates gone through and scanned into your folder.',
  },
  {
    when: 'May',
    title: 'Gutters and drains',
    text: 'A bucket of water in each far corner. Branches cut back from walls and wires.',
  },
  {
    when: 'June',
    title: 'First storm',
    text: 'We are there the day after, with last year’s pictures, to see what has changed.',
  },
  {
    when: 'July',
    title: 'Deep monsoon',
    text: 'Empty houses are opened every week. Any stain gets a line, a date and a second look.',
  },
  {
    when: 'August',
    title: 'Pump and tank',
    text: 'Underground tank cleaned and its lid sealed, when floods make bad water likely.',
  },
  {
    when: 'September',
    title: 'Last rain',
    text: 'Garden, drains and the lane in front. The list of repairs for the dry season is drawn up.',
  },
  {
    when: 'October',
    title: 'After the monsoon',
    text: 'The long inspection, room by room and roof, with your decision on each item.',
  },
  {
    when: 'November',
    title: 'Repairs',
    text: 'What you approved is done now, while workmen are free and cement sets well.',
  },
  {
    when: 'December',
    title: 'The year on one page',
    text: 'Rent, costs, repairs and what we advise for next year, with every receipt behind it.',
  },
] as const satisfies readonly Step[];

/** The rules of property work that owners ask about. */
export const propertyPromises = [
  {
    title: 'Tenants',
    text: 'Shown in daylight, checked by two calls, recorded room by room with a photograph. You decide; we advise.',
  },
  {
    title: 'Rent',
    text: 'A friendly message three days before, a call on the first late day, the balance in your account by the tenth.',
  },
  {
    title: 'Upkeep',
    text: 'Below your limit we act and send two photographs and a receipt. Above it, two quotations and your yes.',
  },
  {
    title: 'Fees',
    text: 'On request, in writing, after we have seen the property. What is charged at cost is listed, and nothing is added later.',
  },
] as const;
