import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright/test';
import { endpoints } from '#shared/endpoints/all.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { PATHS } from '#shared/paths.ts';
import { expect, test as base } from './fixtures.ts';
import type { RunningServer } from './local-server.ts';

export { expect } from './fixtures.ts';

/** The staff area as staff use it, and the public calls that fill it. */
export class StaffArea {
  readonly page: Page;
  readonly site: RunningServer;
  /** Who is signed in, once somebody is. */
  who: { username: string; password: string };

  constructor(page: Page, site: RunningServer) {
    this.page = page;
    this.site = site;
    this.who = site.credentials;
  }

  /** Starts a session in this browser, as the sign-in page does. */
  async signIn(): Promise<void> {
    await this.send(endpoints.adminLogin, this.who);
  }

  /** Somebody else of the team, invited by this one and signed in, in a browser of their own. */
  async colleague(browser: Browser, name: string): Promise<StaffArea> {
    const email = `${name.replace(/\W/g, '.').toLowerCase()}@example.com`;
    const { token } = await this.send(endpoints.teamInvite, { name, email });
    const context = await browser.newContext({ baseURL: this.site.url });
    const area = new StaffArea(await context.newPage(), this.site);
    area.who = { username: email, password: 'seven quiet kettles' };
    const { password } = area.who;
    await area.send(endpoints.invitationAccept, { token, password, confirmPassword: password });
    await area.signIn();
    return area;
  }

  /** Opens a place of the staff area: `connect`, `contact/ID`. */
  async open(place = ''): Promise<void> {
    await this.page.goto(`${PATHS.admin}${place === '' ? '' : `#${place}`}`);
    await expect(this.page.getByText(`Signed in as ${this.who.username}`)).toBeAttached();
  }

  /** Makes a call from this browser's session. */
  async send(endpoint: Endpoint, data: object): Promise<Record<string, unknown>> {
    const answer = await this.page.request.post(this.site.url + endpoint.path, {
      data,
      headers: { origin: this.site.url },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Record<string, unknown>;
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  /** The row of the table that holds `text`. */
  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Takes a row out of the table by one of its buttons, and says yes. */
  async putAway(text: string, button: string): Promise<void> {
    await this.row(text).getByRole('button', { name: button }).click();
    await this.answer(`Yes, ${button.toLowerCase()}`);
    await expect(this.row(text)).toBeHidden();
  }

  /** Answers the question that is open; it is gone afterwards. */
  async answer(label: string): Promise<void> {
    const question = this.page.getByRole('dialog', { name: 'Are you sure?' });
    await question.getByRole('button', { name: label }).click();
    await expect(question).toHaveCount(0);
  }
}

/** `test` with a signed-in staff area. */
export const test = base.extend<{ staff: StaffArea }>({
  staff: async ({ page, site }, use) => {
    const area = new StaffArea(page, site);
    await area.signIn();
    await use(area);
  },
});

/** A name no other test has. Letters only, as every form takes them. */
export function someone(first = 'Sita'): string {
  const letters = randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 10);
  return `${first} ${letters}${Date.now().toString(36).replace(/\d/g, 'x')}`;
}
