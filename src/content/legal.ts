/**
 * What the company promises about what it keeps of visitors, and on which terms it works. The words are ours and plain; a lawyer
 * in both countries must read them before the site goes live. What each form asks for is not written here: the page takes it
 * from the forms.
 */
import { company } from './company.ts';
import { FREEDOM } from './plans.ts';

/** One part of a legal page. `text` are paragraphs, `list` stands after them. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly list?: readonly string[];
}

/** The day on which the words of a legal page were last changed. Change it along with them. */
export const LAST_CHANGED = '2026-11-30T00:00:00Z';

/** How soon somebody who asks has seen, corrected or erased what is kept of them. */
export const DETAILS_WITHIN = 'five working days';

/** How long it is kept; `ends`: a table of what is erased by itself, and when, stands below. */
export const howLong = (ends: boolean): LegalSection => ({
  id: 'how-long',
  title: 'How long we keep it',
  text: [
    ends
      ? 'What these forms bring us is erased by itself so many days after it came, and all else that you sent us when you ask for it.'
      : 'For as long as we are talking, and until you ask us to erase it. Nothing is erased by itself.',
    'What the tax laws of Nepal or the United States make us keep about a payment stays for as long as they say.',
  ],
});

/** What stands around the table of forms, and around how long it is kept. */
export const privacy: {
  readonly forms: LegalSection;
  readonly before: readonly LegalSection[];
  readonly after: readonly LegalSection[];
} = {
  forms: {
    id: 'forms',
    title: 'What you send us',
    text: [
      'We keep what you type into a form, with the moment it reached us. We use it to answer you and to do what you asked for, and for nothing else.',
    ],
  },
  before: [
    {
      id: 'visits',
      title: 'What a visit leaves behind',
      text: [
        'Reading this site needs no account, and no cookie is set. There is no advertising, and nobody follows you from here to other sites.',
      ],
      list: [
        'What you have typed and not yet sent is kept in your own browser, so that a lost connection costs you nothing. It goes when you send it.',
        'The page you came in by, the name of the site that led you here and the campaign that its link names, the first time and this time, are kept in your own browser too. They go along with a form when you send one, so that we know what brings people here.',
        'The clock names the place you are in only if you allow it. Your position is rounded to about a kilometer before it leaves your browser, and we do not keep it.',
        'The map is loaded from the map service only when you press Show the map.',
        'If you unsubscribe from our email, your address is kept on a list of those that get none.',
        'Like any server, ours sees the network address that a request comes from. We count addresses for a short time, to stop machines that flood forms or guess passwords.',
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      text: [
        'You pay on the page of a card provider, and your card is never seen by us. The provider tells us who has paid, when, and for which plan.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      text: [
        'The people here who answer you. We sell, lend and rent nothing to anybody. It passes through companies that work for us: the one that hosts this site in the United States, the one that carries our email, and the card provider.',
        'Mobile numbers, and your agreement to be sent texts, are never passed on to third parties or affiliates for their own marketing.',
      ],
    },
  ],
  after: [
    {
      id: 'your-say',
      title: 'See it, correct it, have it erased',
      text: [
        `Write to ${company.emails.info} from the address you used, or call either office. Within ${DETAILS_WITHIN} you have a copy, or it is corrected or erased everywhere.`,
      ],
    },
  ],
};

export const terms: readonly LegalSection[] = [
  {
    id: 'site',
    title: 'This site',
    text: [
      `${company.legalName} runs this site. You may read it, print it and send others its links. Its words, drawings and films are ours; ask before you use them elsewhere.`,
    ],
  },
  {
    id: 'plans',
    title: 'Plans and prices',
    text: [
      `Social media plans are charged monthly in US dollars at the price shown on the checkout page, taxes included where they apply. ${FREEDOM}; what a month has already been charged for is delivered.`,
      'Websites and property management begin with a written quotation. Nothing is built, and nothing is owed, before you have said yes to it.',
    ],
  },
  {
    id: 'texts',
    title: 'Texts, calls and email',
    text: [
      `Where you agree to be contacted, for example by sending the form of Let's Connect, ${company.legalName} may write to, call or text you about what you asked for. You need not agree in order to buy anything.`,
    ],
    list: [
      'How many messages you get depends on what we are talking about: as a rule fewer than five a month.',
      'Message and data rates may apply.',
      'Reply STOP to a text to get no more of them, and HELP to be told whom to ask. An email has an unsubscribe link.',
      'Carriers are not liable for messages that come late or not at all.',
    ],
  },
  {
    id: 'yours',
    title: 'What is yours stays yours',
    text: [
      'Your photographs, your logo, your pages and their passwords remain yours, and so does what we have made for you once it is paid for. You tell us that you may use what you send us to publish.',
    ],
  },
  {
    id: 'care',
    title: 'Our part, and its limits',
    text: [
      'We work with care and put right what we get wrong. How many people a post reaches, or who rents a house, is not ours to promise. What other companies do, networks, banks, carriers, is theirs to answer for.',
    ],
  },
];
