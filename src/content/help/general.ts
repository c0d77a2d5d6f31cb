import { company } from '#content/company.ts';
import { DETAILS_WITHIN } from '#content/legal.ts';
import type { HelpArticle } from '#content/help/help-article.ts';

/** General Questions: who we are, how to reach us, paying, accounts and privacy. */
export const generalArticles: readonly HelpArticle[] = [
  {
    id: 'what-gr8-does',
    question: `What does ${company.name} do?`,
    answer: `We run two lines of work. Digital Solutions makes social media posts and publishes them for you every week, and builds websites. Property Management looks after houses and apartments in Nepal for owners who live elsewhere: tenants, rent, upkeep and a report every month.
Both are run by one company, ${company.legalName}, ${company.initiative}, with its head office in Lalitpur (Bhaisepati) and a US office in Boston. You can use one line without the other.`,
  },
  {
    id: 'who-you-work-for',
    question: 'Which businesses do you work for?',
    answer: `Mostly five kinds: senior care providers, healthcare companies, brokerage firms, independent agents and other local services such as salons, schools, garages and trekking agencies.
They have one thing in common. The person who should be posting is busy doing the real work. If your business is not on the list, write to us through Let's Connect and say what you do in two sentences. We will tell you plainly whether we can help, and who we would ask if we cannot.`,
  },
  {
    id: 'reach-a-person',
    question: 'How do I reach a person?',
    answer: `The quickest way is Let's Connect: leave your name, email, phone and question, and the right person writes or calls you back. The Contact page has a shorter form for everything else.
By phone, Lalitpur answers Sunday to Friday, 10:00 AM to 6:00 PM Nepal time, and Boston answers Monday to Friday, 9:00 AM to 5:00 PM. Both offices have two lines and all four numbers are at the foot of every page. Emails are read by a person on each working day.`,
  },
  {
    id: 'book-a-demo',
    question: 'What happens in a demo?',
    answer: `You fill in the demo form, which has two short steps: who you are, then your company, industry, phone, number of employees and role. We call to agree on a time.
The demo takes about half an hour on a video call. For Digital Solutions we show a sample week of posts for your kind of business and the report you would get. For Property Management we walk through one property's file, from the lease to the repair photographs, with names removed. You will not be asked for a card.`,
  },
  {
    id: 'how-payment-works',
    question: 'How do I pay for a plan?',
    answer: `Open the page of the social plan you want. It shows the Plan Amount, Estimated Taxes and Total Payable before you go any further, and the CHECKOUT button takes you to the card-payment provider's own secure page.
We never see or store your card number. The tax rate on all social plans is 0 at present, so Estimated Taxes show $0.00 and the total equals the plan amount. Websites and property management are invoiced after you have accepted a written quotation.`,
  },
  {
    id: 'pause-or-cancel',
    question: 'Can I scale, pause or cancel at any time?',
    answer: `Yes. Every plan can be scaled up or down, paused or cancelled at any time. There is no lock-in period.
Write to us from the email address you signed up with, or call either office, and say which of the three you want. Scaling changes the number of posts from the next month. Pausing stops publishing and keeps your calendar, your design kit and everything we have made. Cancelling stops the plan, and we hand over the finished artwork. It is yours.`,
  },
  {
    id: 'create-an-account',
    question: 'What is an account for, and how do I create one?',
    answer: `An account lets you manage orders, see your purchase history and track the status of an order in real time. You do not need one to read the site, ask a question or request a demo.
Go to Registration and give your name, email, phone, address and a password of at least 8 characters. The strength meter gives a point each for length, an uppercase letter, a digit and a special character; aim for all four. If a message says that the email is already registered, use Sign in instead.`,
  },
  {
    id: 'what-you-do-with-my-details',
    question: 'What do you do with my details?',
    answer: `We use what you type into a form to answer you, and for nothing else. We do not sell or lend it to anybody.
When you send the Let's Connect form you agree that we may contact you by call, email and text. You can opt out at any time by replying stop to a text or by using the unsubscribe link in an email. Message and data rates may apply. To see or delete what we hold about you, write to our contact email and we will do it within ${DETAILS_WITHIN}.`,
  },
  {
    id: 'languages-and-hours',
    question: 'Which languages do you work in, and across which time zones?',
    answer: `We write and answer in English and Nepali. Posts can be in either or in both, and we will tell you when a joke does not survive the journey.
With one office in Lalitpur and one in Boston, almost ten hours apart, somebody is usually at a desk when you are. A request sent from the United States in the evening is often finished by the Lalitpur team before you wake up. Dates on this site are shown in Nepal time.`,
  },
];
