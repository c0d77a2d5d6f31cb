import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import type { WorkState } from '#shared/casework.ts';
import { records, staffServer, type FakeServer } from './staff-page.tsx';

/** Three enquiries of Let’s Connect before the administrator sita, anew for each test. */
export const PATH = endpoints.letsConnectList.path;
export const people = { sita: 'sita', asha: 'Asha' };
export let server: FakeServer;
/** What the server knows of the work on them. */
export const known: { rows: Record<string, WorkState> } = { rows: {} };

beforeEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.querySelector('.toasts')?.replaceChildren();
  server = staffServer();
  server.inbox.set(PATH, records(3, Date.parse('2026-11-27T06:00:00Z')));
  known.rows = {};
  server.answers.set(endpoints.workList.path, () => ({
    status: 'success',
    me: 'sita',
    rows: known.rows,
    people,
  }));
  server.answers.set(endpoints.workNotes.path, () => ({ status: 'success', notes: [] }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

export const idOf = (at: number): string => server.inbox.get(PATH)?.[at]?.id ?? '';
export const bodies = (path: string) =>
  server.calls.filter((call) => call.path === path).map(({ body }) => body);
/** The part of an open row that is about the work on it. */
export const part = () => screen.findByRole('region', { name: /^Work on this/ });
