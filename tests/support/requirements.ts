import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StepResult } from './run-step.ts';

const requirements = join(import.meta.dirname, '..', 'requirements.md');

/** The numbers that begin the lines of the requirements: `- **S4-02** The values are …`. */
export function listedIn(markdown: string): string[] {
  return [...markdown.matchAll(/^- \*\*(S\d+-\d+)\*\* \S/gm)].map(([, number = '']) => number);
}

/** The numbers in square brackets of a title: `wraps both ways [S4-02, S4-03]`. */
export function namedIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(
    ([, inside = '']) => inside.match(/\bS\d+-\d+\b/g) ?? [],
  );
}

export interface Coverage {
  /** Listed, and shown by no test. */
  missing: string[];
  /** Named by a test, and not listed. */
  unknown: string[];
}

/** Compares the numbers that titles name with the ones that are listed. */
export function compareNumbers(titles: readonly string[], listed: readonly string[]): Coverage {
  const named = new Set(titles.flatMap(namedIn));
  return {
    missing: listed.filter((number) => !named.has(number)),
    unknown: [...named].filter((number) => !listed.includes(number)).sort(),
  };
}

/** Fails for a requirement that the title of no passing test names, and for a title with a number that is not listed. */
export function checkRequirements(titles: readonly string[]): StepResult {
  const listed = listedIn(readFileSync(requirements, 'utf8'));
  const { missing, unknown } = compareNumbers(titles, listed);
  const lines = [
    `${listed.length - missing.length} of ${listed.length} requirements are shown.`,
    ...(missing.length > 0 ? [`No passing test names ${missing.join(' ')}`] : []),
    ...(unknown.length > 0 ? [`Titles name numbers that are not listed: ${unknown.join(' ')}`] : []),
  ];
  console.log(lines.join('\n').replace(/^/gm, '        '));
  const failed = missing.length + unknown.length > 0 ? 1 : 0;
  return { passed: 1 - failed, failed, output: lines.join('\n') };
}
