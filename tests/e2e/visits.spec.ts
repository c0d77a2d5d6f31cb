import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { hydrated } from '#tests/support/form-page.ts';
import type { RunningServer } from '#tests/support/local-server.ts';
import { sampleInput } from '#tests/support/sample-input.ts';

// Each call that a function answers is a line of the server's log; what the CDN or the browser kept is none.
const callsOf = ({ output }: RunningServer): string[] =>
  [...output.matchAll(/"event":"call".*?"path":"(.*?)"/g)].map(([, path = '']) => path);

/** Visits every page that shows posts or FAQs. Out: the calls that functions answered for it. */
async function visit(page: Page, site: RunningServer, paths: readonly string[]): Promise<string[]> {
  const before = callsOf(site).length;
  for (const path of paths) {
    await page.goto(path);
    if (!path.startsWith('/blog/')) await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  return callsOf(site).slice(before);
}

test('a visit calls no function between saves, and an edit is on every screen within two seconds of its save', async ({
  page,
  request,
  site,
}) => {
  test.slow();
  const { url, credentials } = site;
  const posts = await request.get(`${endpoints.blogList.path}?limit=1&fresh=1`);
  const [post] = (await posts.json()) as { id: string }[];
  const paths = ['/blogs', '/faq', `/blog/${post?.id}`];
  // Whoever comes first has the CDN ask once, and so does whoever comes first after a purge.
  await expect.poll(() => visit(page, site, paths), { timeout: 60_000 }).toEqual([]);

  await request.post(endpoints.adminLogin.path, { data: credentials, headers: { origin: url } });
  const question = 'Is an edit on every screen at once?';
  const saved = await request.post(endpoints.faqAdd.path, {
    data: { ...sampleInput.faqAdd, question, submissionId: undefined },
    headers: { origin: url },
  });
  const savedAt = Date.now();
  expect(saved.ok()).toBe(true);
  const inTime = async () => {
    const { contentVersion } = (await (await request.get(endpoints.contentVersion.path)).json()) as {
      contentVersion: number;
    };
    const faqs = await request.get(`${endpoints.faqList.path}?v=${contentVersion}`);
    return (await faqs.text()).includes(question);
  };
  expect(await inTime()).toBe(true);
  expect(Date.now() - savedAt).toBeLessThan(2_000);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await expect.poll(() => visit(page, site, paths), { timeout: 60_000 }).toEqual([]);
  expect(await visit(page, site, paths)).toEqual([]);
});
