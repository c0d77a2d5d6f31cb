import { expect, test } from 'vitest';
import '#browser/composing.ts';

test('keys that an input method takes are heard by nothing of ours; its own doing is not stopped', () => {
  const heard: string[] = [];
  document.body.addEventListener('keydown', ({ code }) => heard.push(code));
  addEventListener('keydown', ({ code }) => heard.push(code));
  const press = (code: string, init: object) => {
    const event = new KeyboardEvent('keydown', {
      code,
      key: 'Enter',
      bubbles: true,
      cancelable: true,
      ...init,
    });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press('composing', { isComposing: true })).toBe(false);
  expect(press('its end in Safari', { keyCode: 229 })).toBe(false);
  press('plain', {});
  expect(heard).toEqual(['plain', 'plain']);
});
