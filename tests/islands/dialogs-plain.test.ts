import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alert, confirm, info, prepareDialogs, success } from '#browser/dialogs.ts';
import { dress, show } from '#browser/dialog-window.ts';
import { gate } from '#tests/support/gate.ts';

vi.mock('#browser/dialog-window.ts', () => ({ show: vi.fn(), dress: vi.fn() }));

const QUESTION = { title: 'Are you sure?', text: 'Really?', confirmText: 'Yes', cancelText: 'No' };
const said = vi.fn();
const asked = vi.fn();

beforeEach(() => {
  vi.stubGlobal('alert', said);
  vi.stubGlobal('confirm', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  vi.useRealTimers();
});

describe('without the dialog library', () => {
  beforeEach(() => {
    vi.mocked(dress).mockRejectedValue(new TypeError('Failed to fetch'));
  });

  test('a question is asked by the browser, in the same words', async () => {
    asked.mockReturnValueOnce(true).mockReturnValueOnce(false);
    expect([await confirm(QUESTION), await confirm(QUESTION)]).toEqual([true, false]);
    expect(asked).toHaveBeenCalledWith('Are you sure?\n\nReally?');
  });

  test.each([
    ['a success', () => success({ title: 'Success!', text: 'Form submitted' }), 'Success!\n\nForm submitted'],
    ['a note', () => info({ text: 'Cancelled by you' }), 'Cancelled\n\nCancelled by you'],
    ['an alert', () => alert('error', { title: 'Server error' }), 'Server error'],
  ])('%s is said by the browser, in the same words', async (_kind, tell, words) => {
    await tell();
    expect(said.mock.calls).toEqual([[words]]);
  });

  test('focus goes where it belongs', async () => {
    document.body.innerHTML = '<label>E-mail <input /></label>';
    const field = document.querySelector('input') ?? undefined;
    await alert('error', { title: 'Not this one', returnTo: field });
    expect(document.activeElement).toBe(field);
  });

  test('getting ready fails silently, and each dialog tries the library again', async () => {
    await prepareDialogs();
    vi.mocked(dress).mockResolvedValue();
    await confirm(QUESTION);
    expect(show).toHaveBeenCalledWith('question', QUESTION);
    expect(asked).not.toHaveBeenCalled();
  });
});

test('a library that does not arrive is waited for once, and used when it has come after all', async () => {
  vi.useFakeTimers();
  const library = gate();
  vi.mocked(dress).mockReturnValue(library.opened);
  void prepareDialogs();
  void confirm(QUESTION);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledOnce();
  void alert('error', { title: 'Server error' });
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toHaveBeenCalledWith('Server error');

  library.open();
  await vi.advanceTimersByTimeAsync(0);
  void confirm(QUESTION);
  await vi.advanceTimersByTimeAsync(0);
  expect(show).toHaveBeenCalledWith('question', QUESTION);
  expect(asked).toHaveBeenCalledOnce();
});
