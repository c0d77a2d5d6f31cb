import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, vi } from 'vitest';
import { PATHS } from '#shared/paths.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
});

/** A short list of countries as the countries service has it. */
export const COUNTRIES = [
  { name: 'Nepal', callingCodes: ['977'], alpha2Code: 'NP', flags: { svg: '/np.svg' } },
  { name: 'United States', callingCodes: ['1'], alpha2Code: 'US', flags: { svg: '/us.svg' } },
  { name: 'Canada', callingCodes: ['1'], alpha2Code: 'CA', flags: { svg: '/ca.svg' } },
];

/** Renders a form island under a heading that names it. */
export function showForm(form: ReactElement) {
  return render(
    <main>
      <h1 id="title">A form</h1>
      {form}
    </main>,
  );
}

/** The message that assistive technology reads with a control. */
export function descriptionOf(control: HTMLElement): string {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

/** Lets every call answer with `body`; the bodies sent so far are what it returns. */
export function answerCalls(body: object, status = 200): () => Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    bodies.push(JSON.parse(init.body as string) as Record<string, unknown>);
    return Promise.resolve(Response.json(body, { status }));
  });
  return () => bodies;
}

/** The control with this label. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label);
}

/** Chooses or pastes an answer for each label, in place of what was there. */
export async function fillIn(answers: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(answers)) {
    const control = field(label);
    if (control.tagName === 'SELECT') await userEvent.selectOptions(control, text);
    else {
      await userEvent.clear(control);
      await userEvent.click(control);
      await userEvent.paste(text);
    }
  }
}

/** Presses a button, also of a part of the form that is not its turn. */
export function press(name: string): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name, hidden: true }));
}

/** Answers the list of countries, and every other call with `body`. Out: the bodies sent so far. */
export function answerWithCountries(body: object = { status: 'success' }, status = 200) {
  const bodies: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (address === PATHS.countries) return Promise.resolve(Response.json(COUNTRIES));
    bodies.push(JSON.parse(init.body as string) as Record<string, unknown>);
    return Promise.resolve(Response.json(body, { status }));
  });
  return bodies;
}
