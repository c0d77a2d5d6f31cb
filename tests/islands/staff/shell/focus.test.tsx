import '#tests/support/island.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreLostFocus } from '#staff/shell/focus.ts';

let stop: () => void;
beforeEach(() => {
  stop = restoreLostFocus();
});
afterEach(() => {
  stop();
});

/** The staff area with a list of links, each with a button. */
function Page({ names, done = false }: { names: readonly string[]; done?: boolean }) {
  return (
    <div className="admin">
      <main id="main" tabIndex={-1}>
        <section>{!done && <button type="button">Clear</button>}</section>
        <div role="region" aria-label="Rows" tabIndex={-1}>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <input type="checkbox" aria-label={`Select ${name}`} />
                <a href={`#${name}`} data-open-row>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </main>
    </div>
  );
}

const link = (name: string) => screen.getByRole('link', { name });
const focusIsOn = (element: () => HTMLElement) =>
  waitFor(() => {
    expect(document.activeElement).toBe(element());
  });

test('what has the focus goes away: the next row has it, after the last one the row above, at the end their place', async () => {
  const { rerender } = render(<Page names={['a', 'b', 'c']} />);
  screen.getByRole('checkbox', { name: 'Select b' }).focus();
  rerender(<Page names={['a', 'c']} />);
  await focusIsOn(() => link('c'));
  rerender(<Page names={['a']} />);
  await focusIsOn(() => link('a'));
  rerender(<Page names={[]} />);
  await focusIsOn(() => screen.getByRole('region', { name: 'Rows' }));
});

test('a button outside of rows leaves the focus to what is around it', async () => {
  const { rerender } = render(<Page names={['a']} />);
  screen.getByRole('button', { name: 'Clear' }).focus();
  rerender(<Page names={['a']} done />);
  await focusIsOn(() => screen.getByRole('main'));
});

test('a focus that somebody took elsewhere, or away, is left alone', async () => {
  const { rerender } = render(<Page names={['a', 'b']} />);
  link('a').focus();
  link('b').focus();
  rerender(<Page names={['b']} />);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(link('b'));
  link('b').blur();
  await new Promise(requestAnimationFrame);
  rerender(<Page names={[]} />);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});
