import { ensureBrowser } from './ensure-browser.ts';
import { check, runStep, type StepResult } from './run-step.ts';
import { checkRequirements } from './requirements.ts';
import testBuilds from './test-builds.ts';
import { runPlaywright, runVitest, type TestRun } from './test-reports.ts';

/** Entry point of `npm test`: every check of the project, one line each, and one closing line. */

const results: StepResult[] = [];
const titles: string[] = [];

async function step(name: string, run: () => Promise<StepResult>): Promise<boolean> {
  const result = await runStep(name, run);
  results.push(result);
  return result.failed === 0;
}

const tests = (run: () => Promise<TestRun>) => async (): Promise<StepResult> => {
  const result = await run();
  titles.push(...result.titles);
  return result;
};

async function productionBuilds(): Promise<StepResult> {
  await testBuilds();
  return { passed: 1, failed: 0, output: '' };
}

const lint = async () => {
  await step('eslint', () =>
    check('eslint', '--config=tests/config/eslint.config.mjs', '--max-warnings=0', '.'),
  );
  await step('unused code', () => check('knip', '--no-progress'));
  await step('prettier', () => check('prettier', '--check', '--log-level=warn', '.'));
};

const hasBrowser = await step('browser', ensureBrowser);
// The linter and the type check read what this writes; in a fresh clone it is not there yet.
await step('types of Astro', () => check('astro', 'sync'));
const typesAndBuilds = async () => {
  await step('types', () => check('astro', 'check'));
  return step('production builds', productionBuilds);
};
// Each takes one processor, and half of the minutes.
const [isBuilt] = await Promise.all([typesAndBuilds(), lint()]);
await step('unit, function, island and platform tests', tests(runVitest));
if (hasBrowser && isBuilt) await step('browser tests', tests(runPlaywright));
await step('requirements', () => Promise.resolve(checkRequirements(titles)));

const total = (kind: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[kind], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
