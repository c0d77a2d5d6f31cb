import { endpoints } from '#shared/endpoints/all.ts';
import { MAX_IMAGE_BYTES } from '#shared/limits.ts';
import type { Blog } from '#shared/schemas/entities.ts';
import { largePhotograph, smallPicture } from '#tests/support/pictures.ts';
import { expect, someone, test, type StaffArea } from '#tests/support/staff-area.ts';
import { stopTimeAt } from '#tests/support/stop-time.ts';

const STATUS_MS = 4_000;

async function blogs({ page }: StaffArea): Promise<Blog[]> {
  return (await (await page.request.get(endpoints.blogList.path)).json()) as Blog[];
}

async function write(
  staff: StaffArea,
  title: string,
  content = 'First paragraph.\nSecond paragraph.',
): Promise<void> {
  await staff.page.getByLabel('Title').fill(title);
  await staff.page.getByLabel('Content').fill(content);
}

async function upload(staff: StaffArea, title: string): Promise<void> {
  await write(staff, title);
  await staff.page.getByLabel(/^Image/).setInputFiles(await smallPicture());
  await staff.button('Upload Blog').click();
  await expect(staff.page.getByLabel('Title')).toHaveValue('');
}

async function edit(staff: StaffArea, title: string): Promise<void> {
  await staff.button('Edit Blogs').click();
  await staff.button(`Edit ${title}`).click();
  await expect(staff.page.getByLabel('Title')).toHaveValue(title);
}

test('the CMS has its own sidebar; Upload Blog is open, two are placeholders [S2-52]', async ({
  staff,
  page,
}) => {
  await staff.open('cms');
  const tabs = page.getByRole('tablist', { name: 'Cms Page' }).getByRole('tab');
  await expect(tabs).toHaveText(['Upload Blog', 'Upload Faq', 'Update Home Page', 'Edit About Page']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  for (const name of ['Update Home Page', 'Edit About Page']) {
    await staff.tab(name).click();
    await expect(page.getByText('This page cannot be edited here yet.')).toBeVisible();
  }
});

test('a post is checked, uploaded and listed; its status clears after 4 s [S2-53] [S4-25] [S8-14] [S9-07]', async ({
  staff,
  page,
}) => {
  const title = someone('Post');
  await staff.open('cms');
  await staff.button('Upload Blog').click();
  for (const text of ['Title is required.', 'Content is required.', 'Image is required.']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByLabel('Title')).toBeFocused();
  await stopTimeAt(`**${endpoints.blogUpload.path}`, page);
  await upload(staff, title);
  const status = page.getByText('Blog uploaded successfully!');
  await expect(status).toBeVisible();
  await page.clock.runFor(STATUS_MS - 100);
  await expect(status).toBeVisible();
  await page.clock.runFor(100);
  await expect(status).toBeHidden();
  await page.clock.resume();
  await expect(page.getByText('Saved · publishing…').or(page.getByText(/^Live since/))).toBeVisible();
  await staff.button('Edit Blogs').click();
  await expect(page.getByRole('region', { name: 'Blogs' }).getByText(title)).toBeVisible();
  await staff.button('Hide Blogs').click();
  await expect(page.getByRole('region', { name: 'Blogs' })).toBeHidden();
});

test('the preview shows the post as it is typed, and where the excerpt ends', async ({ staff, page }) => {
  await staff.open('cms');
  await write(staff, '<b>Bold</b> & more', `${'word '.repeat(40)}\nEnd`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: '<b>Bold</b> & more' })).toBeVisible();
  await expect(preview.getByText('End', { exact: true })).toBeVisible();
  await expect(page.getByText('Excerpt: 150 of 150 characters: the card ends here with …')).toBeVisible();
  await page.getByLabel(/^Image/).setInputFiles(await smallPicture());
  await expect(page.getByRole('img', { name: 'Chosen for the post' })).toBeVisible();
});

test('an edit keeps the picture, and Cancel goes back to create mode, asking only if something changed [S4-25] [S8-14]', async ({
  staff,
  page,
}) => {
  const title = someone('Edited');
  await staff.open('cms');
  await upload(staff, title);
  const [before] = (await blogs(staff)).filter((blog) => blog.title === title);
  await edit(staff, title);
  await expect(page.getByText('Image (optional: the current one stays)')).toBeVisible();
  await staff.button('Cancel').click();
  await expect(page.getByLabel('Title')).toHaveValue('');

  await staff.button(`Edit ${title}`).click();
  await page.getByLabel('Content').fill('Written anew.');
  await staff.button('Cancel').click();
  await staff.answer('Keep editing');
  await expect(page.getByLabel('Content')).toHaveValue('Written anew.');
  await staff.button('Update Blog').click();
  await expect(page.getByText('Blog updated successfully!')).toBeVisible();
  const stored = async () => {
    const [after] = (await blogs(staff)).filter((blog) => blog.title === title);
    return [after?.content, after?.image];
  };
  // What visitors read may be kept for a moment after two saves in a row.
  await expect.poll(stored).toEqual(['Written anew.', before?.image]);
});

