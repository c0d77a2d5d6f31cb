import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { listedPages } from '#content/pages.ts';
import { blogPath } from '#shared/paths.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import { browserOptions } from '#tests/support/browser.ts';
import { startLocalServer } from '#tests/support/local-server.ts';
import { copyStore, testBuild } from '#tests/support/test-build.ts';

/**
 * `npm run bench:pages`: Lighthouse on a slow phone, the median of several runs of every public page and the newest post,
 * against the local server. `npm run bench:pages -- / /about` measures some. One browser serves all runs, as on a visitor's
 * phone: one that has just started spends more on itself than on the page. Lighthouse empties its cache before each run.
 * Lighthouse weighs 170 MB with its packages, so it is no dependency of the project: `npm exec` fetches this version of it
 * on first use.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const DEBUGGING_PORT = 9333;
const execute = promisify(execFile);

/** The part of a Lighthouse report that is read here. */
interface Report {
  categories: Record<
    (typeof CATEGORIES)[number],
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; displayValue?: string }
  >;
}

/** What one page scored: the medians of its runs, and the audits that cost it something in any of them. */
interface Result {
  scores: number[];
  lcp: number;
  cls: number;
  tbt: number;
  bytes: number;
  faults: Set<string>;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function runOnce(url: string, scratch: string, triesLeft = 3): Promise<Report> {
  const file = join(scratch, 'report.json');
  const args = [
    ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet'],
    ...['--output=json', `--output-path=${file}`, `--port=${DEBUGGING_PORT}`],
    `--only-categories=${CATEGORIES.join(',')}`,
  ];
  try {
    await execute('npm', args, { cwd: scratch });
  } catch (error) {
    // Now and then it loses the beginning of a recording.
    if (triesLeft > 1 && String(error).includes('run Lighthouse again'))
      return runOnce(url, scratch, triesLeft - 1);
    throw error;
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** The audits that count for a category and were not passed. */
function faultsOf({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
}

async function measure(url: string, scratch: string): Promise<Result> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run++) reports.push(await runOnce(url, scratch));
  const value = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  return {
    scores: CATEGORIES.map((name) =>
      median(reports.map(({ categories }) => Math.round((categories[name].score ?? 0) * 100))),
    ),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
    faults: new Set(reports.flatMap(faultsOf)),
  };
}

async function publicPaths(siteUrl: string): Promise<string[]> {
  const posts = (await (await fetch(`${siteUrl}${endpoints.blogList.path}?limit=1`)).json()) as {
    id: string;
  }[];
  return [...listedPages.map(({ path }) => path), ...posts.map(({ id }) => blogPath(id))];
}

const scratch = mkdtempSync(join(tmpdir(), 'gr8-bench-'));
const build = await testBuild(true);
copyStore(build, scratch);
const server = await startLocalServer({ dataDir: scratch, buildFrom: build.buildFrom });
const options = browserOptions();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${DEBUGGING_PORT}`],
});
try {
  const chosen = process.argv.slice(2);
  console.log('| page | performance | access | practices | SEO | LCP s | CLS | TBT ms | KB |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const path of chosen.length > 0 ? chosen : await publicPaths(server.url)) {
    const { scores, lcp, cls, tbt, bytes, faults } = await measure(server.url + path, scratch);
    const figures = [(lcp / 1000).toFixed(2), cls.toFixed(3), Math.round(tbt), Math.round(bytes / 1024)];
    console.log(`| ${[path, ...scores, ...figures].join(' | ')} |`);
    if (faults.size > 0) console.error(`    ${[...faults].join('; ')}`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
