/** The CMS as a page that stores drafts: its time stands still until `pass`, and no test leaves a draft to the next. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import { someFaq, somePost, STORED } from './cms.ts';
import { fakeServer } from './fake-server.ts';

export const NOW = Date.UTC(2026, 10, 28, 8, 20);
/** All that this device and tab have stored, as one text. */
export const stored = (): string => Object.entries(localStorage).flat().join();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
  return () => {
    // Earlier visits are not over as a page is: what they have to keep yet is kept now, not in the next test.
    vi.runOnlyPendingTimers();
    localStorage.clear();
    sessionStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

export const pass = (ms = 1_000) => act(() => vi.advanceTimersByTimeAsync(ms));
export const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
export const offer = () => screen.queryByRole('region', { name: 'Unsaved draft' });
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export function type(name: string, text: string): void {
  fireEvent.change(field(name), { target: { value: text } });
}

/** A visit of the panel: what the page had in memory is gone, the device's storage is not. */
export async function visit(panel: 'blog' | 'faq') {
  cleanup();
  vi.resetModules();
  fakeServer([
    [endpoints.postList, () => [somePost()]],
    [endpoints.blogList, () => [somePost()]],
    [endpoints.blogUpload, () => ({ ...STORED, blog: somePost() })],
    [endpoints.faqList, () => ({ general: [someFaq()], property: [], digital: [] })],
  ]);
  if (panel === 'blog') {
    const { BlogAdmin } = await import('#staff/cms/blog/BlogAdmin.tsx');
    render(<BlogAdmin />);
  } else {
    const { FaqAdmin } = await import('#staff/cms/faq/FaqAdmin.tsx');
    render(<FaqAdmin />);
  }
  await pass(0);
}
