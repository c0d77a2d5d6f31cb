import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rendererFolder, siteFolder } from './build-folder.ts';
import { RENDERED } from './keep-renderer.ts';

/** A second name for the same file; a copy where the file system allows none. */
function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Puts the files of a finished build that are no rendered pages (scripts, pictures, fonts) into a new one. */
export function linkUnrendered(code: string, folder: string): void {
  const list = readFileSync(join(rendererFolder(code), RENDERED), 'utf8');
  const rendered = new Set((JSON.parse(list) as string[]).map((address) => join(siteFolder(code), address)));
  for (const entry of readdirSync(siteFolder(code), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !rendered.has(path)) {
      link(path, join(siteFolder(folder), relative(siteFolder(code), path)));
    }
  }
}
