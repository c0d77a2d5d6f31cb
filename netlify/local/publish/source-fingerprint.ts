import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the pages are made of, apart from the content in the store. */
const SOURCES = [
  '{src,public,netlify/server}/**',
  '{netlify.toml,astro.config.mjs,package.json,package-lock.json,tsconfig.json}',
];
/** What draws the pictures is not what ships: a drawing that is edited changes no page until its picture is made anew. */
const DRAWINGS = 'src/art/';

/** One hash over the names and bytes of the sources, the settings that pages tell of and the address that pages are built for. */
export function sourceFingerprint(root: string, siteUrl: string): string {
  const settings = Object.entries(process.env).filter(([name]) => /^(?:PUBLIC|RETENTION)_/.test(name));
  const hash = createHash('sha256').update(JSON.stringify([siteUrl, process.version, settings.sort()]));
  const entries = globSync(SOURCES, { cwd: root, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.startsWith(join(root, DRAWINGS)));
  for (const path of files.sort()) hash.update(`\n${path.slice(root.length)}\n`).update(readFileSync(path));
  return hash.digest('hex');
}
