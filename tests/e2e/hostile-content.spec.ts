import sharp from 'sharp';
import type { APIRequestContext, Locator } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import type { RunningServer } from '#tests/support/local-server.ts';

// What staff may type, however odd, is shown to visitors to the letter, does nothing, and stays inside the page. That built
// pages do the same is asked in enquiry-and-post, where one is waited for.

const MARKUP = `<img src=x onerror="document.title='owned'"> </script><script>document.title='owned'</script> & "quotes"`;
const LONG = 'Supercalifragilistic'.repeat(9);
const NEPALI = 'घर भाडामा दिनुअघि जान्नुपर्ने सात कुरा: काठमाडौँ उपत्यकाका घरधनीका लागि';
const WIDTHS = [320, 1440];

async function signIn(request: APIRequestContext, { credentials, url }: RunningServer) {
  const { path } = endpoints.adminLogin;
  const answer = await request.post(path, { data: credentials, headers: { origin: url } });
  expect(answer.status()).toBe(200);
}

const picture = () =>
  sharp({ create: { width: 640, height: 360, channels: 3, background: '#0F6B5C' } })
    .jpeg()
    .toBuffer();

/** Saves a post as staff do. Out: its id. */
async function savePost(request: APIRequestContext, origin: string, title: string, content: string) {
  const image = { name: 'image.jpg', mimeType: 'image/jpeg', buffer: await picture() };
  const answer = await request.post(endpoints.blogUpload.path, {
    multipart: { title, content, image },
    headers: { origin },
  });
  const { blog } = (await answer.json()) as { blog: { id: string } };
  return blog.id;
}

test('titles and texts of any kind and length are shown to the letter inside the page [S2-35] [S2-37] [S2-40]', async ({
  page,
  request,
  site,
}) => {
  await signIn(request, site);
  const headers = { origin: site.url };
  const ids: string[] = [];
  for (const title of [MARKUP, LONG, NEPALI])
    ids.push(await savePost(request, site.url, title, `${title}\n${NEPALI}`));
  for (const question of [MARKUP, LONG]) {
    const data = { category: 'general', question, answer: `${question}\n${NEPALI}` };
    expect((await request.post(endpoints.faqAdd.path, { data, headers })).status()).toBe(200);
  }

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const isInside = async (text: string) => {
      const heading = page.getByRole('main').getByRole('heading', { name: text, exact: true });
      await expect(heading).toHaveText(text);
      const box = await heading.boundingBox();
      expect(box!.x + box!.width, `${text.slice(0, 20)} at ${width} px`).toBeLessThanOrEqual(width);
    };
    await page.goto('/blogs');
    for (const title of [MARKUP, LONG, NEPALI]) await isInside(title);
    for (const [index, title] of [MARKUP, LONG, NEPALI].entries()) {
      await page.goto(`/blog/${ids[index]}`);
      await isInside(title);
      await expect(page).toHaveTitle(new RegExp(title.slice(0, 12).replace(/[^\w]/g, '.')));
    }
    await page.goto('/faq');
    for (const question of [MARKUP, LONG]) await isInside(question);
    await page.getByRole('heading', { name: LONG, exact: true }).click();
    const answer = page.getByRole('listitem').filter({ hasText: LONG });
    const box = await answer.boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    expect(await page.title()).not.toContain('owned');
  }
});

test('a text begins on the side where its language does, in a post and in an answer [S2-37] [S2-40]', async ({
  page,
  request,
  site,
}) => {
  await signIn(request, site);
  const headers = { origin: site.url };
  const hebrew = 'הבית שלך בנפאל, מטופל בזמן שאתה גר במקום אחר.';
  const english = 'Your house in Nepal, looked after.';
  const id = await savePost(request, site.url, hebrew, `${hebrew}\n${english}`);
  const data = { category: 'general', question: hebrew, answer: `${hebrew}\n${english}` };
  expect((await request.post(endpoints.faqAdd.path, { data, headers })).status()).toBe(200);

  /** How far the first letter of a text is from the middle of its box: to the right of it when positive. */
  const sideOf = (text: Locator) =>
    text.evaluate((element) => {
      const first = new Range();
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
      first.setStart(node, 0);
      first.setEnd(node, 1);
      const box = element.getBoundingClientRect();
      return first.getBoundingClientRect().x - (box.x + box.width / 2);
    });
  await page.goto(`/blog/${id}`);
  const post = page.getByRole('article');
  expect(await sideOf(post.getByRole('heading', { name: hebrew }))).toBeGreaterThan(0);
  expect(await sideOf(post.getByRole('paragraph').filter({ hasText: hebrew }))).toBeGreaterThan(0);
  expect(await sideOf(post.getByRole('paragraph').filter({ hasText: english }))).toBeLessThan(0);
  await page.goto('/faq');
  await page.getByRole('heading', { name: hebrew }).click();
  expect(await sideOf(page.getByRole('listitem').filter({ hasText: hebrew }))).toBeGreaterThan(0);
  expect(await sideOf(page.getByRole('listitem').filter({ hasText: english }))).toBeLessThan(0);
});
