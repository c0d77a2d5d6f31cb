import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { hydrated } from '#tests/support/form-page.ts';
import { sampleInput } from '#tests/support/sample-input.ts';

/** A visit of every page that shows posts or FAQs. Out: the calls that a function answered; the CDN's own have no timing of the store. */
async function functionCalls(page: Page, paths: readonly string[]): Promise<string[]> {
  const calls: string[] = [];
  page.on('response', (response) => {
    if (response.headers()['server-timing']) calls.push(new URL(response.url()).pathname);
  });
  for (const path of paths) {
    await page.goto(path);
    if (!path.startsWith('/blog/')) await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  page.removeAllListeners('response');
  return calls;
}

test('a visit calls no function between saves, and an edit is on every screen within two seconds of its save', async ({
  page,
  request,
  site,
}) => {
  const { url, credentials } = site;
  const [post] = (await (await request.get(`${endpoints.blogList.path}?limit=1&fresh=1`)).json()) as {
    id: string;
  }[];
  const paths = ['/blogs', '/faq', `/blog/${post?.id}`];
  // Whoever comes first has the CDN ask once.
  await functionCalls(page, paths);
  expect(await functionCalls(page, [...paths, ...paths])).toEqual([]);

  await request.post(endpoints.adminLogin.path, { data: credentials, headers: { origin: url } });
  const question = 'Is an edit on every screen at once?';
  const saved = await request.post(endpoints.faqAdd.path, {
    data: { ...sampleInput.faqAdd, question, submissionId: undefined },
    headers: { origin: url },
  });
  const savedAt = Date.now();
  expect(saved.ok()).toBe(true);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { name: question })).toBeVisible({ timeout: 2_000 });
  expect(Date.now() - savedAt).toBeLessThan(2_000);

  // The purge that follows the first is over, and each answer is kept anew.
  await expect
    .poll(() => functionCalls(page, paths), { intervals: [1_000, 3_000], timeout: 20_000 })
    .toEqual([]);
  await expect(page.getByRole('article')).toBeVisible();
});
