import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ENGINE_MARK, holdEarlySubmits, markReady } from '#forms/engine/early-submit.ts';

const PATIENCE_MS = 15_000;

const form = () => document.querySelector('form') ?? document.createElement('form');
const button = () => document.querySelector('button');
const press = () => form().requestSubmit(button());
/** The engine's own handler, once it is there. */
const engine = vi.fn((event: Event) => event.preventDefault());
const plainPost = vi.fn();

function showIsland(attributes: string): void {
  document.body.innerHTML = `<astro-island ssr><form ${attributes}><button>Send</button></form></astro-island>`;
  form().submit = plainPost;
}

beforeAll(holdEarlySubmits);
beforeEach(() => {
  vi.useFakeTimers();
  engine.mockClear();
  plainPost.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a form whose engine is on its way', () => {
  beforeEach(() => {
    showIsland(ENGINE_MARK);
  });

  test('holds what was pressed, visibly, and passes it on once', () => {
    press();
    press();
    expect(button()?.getAttribute('aria-busy')).toBe('true');
    form().addEventListener('submit', engine);
    expect(engine).not.toHaveBeenCalled();
    markReady(form());
    expect(button()?.getAttribute('aria-busy')).toBeNull();
    expect(engine).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2 * PATIENCE_MS);
    expect(plainPost).not.toHaveBeenCalled();
  });

  test('posts plainly when the engine does not come, and can be pressed again', () => {
    press();
    vi.advanceTimersByTime(PATIENCE_MS - 1);
    expect(plainPost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(plainPost).toHaveBeenCalledOnce();
    expect(button()?.getAttribute('aria-busy')).toBeNull();
    press();
    expect(button()?.getAttribute('aria-busy')).toBe('true');
  });
});

test('a search box of an island answers to its own script alone', () => {
  showIsland('role="search"');
  form().addEventListener('submit', engine);
  press();
  expect(engine).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2 * PATIENCE_MS);
  expect(plainPost).not.toHaveBeenCalled();
});