test('the second of two editors is told, and loses nothing', async ({ staff, page, context }) => {
  const title = someone('Shared');
  await staff.open('cms');
  await upload(staff, title);
  await edit(staff, title);
  await page.getByLabel('Content').fill('My version.');

  const other = await context.newPage();
  await other.goto('/mainadmin#cms');
  await other.getByRole('button', { name: 'Edit Blogs' }).click();
  await other.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(other.getByRole('button', { name: 'Update Blog' })).toBeVisible();
  await other.getByLabel('Content').fill('Their version.');
  await other.getByRole('button', { name: 'Update Blog' }).click();
  await expect(other.getByText('Blog updated successfully!')).toBeVisible();

  await staff.button('Update Blog').click();
  const notice = page.getByRole('alert').filter({ hasText: 'Somebody else changed this post' });
  await expect(page.getByText(/^Operation failed: /)).toBeVisible();
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Content')).toHaveValue('My version.');
  await notice.getByText(/^Their version: /).click();
  await expect(notice.getByText('Their version.', { exact: true })).toBeVisible();
  await other.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(other.getByRole('button', { name: 'Update Blog' })).toBeVisible();
  await other.getByLabel('Content').fill('Their second version.');
  await staff.button('Keep mine, then save again').click();
  await staff.button('Update Blog').click();
  await expect(page.getByText('Blog updated successfully!')).toBeVisible();

  await other.getByRole('button', { name: 'Update Blog' }).click();
  await other.getByRole('button', { name: 'Take theirs' }).click();
  await expect(other.getByLabel('Content')).toHaveValue('My version.');
});

test('a photograph over 4 MB is made smaller here, and stays upright', async ({ staff, page }) => {
  const photograph = await largePhotograph();
  expect(photograph.buffer.length).toBeGreaterThan(MAX_IMAGE_BYTES);
  const title = someone('Photo');
  await staff.open('cms');
  await write(staff, title);
  await page.getByLabel(/^Image/).setInputFiles(photograph);
  await expect(page.getByText(/^holiday\.jpg, \d\.\d MB$/)).toBeVisible({ timeout: 30_000 });
  const shape = await page
    .getByRole('img', { name: 'Chosen for the post' })
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(shape[1]).toBeGreaterThan(Number(shape[0]));
  await staff.button('Upload Blog').click();
  await expect(page.getByText('Blog uploaded successfully!')).toBeVisible({ timeout: 30_000 });
});

test.describe('with a broken picture', () => {
  // The test's own recorder asks again for a picture that does not show.
  test.use({ allowConsole: [/Connecting to 'blob:/] });

  test('a file that is no picture is refused by name, the text stays', async ({ staff, page }) => {
    await staff.open('cms');
    await write(staff, 'Kept');
    await page
      .getByLabel(/^Image/)
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText('Choose a JPEG, PNG, WebP, AVIF or GIF picture.')).toBeVisible();
    await page
      .getByLabel(/^Image/)
      .setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
    await expect(page.getByText('Choose a JPEG, PNG, WebP, AVIF or GIF picture.')).toBeVisible();
    await staff.button('Upload Blog').click();
    await expect(page.getByText('Choose a JPEG, PNG, WebP, AVIF or GIF picture.')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Kept');
  });
});

test('a post is deleted after a question', async ({ staff, page }) => {
  const title = someone('Gone');
  await staff.open('cms');
  await upload(staff, title);
  await staff.button('Edit Blogs').click();
  await stopTimeAt(`**${endpoints.blogDelete.path}`, page);
  await staff.button(`Delete ${title}`).click();
  await staff.answer('Yes, delete');
  await expect(page.getByText('Blog deleted')).toBeVisible();
  await expect(staff.button(`Delete ${title}`)).toHaveCount(0);
});

test.describe('when the server fails', () => {
  test.use({ allowConsole: [/^5\d\d: |net::ERR_/] });

  test('the failure is said as specified and the text stays [S8-14]', async ({ staff, page }) => {
    await staff.open('cms');
    await write(staff, 'Kept');
    await page.getByLabel(/^Image/).setInputFiles(await smallPicture());
    await page.route(`**${endpoints.blogUpload.path}`, (route) =>
      route.fulfill({ status: 500, json: { success: false, error: 'The disk is full.' } }),
    );
    await staff.button('Upload Blog').click();
    await expect(page.getByText('Operation failed: The disk is full.')).toBeVisible();
    await page.route(`**${endpoints.blogUpload.path}`, (route) =>
      route.fulfill({ status: 500, json: { success: false } }),
    );
    await staff.button('Upload Blog').click();
    await expect(page.getByText('Operation failed: Unknown error')).toBeVisible();
    await page.route(`**${endpoints.blogUpload.path}`, (route) => route.abort());
    await staff.button('Upload Blog').click();
    await expect(page.getByText('Operation failed: The server cannot be reached.')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Kept');

    await staff.button('Edit Blogs').click();
    for (const [answer, text] of [
      ['refuse', 'Error deleting blog'],
      ['abort', 'Server error'],
    ] as const) {
      await page.route(`**${endpoints.blogDelete.path}`, (route) =>
        answer === 'abort'
          ? route.abort()
          : route.fulfill({ status: 500, json: { success: false, error: 'no' } }),
      );
      await staff
        .button(/^Delete /)
        .first()
        .click();
      await staff.answer('Yes, delete');
      await page.getByRole('dialog', { name: text }).getByRole('button', { name: 'OK' }).click();
    }
  });

  test('a publish that failed can be asked for again', async ({ staff, page }) => {
    // It has failed until it is asked for again, however often the page looks meanwhile.
    let asked = false;
    await page.route(`**${endpoints.contentStatus.path}`, (route) =>
      asked
        ? route.continue()
        : route.fulfill({
            json: { contentVersion: 999_999, rebuild: 'failed', changedAt: null, requestedAt: null, now: '' },
          }),
    );
    await page.route(`**${endpoints.contentPublish.path}`, (route) => {
      asked = true;
      return route.continue();
    });
    await staff.open('cms');
    await expect(page.getByText('Last publish failed', { exact: true })).toBeVisible();
    await staff.button('Publish again').click();
    await expect(page.getByText(/^(Live since|Saved)/)).toBeVisible();
  });
});
