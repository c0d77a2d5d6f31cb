import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Where a module gets values from, at once or later; `import type` leaves no trace in what runs. */
const VALUE_IMPORT =
  /(?:^|[\s;])(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s*)?'([^']+)'|\bimport\('([^']+)'\)/g;
const ANY_IMPORT = /\bfrom '([^']+)'|\bimport\('([^']+)'\)/g;
const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };

test('no module needs itself through others', () => {
  const files = ['src', 'netlify', 'tests'].flatMap(modulesIn);
  expect(files.length).toBeGreaterThan(300);
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  expect(circles(graph)).toEqual([]);
});

/** The rooms of the server from the top; a module imports from its own room and from those below. */
const FLOORS = [
  ['netlify/functions'],
  ['netlify/server/team', 'netlify/server/casework', 'netlify/server/audit'],
  ['netlify/server/handlers'],
  ['netlify/server/privacy'],
  ['netlify/server/notify'],
  ['netlify/server/services', 'netlify/server/pages'],
  ['netlify/server/records'],
  ['netlify/server/casework/store', 'netlify/server/audit/store'],
  ['netlify/server/database', 'netlify/server/http'],
  ['netlify/server'],
];
/** Passwords are as much at the bottom as settings, limits and the log are. */
const roomOf = (file: string) => dirname(file).replace(/\/auth$/, '');

test('rooms of the server import from lower rooms alone, types included', () => {
  const floorOf = (file: string) => FLOORS.findIndex((rooms) => rooms.includes(roomOf(file)));
  const isAllowed = (from: string, to: string) =>
    floorOf(to) < 0 || roomOf(to) === roomOf(from) || floorOf(to) > floorOf(from);
  const files = FLOORS.flat().flatMap((room) =>
    readdirSync(room)
      .filter((name) => name.endsWith('.ts') && name !== 'content-source.ts')
      .map((name) => join(room, name)),
  );
  expect(files.length).toBeGreaterThan(50);
  const wrong = files.flatMap((file) =>
    importsOf(file, ANY_IMPORT)
      .filter((other) => !isAllowed(file, other))
      .map((other) => `${file} → ${other}`),
  );
  expect(wrong).toEqual([]);
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
function importsOf(file: string, pattern = VALUE_IMPORT): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)]
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
