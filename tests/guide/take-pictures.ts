import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile } from '#local/data-folder.ts';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { endpoints } from '#shared/endpoints/all.ts';
import { PATHS } from '#shared/paths.ts';
import { browserOptions } from '#tests/support/browser.ts';
import { crowd } from '#tests/support/crowd.ts';
import { startLocalServer, type RunningServer } from '#tests/support/local-server.ts';
import { copyStore, testBuild } from '#tests/support/test-build.ts';

/** `npm run guide`: takes the pictures of the README from the product itself, with invented people. */

const OUT = join(import.meta.dirname, '../../src/art/readme');
const HOUR = 3_600_000;
const CROWD = {
  contact: 148,
  demo: 36,
  feedback: 91,
  'lets-connect': 212,
  'website-plan': 27,
  users: 304,
};
const MAX_BYTES = 120_000;

interface Picture {
  file: string;
  path: string;
  width: number;
  height: number;
  scheme?: 'light' | 'dark';
  /** What staff do before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

const staffArea = (place: string) => `${PATHS.admin}#${place}`;
const openFirst = (page: Page) => page.locator('.admin-open').nth(3).click();

const PICTURES: readonly Picture[] = [
  { file: 'home', path: PATHS.home, width: 1440, height: 900 },
  { file: 'staff-list', path: staffArea('contact'), width: 1440, height: 860, act: openFirst },
  {
    file: 'staff-website-requests',
    path: staffArea('website'),
    width: 1440,
    height: 700,
    act: async (page) => {
      for (const key of ['v', 'v', 'x']) {
        await page.locator('.admin-open').first().click();
        await page.keyboard.press(key);
        await page.getByRole('button', { name: 'Yes,' }).click();
        await page.getByRole('button', { name: 'Undo' }).last().waitFor();
      }
      await page.keyboard.press('Escape');
      await page.locator('.admin-sheet').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Verified (2)' }).click();
      await page.locator('.toast').last().waitFor({ state: 'detached' });
    },
  },
  {
    file: 'staff-blog',
    path: staffArea('cms'),
    width: 1440,
    height: 900,
    scheme: 'dark',
    act: async (page) => {
      await page.getByRole('button', { name: 'Edit Blogs' }).click();
      await page
        .getByRole('button', { name: /^Edit A festival/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Hide Blogs' }).click();
      await page.waitForLoadState('networkidle');
    },
  },
  { file: 'staff-phone', path: staffArea('connect'), width: 390, height: 780 },
];

async function take(browser: Browser, site: RunningServer, picture: Picture): Promise<void> {
  const { file, path, width, height, scheme = 'light' } = picture;
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    baseURL: site.url,
  });
  await page.request.post(endpoints.adminLogin.path, {
    data: site.credentials,
    headers: { origin: site.url },
  });
  // The last visit was this morning: what came since is marked new.
  await page.addInitScript(
    (seen) => {
      for (const list of ['contact', 'connect', 'website'])
        localStorage.setItem(`admin:${list}:seen`, String(seen));
    },
    Date.now() - 3 * HOUR,
  );
  await page.goto(path);
  // The last of the lists is counted.
  if (path.startsWith(PATHS.admin))
    await page.locator('#count-users:not(:empty)').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await picture.act?.(page);
  const png = await page.screenshot();
  await page.context().close();
  const webp = await sharp(png)
    .resize({ width: Math.min(width, 1280) })
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
  if (webp.length > MAX_BYTES) throw new Error(`${file} has ${webp.length} bytes, more than ${MAX_BYTES}.`);
  writeFileSync(join(OUT, `${file}.webp`), webp);
  console.log(`${file}.webp: ${webp.length} bytes`);
}

mkdirSync(OUT, { recursive: true });
const build = await testBuild(true);
const dataDir = mkdtempSync(join(tmpdir(), 'guide-'));
copyStore(build, dataDir);
await crowd(databaseFile(dataDir), CROWD);
const site = await startLocalServer({ dataDir, buildFrom: build.buildFrom });
const browser = await chromium.launch(browserOptions());
try {
  for (const picture of PICTURES) await take(browser, site, picture);
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
