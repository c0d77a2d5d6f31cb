import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** What a step of `npm test` found: one check, or the tests of a runner. */
export interface StepResult {
  passed: number;
  failed: number;
  /** Shown when something failed. */
  output: string;
}

export interface CommandResult {
  ok: boolean;
  output: string;
}

const checkout = join(import.meta.dirname, '..', '..');
/** For tools that hang, not for machines that are slow: the browser tests take 8 to 25 minutes. */
const STEP_LIMIT_MS = 45 * 60_000;
const OUTPUT_LIMIT = 40_000;

/** Runs one of the project's tools and gathers what it writes. A tool that hangs is ended and counts as failed. */
export function runCommand(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  const path = [join(checkout, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(command, args, {
    cwd: checkout,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      ASTRO_DISABLE_UPDATE_CHECK: 'true',
      NO_COLOR: '1',
      // Tools, workers and servers start some hundred times: each reads what the first one compiled.
      NODE_COMPILE_CACHE: join(checkout, 'node_modules/.cache/compiled'),
      PATH: path,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: STEP_LIMIT_MS,
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-OUTPUT_LIMIT);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: `${output}\n${error.message}` }));
    child.once('close', (code, signal) => {
      resolve({ ok: code === 0, output: signal ? `${output}\nended by ${signal}` : output });
    });
  });
}

/** A command that is one check: it passes or it fails. */
export async function check(command: string, ...args: string[]): Promise<StepResult> {
  const { ok, output } = await runCommand(command, args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/** Runs a step and says on one line how it went; the output of a failing step follows it. */
export async function runStep(name: string, step: () => Promise<StepResult>): Promise<StepResult> {
  const began = performance.now();
  const result = await step().catch((error: unknown) => {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, output };
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const outcome = result.failed === 0 ? 'ok' : 'FAILED';
  console.log(
    `${outcome.padEnd(6)}  ${name} (${result.passed} passed, ${result.failed} failed, ${seconds} s)`,
  );
  if (result.failed > 0) console.log(result.output.trim().replace(/^/gm, '        '));
  return result;
}
