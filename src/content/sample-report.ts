/** A month's report to the invented bakery of `sample-month.ts`. Every figure is invented; how many posts there were is the plan's. */
export const sampleReport = {
  client: 'Heel & Crumb, a bakery',
  month: 'November',
  figures: [
    { figure: '6,420', label: 'people saw at least one' },
    { figure: '38', label: 'asked the way to the shop' },
    { figure: '14', label: 'ordered a pie by message' },
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
