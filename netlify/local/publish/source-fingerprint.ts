import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Everything that the pages are made of, apart from the content in the store. */
const SOURCES = [
  'src',
  'public',
  'netlify/server',
  'netlify.toml',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** What draws the pictures is not what ships: a drawing that is edited changes no page until its picture is made anew. */
const DRAWINGS = 'src/art/';

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else {
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) yield join(entry.parentPath, entry.name);
    }
  }
}

/** One hash over the names and bytes of the sources, the public settings and the address that pages are built for. */
export function sourceFingerprint(root: string, siteUrl: string): string {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('PUBLIC_'));
  const hash = createHash('sha256').update(JSON.stringify([siteUrl, process.version, settings.sort()]));
  for (const source of SOURCES) {
    for (const path of [...files(join(root, source))].sort()) {
      const name = relative(root, path);
      if (!name.startsWith(DRAWINGS)) hash.update(`\n${name}\n`).update(readFileSync(path));
    }
  }
  return hash.digest('hex');
}
