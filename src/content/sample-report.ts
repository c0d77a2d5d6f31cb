/** A month's report to the invented bakery of `sample-month.ts`. Every figure is invented; how many posts there were is the plan's. */
export const sampleReport = {
  client: 'Heel & Crumb, a bakery',
  month: 'November',
  /** How many saw a post and asked the way, by how many posts there were. */
  reach: { 8: ['5,130', '31'], 10: ['6,420', '38'], 12: ['7,690', '45'] },
  ordered: '14',
  /** What a plan with search upkeep and a letter is told beyond that. */
  beside: [
    { figure: '212', label: 'found the bakery by search' },
    { figure: '164', label: 'opened the letter' },
  ],
  best: {
    /** Name of its picture in `src/assets/drawings/month.svg`. */
    id: 'pie',
    headline: 'Pies: order by Monday',
    told: 'Friday, November\u00a020, 9:00\u00a0AM. Nine of the fourteen orders came from it.',
  },
  poor: 'Two posts on Wednesdays were hardly seen.',
  next: ['Wednesday posts move to Saturday, 7:00 AM.', 'Each pie post says how many are left.'],
} as const;
