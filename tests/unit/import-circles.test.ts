import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Where a module gets values from, at once or later; `import type` leaves no trace in what runs. */
const VALUE_IMPORT =
  /(?:^|[\s;])(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s*)?'([^']+)'|\bimport\('([^']+)'\)/g;
const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };

test('no module needs itself through others', () => {
  const files = ['src', 'netlify', 'tests'].flatMap(modulesIn);
  expect(files.length).toBeGreaterThan(300);
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  expect(circles(graph)).toEqual([]);
});

test('a circle is found, through imports at once and later', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', []],
  ]);
  expect(circles(graph)).toEqual(['a → b → c → a']);
  const source =
    "import type { T } from 't';\nimport {\n  x,\n} from 'x';\nimport 'y';\nexport * from 'z';\nimport('w');";
  expect([...source.matchAll(VALUE_IMPORT)].map(([, now, later]) => now ?? later)).toEqual([
    'x',
    'y',
    'z',
    'w',
  ]);
});

function modulesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(?:tsx?|mjs|astro)$/.test(name)).map((name) => join(folder, name));
}

/** The files of this project that a file imports. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(VALUE_IMPORT)]
    .map(([, now, later]) => resolved(file, now ?? later ?? ''))
    .filter((path) => path !== undefined);
}

function resolved(from: string, name: string): string | undefined {
  const [folder = ''] = name.split('/');
  const alias = imports[name] ?? imports[`${folder}/*`]?.replace('*', name.slice(folder.length + 1));
  const path = name.startsWith('.') ? join(dirname(from), name) : alias && join(alias);
  return path && existsSync(path) ? path : undefined;
}

/** One circle for each import that leads back to where the walk came from. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) found.push([...path.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return found;
}
