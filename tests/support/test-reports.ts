import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand, type StepResult } from './run-step.ts';

/** The result of a test runner, with the full titles of the tests that passed. */
export interface TestRun extends StepResult {
  titles: string[];
}

const reports = join(import.meta.dirname, '..', '..', 'test-results', 'reports');

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightSpec {
  title: string;
  ok: boolean;
  tests: { status: 'skipped' | 'expected' | 'unexpected' | 'flaky' }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

function readReport<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined;
}

function reportPath(name: string): string {
  const path = join(reports, name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** A run that ended badly has at least one failure, even when no single test is to blame. */
function testRun(ok: boolean, output: string, passed: number, failed: number, titles: string[]): TestRun {
  return { passed, failed: ok ? failed : Math.max(1, failed), output, titles };
}

/** Runs the tests that need no browser. A skipped test counts as failed: it shows nothing. */
export async function runVitest(): Promise<TestRun> {
  const path = reportPath('vitest.json');
  const { ok, output } = await runCommand('vitest', [
    'run',
    '--config=tests/config/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ]);
  const report = readReport<VitestReport>(path);
  if (!report) return testRun(false, output, 0, 0, []);
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const titles = tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  return testRun(ok, output, report.numPassedTests, failed, titles);
}

/** Full titles of the tests that `wanted` picks. */
function titlesOf(suite: PlaywrightSuite, wanted: (spec: PlaywrightSpec) => boolean, above = ''): string[] {
  const title = `${above} ${suite.title}`;
  const own = (suite.specs ?? []).filter(wanted).map((spec) => `${title} ${spec.title}`);
  return [...own, ...(suite.suites ?? []).flatMap((inner) => titlesOf(inner, wanted, title))];
}

/** Runs the real-browser tests. A skipped test counts as failed; one that passed at a second try is named in the output. */
export async function runPlaywright(): Promise<TestRun> {
  const path = reportPath('playwright.json');
  const args = ['test', '--config=tests/config/playwright.config.ts', '--reporter=list,json'];
  const { ok, output } = await runCommand('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: path });
  const report = readReport<PlaywrightReport>(path);
  if (!report) return testRun(false, output, 0, 0, []);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const titles = report.suites.flatMap((suite) => titlesOf(suite, ({ ok }) => ok));
  const again = report.suites.flatMap((suite) =>
    titlesOf(suite, ({ tests }) => tests.some(({ status }) => status === 'flaky')),
  );
  for (const title of again) console.log(`        passed at a second try: ${title.trim()}`);
  return testRun(ok, output, expected + flaky, unexpected + skipped, titles);
}
