import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BlogList } from '#features/blog/BlogList.tsx';
import { summarize } from '#features/blog/post-summary.ts';
import type { Blog } from '#shared/schemas/entities.ts';
import { answerWith, goOffline } from '#tests/support/fake-answers.ts';

const post = (id: string, change: Partial<Blog> = {}): Blog => ({
  id,
  title: `Title of ${id}`,
  content: 'a'.repeat(200),
  image: '0mwzmat3b-abcdefghij-1600x900.jpg',
  image_url: '/gr8-blog-backend/uploads/picture.jpg?v=1',
  created_at: '2026-11-18T20:00:00.000Z',
  updated_at: '2026-11-18T20:00:00.000Z',
  ...change,
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('blog list', () => {
  test('a card has picture, title, excerpt, date and Read More [S2-35] [S9-07]', () => {
    const { container } = render(<BlogList initial={[summarize(post('rain'))]} />);
    expect(screen.getByRole('heading', { name: 'Title of rain' })).toBeTruthy();
    expect(screen.getByText(`${'a'.repeat(150)}…`)).toBeTruthy();
    expect(screen.getByText('Nov 19, 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Read More/ }).getAttribute('href')).toBe('/blog/rain');
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/gr8-blog-backend/uploads/');
  });

  test('says Invalid date for one that is none [S8-09]', () => {
    render(<BlogList initial={[summarize(post('rain', { created_at: 'soon' }))]} />);
    expect(screen.getByText('Invalid date')).toBeTruthy();
  });

  test('shows built posts while it loads, then the newest [S2-36]', async () => {
    const calls = answerWith([post('newer'), post('rain')]);
    render(<BlogList initial={[summarize(post('rain'))]} live />);
    expect(screen.getByText('Loading blogs...')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Title of rain' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Title of newer' })).toBeTruthy();
    expect(screen.queryByText('Loading blogs...')).toBeNull();
    expect(calls).toHaveBeenCalledWith(expect.stringContaining('limit=24'), expect.anything());
  });

  test('the place that says what goes on is empty in the page, and filled afterwards [S2-36]', () => {
    document.body.innerHTML = renderToString(<BlogList initial={[]} live />);
    expect(screen.getByRole('status').textContent).toBe('');
    document.body.replaceChildren();
  });

  test('an empty store says so [S8-09] [S2-36]', async () => {
    answerWith([]);
    render(<BlogList initial={[]} live />);
    expect(await screen.findByText('No blogs available at the moment.')).toBeTruthy();
  });

  test.each([
    ['offline', goOffline],
    ['an answer that is no list', () => answerWith({ success: true })],
  ])('a failure offers Try Again, which reloads the page: %s [S8-09] [S2-36]', async (_, arrange) => {
    arrange();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    render(<BlogList initial={[summarize(post('rain'))]} live />);
    expect(await screen.findByText('Failed to load blogs. Please try again later.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Title of rain' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
