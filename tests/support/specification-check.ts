import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StepResult } from './run-step.ts';

const listPath = join(import.meta.dirname, '..', 'specification-ids.txt');

/** The ids in square brackets of a title: `wraps both ways [S4-02, S4-03]`. */
export function idsOf(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(
    ([, inside = '']) => inside.match(/\bS\d+-\d+\b/g) ?? [],
  );
}

export interface Coverage {
  missing: string[];
  unknown: string[];
}

/** Compares the ids that titles name with the ids there are. */
export function compareIds(titles: readonly string[], known: readonly string[]): Coverage {
  const named = new Set(titles.flatMap(idsOf));
  return {
    missing: known.filter((id) => !named.has(id)),
    unknown: [...named].filter((id) => !known.includes(id)).sort(),
  };
}

/** Fails for a line of the specification that no passing test names, and for a title with an id that does not exist. */
export function checkSpecificationIds(titles: readonly string[]): StepResult {
  const known = readFileSync(listPath, 'utf8').split('\n').filter(Boolean);
  const { missing, unknown } = compareIds(titles, known);
  const lines = [
    `${known.length - missing.length} of ${known.length} lines of the specification are shown.`,
    ...(missing.length > 0 ? [`No passing test names ${missing.join(' ')}`] : []),
    ...(unknown.length > 0 ? [`Titles name ids that do not exist: ${unknown.join(' ')}`] : []),
  ];
  console.log(lines.join('\n').replace(/^/gm, '        '));
  const failed = missing.length + unknown.length > 0 ? 1 : 0;
  return { passed: 1 - failed, failed, output: lines.join('\n') };
}
