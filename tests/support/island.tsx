import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
});

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
