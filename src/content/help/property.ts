import type { HelpArticle } from '#content/help/help-article.ts';

/** Property Management: letting, rent, upkeep, reporting, fees and leaving. */
export const propertyArticles: readonly HelpArticle[] = [
  {
    id: 'what-is-included',
    question: 'What is included in property management?',
    answer: `Five things: finding and checking tenants, collecting the rent, routine upkeep, emergency repairs within a limit that you set, and a monthly report with photographs.
We also keep the paper side in order: the lease, the inventory with a photograph of every room, the meter readings at each change of tenant, and a folder of receipts. We do not sell you insurance and we do not act as your lawyer or tax adviser, but we know good ones and will introduce you.`,
  },
  {
    id: 'where-you-work',
    question: 'Which areas do you cover?',
    answer: `Kathmandu valley: Lalitpur, Kathmandu and Bhaktapur. Our head office is in Bhaisepati, and the closer a property is, the faster we are at the door.
For a house outside the valley, ask first. We take on a few each year where we have a caretaker that we trust. If it is a place we cannot visit at least once a month, we will say no, because a house that nobody visits is not being managed, only billed.`,
  },
  {
    id: 'what-it-costs',
    question: 'What does it cost?',
    answer: `Fees are given on request, because a furnished apartment with an elevator and a forty-year-old house with a garden are not the same work. We visit the property, or walk through it with you on a video call, and send a written quotation within five working days.
The quotation lists what is covered by the monthly fee, what is charged at cost with a receipt, and what you approve beforehand. Nothing is added later without your written yes. Request a demo and choose "Other" to begin.`,
  },
  {
    id: 'finding-tenants',
    question: 'How do you find and check tenants?',
    answer: `We photograph the property in daylight, write an honest description and show it ourselves. No key leaves our hands.
Each applicant gives identification, an employer or business to call, and the name of the last landlord. We call both. You receive a one-page summary with our opinion, and you decide. We do not turn anybody away for caste, religion, gender or family. When you say yes, we prepare the lease, take the deposit and record the condition of every room with the tenant present.`,
  },
  {
    id: 'rent-and-transfers',
    question: 'How and when do I receive the rent?',
    answer: `Tenants pay into a bank account in Nepal by the date in the lease. We send a reminder three days before and call on the first day it is late.
Once it has arrived, we send you a statement: rent received, costs with their receipts, and what is left. The balance goes to the account you name by the tenth of the month. If that account is outside Nepal, the bank's rules and charges for foreign transfers apply, and we will explain the papers they ask for before you decide.`,
  },
  {
    id: 'repairs-and-limits',
    question: 'Who decides about repairs?',
    answer: `You do, above a limit that you choose. When you join us you name an amount for each repair. Below it we act at once and send you the receipt and two photographs, before and after. Above it we send two quotations and wait for your answer.
The exception is danger: water through a ceiling, a gas smell, a broken lock. Then we make it safe first and call you within the hour, whatever the time is where you live.`,
  },
  {
    id: 'monthly-property-report',
    question: 'What is in the monthly report?',
    answer: `One page that you can read on a phone in two minutes. It has the rent and the date it came, costs with receipts attached, what was repaired and what will be needed next, the meter readings, and at least four photographs taken that month.
At the top is one line with our opinion, for example "All well; budget for repainting the stairwell before winter." Twice a year, before and after the monsoon, a longer inspection goes with it, room by room and including the roof.`,
  },
  {
    id: 'monsoon-preparation',
    question: 'How do you prepare a house for the monsoon?',
    answer: `In April and May, while it is still dry, we clear the gutters and the roof drains, check the water tank and its cover, seal cracks in the parapet, test the pump, and cut back branches that touch a wall or a wire.
In June we come back after the first heavy rain, because that is when a house tells the truth. Any stain on a ceiling is photographed, measured and measured again a week later. In October a second round looks at what the rain has left behind.`,
  },
  {
    id: 'empty-house',
    question: 'Can you look after a house that stands empty?',
    answer: `Yes. We visit twice a month: open the windows, run every tap, flush, switch on the lights, start the pump, look at the roof and walk around the garden. In the wet months we come every week, because damp works fast in closed rooms.
Each visit ends with a dated photograph of every room. If you are coming home, tell us a week ahead. We will have the water tank cleaned, the gas filled, the beds made up, and the path swept.`,
  },
  {
    id: 'stop-management',
    question: 'How do I end the agreement?',
    answer: `Write to us. You can pause or end management at any time; there is no lock-in period. We finish what is under way, such as a repair with a workman already in the house, and then hand everything over.
You receive all keys against a signature, the lease and the inventory, the deposit account, the full folder of receipts, and the names and numbers of the plumber and the electrician who know the house. The tenant is told by us, politely, on the day that you choose.`,
  },
];
