import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { values } from '#content/values.ts';
import { ValuesCarousel } from '#features/about/ValuesCarousel.tsx';

const SLIDE = 5000;
let hidden = false;

/** Renders the carousel for a visitor who does or does not ask for reduced motion. */
function show({ reducedMotion = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({
    matches: reducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return render(<ValuesCarousel />);
}

const wait = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const position = () => /Value (\d) of 5/.exec(document.body.textContent)?.[1];
const carousel = () => screen.getByRole('region', { name: 'Our values' });

beforeEach(() => {
  hidden = false;
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('values carousel', () => {
  test('shows five values with name and description [S4-02] [S3-02]', () => {
    show();
    for (const { name, description } of values) {
      expect(screen.getByRole('heading', { name })).toBeTruthy();
      expect(screen.getByText(description)).toBeTruthy();
    }
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  test('wraps both ways [S4-02]', () => {
    show();
    press('Previous value');
    expect(position()).toBe('5');
    press('Next value');
    expect(position()).toBe('1');
  });

  test('has previous and next, and a mark for each slide [S4-03]', () => {
    show();
    press('Next value');
    press('Next value');
    press('Previous value');
    expect(position()).toBe('2');
    press(/^4 of 5/);
    expect(position()).toBe('4');
  });

  test('follows a scroll by keys, also after the mark of the slide that is shown already was pressed', () => {
    show();
    const track = screen.getByRole('list', { name: 'The five values' });
    vi.spyOn(track, 'clientWidth', 'get').mockReturnValue(320);
    const arriveAt = (slide: number) => {
      track.scrollLeft = (slide - 1) * 320;
      fireEvent.scroll(track);
    };
    press(/^1 of 5/);
    arriveAt(2);
    expect(position()).toBe('2');

    // Keys take over while the way to another slide is not yet done.
    press(/^5 of 5/);
    expect(position()).toBe('5');
    fireEvent.keyDown(track, { key: 'ArrowLeft' });
    arriveAt(3);
    expect(position()).toBe('3');
  });

  test('goes on by itself every 5 seconds [S4-03] [S9-05]', () => {
    show();
    wait(SLIDE - 1);
    expect(position()).toBe('1');
    wait(1);
    expect(position()).toBe('2');
    for (const next of ['3', '4', '5', '1']) {
      wait(SLIDE);
      expect(position()).toBe(next);
    }
  });

  test('a step by hand starts a full interval: there is one timer', () => {
    show();
    wait(SLIDE - 100);
    press('Next value');
    wait(SLIDE - 1);
    expect(position()).toBe('2');
    wait(1);
    expect(position()).toBe('3');
    expect(vi.getTimerCount()).toBe(1);
  });

  test('can be paused and played', () => {
    show();
    press('Pause the slides');
    wait(SLIDE * 3);
    expect(position()).toBe('1');
    press('Play the slides');
    wait(SLIDE);
    expect(position()).toBe('2');
  });

  test('waits while a mouse points at it, not after a touch', () => {
    show();
    fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
    wait(SLIDE * 2);
    expect(position()).toBe('1');
    fireEvent.pointerLeave(carousel());
    wait(SLIDE);
    expect(position()).toBe('2');
    fireEvent.pointerEnter(carousel(), { pointerType: 'touch' });
    wait(SLIDE);
    expect(position()).toBe('3');
  });

  test('waits while the focus is in it', () => {
    show();
    const next = screen.getByRole('button', { name: 'Next value' });
    act(() => next.focus());
    wait(SLIDE * 2);
    expect(position()).toBe('1');
    act(() => next.blur());
    wait(SLIDE);
    expect(position()).toBe('2');
  });

  test('does not start by itself under reduced motion', () => {
    show({ reducedMotion: true });
    wait(SLIDE * 3);
    expect(position()).toBe('1');
    press('Play the slides');
    wait(SLIDE);
    expect(position()).toBe('2');
  });

  test('a hidden hour adds no steps', () => {
    show();
    hidden = true;
    fireEvent(document, new Event('visibilitychange'));
    wait(3_600_000);
    hidden = false;
    fireEvent(document, new Event('visibilitychange'));
    expect(position()).toBe('1');
    wait(SLIDE);
    expect(position()).toBe('2');
  });
});
