import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

/** What README says goes away with a capability, and who needs it. */
function removal(capability: string): string[] {
  const entry = readme.split(`- **${capability}**`)[1]?.split(/\n(?! )/)[0] ?? '';
  return [...entry.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}

// A capability of its own goes away with its folders; nobody may come to need it without README saying so.
test.each([
  [
    'work on enquiries',
    /from '[^']*\/casework(?:\/[^']*|\.ts)'|import\('[^']*\/casework\/[^']*'\)|endpoints\.work[A-Z]/,
  ],
  [
    'team',
    /from '[^']*\/(?:team|invitation)(?:\/[^']*|\.ts)'|import\('[^']*\/team\/[^']*'\)|endpoints\.(?:team|factor|invitation|ownSession)[A-Z]/,
  ],
  ['audit', /from '[^']*\/audit(?:\/[^']*|\.ts)'|import\('[^']*\/audit\/[^']*'\)|ndpoints\.audit[A-Z]/],
])('README names all that taking away %s touches', (capability, needs) => {
  const named = removal(capability);
  expect(named.length).toBeGreaterThan(5);
  const files = ['src', 'netlify'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const missing = files.filter(
    (file) => needs.test(readFileSync(file, 'utf8')) && !named.some((path) => file.startsWith(path)),
  );
  expect(missing).toEqual([]);
});
