import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test, vi } from 'vitest';
import Footer from '#components/site/footer/Footer.astro';
import { socialPlans, websitePlans } from '#content/plans.ts';
import { yours, type Yours } from '#content/yours.ts';
import SocialPlans from '#features/plans/SocialPlans.astro';
import WebsitePlans from '#features/plans/WebsitePlans.astro';

/** The same object that the pages read; each test fills a copy's place in it. */
vi.mock('#content/yours.ts', async (original) => ({
  yours: { ...(await original<{ yours: Yours }>()).yours },
}));

const fill = (filled: Partial<Yours>): void => void Object.assign(yours, filled);

async function drawn(piece: Parameters<AstroContainer['renderToString']>[0]): Promise<string> {
  const container = await AstroContainer.create();
  return container.renderToString(piece, { props: { path: '/' } });
}

/** What stands between two tags, in the order of the page. */
const words = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('the plan that most choose is marked, shown first on a phone and has the only crimson button', async () => {
  const before = await drawn(SocialPlans);
  expect(words(before)).not.toContain('Most choose this');
  expect(before.match(/button-quiet/g)).toHaveLength(socialPlans.length);

  const [, chosen] = socialPlans;
  fill({ mostChosen: chosen.id });
  const after = await drawn(SocialPlans);
  expect(words(after)).toContain(`Most choose this ${chosen.card.title}`);
  expect(after.match(/button-quiet/g)).toHaveLength(socialPlans.length - 1);
  expect(after).toMatch(/value="1"[^>]* checked/);
});

test('a website plan says what it costs as a rule once a range is known', async () => {
  const [essence] = websitePlans;
  expect(await drawn(WebsitePlans)).not.toContain('<strong');
  fill({ websiteRanges: { [essence.id]: '$900 to $1,400' } });
  expect(words(await drawn(WebsitePlans))).toContain(
    `${essence.card.title} $900 to $1,400 ${essence.summary}`,
  );
});

test('the last line of every page has the registration number once there is one', async () => {
  expect(words(await drawn(Footer))).not.toContain('Registration number');
  fill({ registrationNumber: '123456/070/071' });
  expect(words(await drawn(Footer))).toContain('All Rights Reserved. Registration number 123456/070/071');
});
