import { stepOne, stepTwo } from '#forms/demo/form.ts';
import { feedbackForm } from '#forms/feedback/form.ts';
import { WEBSITE_PLANS } from '#forms/website-plan/form.ts';
import { MAX_MESSAGE } from '#shared/limits.ts';

const FIRST =
  'Asha,Bikash,Sunita,Prabin,Maya,Deepak,Sarita,Niraj,Kabita,Rohan,Anjali,Suman,Emily,Marcus'.split(',');
const LAST = 'Rai,Gurung,Shrestha,Tamang,Maharjan,Thapa,Lama,Adhikari,Karki,Poudel,Whitfield,Okafor'.split(
  ',',
);
const COMPANIES = [
  'Patan Dental Care',
  'Swayambhu Travels',
  'Evergreen Senior Living',
  'Bagmati Realty',
  'Himal Diagnostics',
  'Old Bazaar Coffee',
  '',
  'Lakeside Boutique Hotel',
] as const;
const MESSAGES = [
  'We run two clinics and nobody has time to post. Which plan covers Facebook and Instagram?',
  'Could you call after 4 PM? We would like to see last month’s report of a similar client.',
  'Our site is one page from 2016. We need about eight pages, an enquiry form and photographs.',
  'हामीलाई दैनिक सामाजिक सञ्जाल सामग्री चाहिएको छ। मूल्य र समय बताइदिनुहोला।',
  'I own four flats in Bhaisepati and live in Boston. What do you charge for rent and upkeep?',
  'Posts went out on time all Dashain. Thank you to whoever wrote the captions.',
  'Please pause our plan for January; the hotel is closed for repairs.',
] as const;

/** What a form that trusts its visitors too much would stumble over. */
const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("https://example.com","Click")',
  '"; DROP TABLE users; --',
  '\u202Etxet desrever\u202C and \u200Bhidden\u200B marks',
  'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3),
  '👩‍👩‍👧‍👦 ꧁༺ 𝔽𝕒𝕟𝕔𝕪 ༻꧂ Z̷̢̛a̶l̵g̸o̴',
] as const;
const LONG_NAME =
  'Maharajadhiraj Prithvi Narayan Bahadur Shumsher Jung Rana of the Upper Valley and its Seven Towns';
const LONG_MESSAGE = `${MESSAGES.join('\n\n')}\n\n`.repeat(12).slice(0, MAX_MESSAGE);

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

/** The fields of one invented visitor, the same for the same `index`; `hostile` mixes in what nobody should send. */
export function person(index: number, hostile: boolean): Record<string, string> {
  const first = at(FIRST, index * 5);
  const last = at(LAST, index * 7 + Math.floor(index / FIRST.length));
  const odd = hostile && index % 11 === 4;
  const name = odd ? at([...HOSTILE, LONG_NAME], index) : `${first} ${last}`;
  const message = odd
    ? at([LONG_MESSAGE, ...HOSTILE], index)
    : at(MESSAGES, index * 3 + Math.floor(index / 7));
  return {
    name,
    first_name: odd ? name : first,
    last_name: last,
    email: `${first}.${last}${index}@example.com`.toLowerCase(),
    phone: `98${String(12_340_000 + index * 37).slice(-8)}`,
    company: at(COMPANIES, index * 3),
    country: at(['Nepal', 'United States', 'Nepal', 'Australia'], index),
    address: at(
      ['Bhaisepati, Lalitpur', 'Jawalakhel, Lalitpur', 'Lakeside 6, Pokhara', 'Beacon St, Boston'],
      index,
    ),
    help_needed: at(stepOne.helpNeeded.question.options, index),
    industry: at(stepTwo.industry.question.options, index),
    employees: at(stepTwo.employees.question.options, index),
    role: at(stepTwo.role.question.options, index),
    rating: at(feedbackForm.fields.rating.question.options, index * index),
    plan: at(WEBSITE_PLANS, index * 2),
    message,
  };
}
