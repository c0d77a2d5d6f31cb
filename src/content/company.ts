/**
 * Every fact about the company, once: names, offices, phones, mailboxes, social profiles, map and hours.
 * The names are working placeholders; phone numbers and mailboxes are fictional on purpose.
 */

/** A phone number as people read it and as a dialler wants it (E.164). */
export interface Phone {
  readonly display: string;
  readonly tel: `+${string}`;
}

/** Days and times an office answers, in its own zone. `days` and `hours` are ready to be shown; each stays on one line. */
export interface OpeningHours {
  readonly days: string;
  readonly hours: string;
  /** IANA zone the hours are in. */
  readonly timeZone: string;
  /** The zone's name as people say it. */
  readonly zoneName: string;
  /** For schema.org `openingHours`, for example `Su-Fr 10:00-18:00`. */
  readonly schema: string;
}

export interface PostalAddress {
  readonly street: string;
  readonly locality: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
  readonly countryCode: 'NP' | 'US';
}

export interface Office {
  readonly id: 'nepal' | 'usa';
  /** What the office is called, for example `Head office`. */
  readonly title: string;
  /** Short place name, for example `Nepal`. */
  readonly place: string;
  readonly address: PostalAddress;
  readonly phones: readonly [Phone, Phone];
  readonly openingHours: OpeningHours;
}

export interface ChatNumbers {
  readonly whatsapp?: Phone;
  readonly viber?: Phone;
}

export type SocialNetwork = 'facebook' | 'instagram' | 'youtube' | 'tiktok' | 'linkedin';

export interface SocialProfile {
  readonly id: SocialNetwork;
  readonly name: string;
  readonly url: string;
}

const nepal: Office = {
  id: 'nepal',
  title: 'Head office',
  place: 'Lalitpur, Nepal',
  address: {
    street: 'Bhaisepati Height, Ward 25',
    locality: 'Lalitpur',
    region: 'Bagmati Province',
    postalCode: '44700',
    country: 'Nepal',
    countryCode: 'NP',
  },
  phones: [
    { display: '+977 980-000-0011', tel: '+9779800000011' },
    { display: '+977 980-000-0012', tel: '+9779800000012' },
  ],
  openingHours: {
    days: 'Sunday\u00a0to\u00a0Friday',
    // A dash lets a line end after it, even before a blank that does not: a word joiner holds them.
    hours: '10:00\u00a0AM\u00a0–\u2060\u00a06:00\u00a0PM',
    timeZone: 'Asia/Kathmandu',
    zoneName: 'Nepal time',
    schema: 'Su-Fr 10:00-18:00',
  },
};

const boston: Office = {
  id: 'usa',
  title: 'US office',
  place: 'Boston, USA',
  address: {
    street: '100 Example Wharf, Suite 8',
    locality: 'Boston',
    region: 'MA',
    postalCode: '02110',
    country: 'United States',
    countryCode: 'US',
  },
  phones: [
    { display: '+1 617-555-0141', tel: '+16175550141' },
    { display: '+1 617-555-0142', tel: '+16175550142' },
  ],
  openingHours: {
    days: 'Monday\u00a0to\u00a0Friday',
    hours: '9:00\u00a0AM\u00a0–\u2060\u00a05:00\u00a0PM',
    timeZone: 'America/New_York',
    zoneName: 'Boston time',
    schema: 'Mo-Fr 09:00-17:00',
  },
};

const socialProfiles: readonly SocialProfile[] = [
  { id: 'facebook', name: 'Facebook', url: 'https://www.facebook.com/gr8nepal' },
  { id: 'instagram', name: 'Instagram', url: 'https://www.instagram.com/gr8nepal' },
  { id: 'youtube', name: 'YouTube', url: 'https://www.youtube.com/@gr8nepal' },
  { id: 'tiktok', name: 'TikTok', url: 'https://www.tiktok.com/@gr8nepal' },
  { id: 'linkedin', name: 'LinkedIn', url: 'https://www.linkedin.com/company/gr8nepal' },
];

/** What the company is to the group it comes from. */
const INITIATIVE = 'pioneer initiative of the GR8 Realtors Group';

export const company = {
  brand: 'GR8',
  name: 'GR8 Nepal',
  legalName: 'GR8 Nepal Pvt. Ltd.',
  groupLine: `A ${INITIATIVE}`,
  /** The same inside a sentence. */
  initiative: `a ${INITIATIVE}`,
  /** One sentence: who we are and what we sell. */
  summary:
    'Social media posts, websites and property management for small businesses, from one team in Lalitpur and Boston.',
  rightsLine: 'All Rights Reserved',
  offices: { nepal, boston },
  emails: {
    info: 'hello@gr8nepal.example',
    management: 'management@gr8nepal.example',
  },
  socialProfiles,
  /** Numbers that answer in these apps. Empty until the company has one: then it stands with both offices. */
  chat: {} as ChatNumbers,
  /** Where each line of business finds its customers. */
  areasServed: {
    digital: ['United States', 'Nepal'],
    property: ['Lalitpur', 'Kathmandu', 'Bhaktapur'],
  },
  map: {
    title: 'Map of our head office in Bhaisepati, Lalitpur',
    latitude: 27.6516,
    longitude: 85.3042,
    embedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=85.2952%2C27.6461%2C85.3132%2C27.6571&layer=mapnik&marker=27.6516%2C85.3042',
    linkUrl: 'https://www.openstreetmap.org/?mlat=27.6516&mlon=85.3042#map=16/27.6516/85.3042',
  },
  /** The maps service's page where a customer writes a review. */
  reviewUrl: 'https://www.google.com/maps/search/?api=1&query=GR8+Nepal+Bhaisepati+Lalitpur',
} as const;

/** `tel:` link of a phone. */
export const telHref = (phone: Phone): string => `tel:${phone.tel}`;

/** The links that open a talk in the apps there are numbers for. */
export function chatLinks({ whatsapp, viber }: ChatNumbers): { name: string; href: string }[] {
  return [
    ...(whatsapp ? [{ name: 'WhatsApp', href: `https://wa.me/${whatsapp.tel.slice(1)}` }] : []),
    ...(viber ? [{ name: 'Viber', href: `viber://chat?number=${encodeURIComponent(viber.tel)}` }] : []),
  ];
}

/** `mailto:` link of a mailbox, with an optional subject. */
export const mailHref = (email: string, subject?: string): string =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;

/** Web compose window addressed to a mailbox, for links that open in a new tab. */
export const composeHref = (email: string): string =>
  `https://mail.google.com/mail/?view=cm&fs=1&to=${encodeURIComponent(email)}`;

/** An address as lines to show, street first, country last. */
export function addressLines(address: PostalAddress): readonly string[] {
  const { street, locality, region, postalCode, country, countryCode } = address;
  const city =
    countryCode === 'US' ? `${locality}, ${region} ${postalCode}` : `${locality} ${postalCode}, ${region}`;
  return [street, city, country];
}

/** The line under every footer: year, All Rights Reserved, legal name. */
export const copyrightLine = (year: number): string =>
  `© ${year} ${company.legalName} ${company.rightsLine}.`;
