import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SCOPED_STYLE = /<style>([^]*?)<\/style>/g;
const STYLE = /<style\b[^>]*>[^]*?<\/style>/g;
/** What a style sheet holds beside selectors, and what it says of elements that are not the component's own. */
const NO_SELECTOR_OF_ITS_OWN = /\/\*[^]*?\*\/|:global\([^)]*\)|[\w-]+:\s[^{};]*;/g;
/** A component and what it is given: Astro's mark of the scope is not among it. */
const COMPONENT = /<[A-Z](?:=>|[^>])*>/g;
/** A class whose end is reckoned: `r${index}`. */
const RECKONED_END = /`(\w+)\$\{\w+\}`/g;

/** Classes that the scoped styles of a component name and none of its own elements can have. */
function lostClasses(source: string): string[] {
  const css = [...source.matchAll(SCOPED_STYLE)].map(([, text = '']) => text).join('\n');
  const named = css.replace(NO_SELECTOR_OF_ITS_OWN, '').matchAll(/\.([a-z][\w-]*)/gi);
  const markup = source.replace(STYLE, '').replace(COMPONENT, '');
  const words = new Set(markup.split(/[^\w-]+/));
  const beginnings = [...markup.matchAll(RECKONED_END)].map(([, beginning = '']) => beginning);
  return [...new Set([...named].map(([, name = '']) => name))].filter(
    (name) => !words.has(name) && !beginnings.includes(name.replace(/\d+$/, '')),
  );
}

test('a scoped style is found lost when only a component gets its class, not when an element has it', () => {
  const style = '<style>\n.edge > .name:hover {\n  color: var(--a.b);\n}\n</style>';
  expect(lostClasses(`<Weave class="edge" /><b class="name">x</b>${style}`)).toEqual(['edge']);
  expect(lostClasses(`<i class:list={['edge', 1 > 0 && 'name']} />${style}`)).toEqual([]);
  expect(lostClasses('<Weave class="edge" /><style>p :global(.edge) {}</style>')).toEqual([]);
});

test.each(globSync('src/**/*.astro'))('%s styles only what it has', (file) => {
  expect(lostClasses(readFileSync(file, 'utf8'))).toEqual([]);
});
