import { beforeEach, expect, test, vi } from 'vitest';
import { noteArrival } from '#browser/arrival.ts';

const arrive = (path: string, referrer: string) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  history.replaceState(null, '', path);
  noteArrival();
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the first arrival stays, the last one is of this tab, and going about the site is none', () => {
  const { origin } = location;
  arrive('/portfolio?utm_source=flyer', 'https://search.example/');
  arrive('/contact', `${origin}/portfolio`);
  expect(sessionStorage['arrival']).toBe(`${origin}/portfolio?utm_source=flyer https://search.example/`);
  arrive('/demo', '');
  expect(sessionStorage['arrival']).toBe(`${origin}/demo `);
  expect(localStorage['arrival']).toBe(`${origin}/portfolio?utm_source=flyer https://search.example/`);
});

test.each([
  ['goes with a form that is posted', 'post', 9, true],
  ['goes with no search', 'get', 9, false],
  ['of a link of any length leaves room for the answers', 'post', 70_000, false],
])('an arrival %s', (_, method, length, isSent) => {
  arrive(`/?utm_source=x#${'x'.repeat(length)}`, '');
  document.body.innerHTML = `<form method="${method}"></form>`;
  const formData = new FormData();
  const event = Object.assign(new Event('formdata', { bubbles: true }), { formData });
  document.querySelector('form')?.dispatchEvent(event);
  expect(formData.has('arrival')).toBe(isSent);
});

test('a browser that keeps nothing shows every page all the same', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(() => arrive('/', '')).not.toThrow();
});
