import { zipFunctions, type FunctionResult } from '@netlify/zip-it-and-ship-it';
import type { Config } from '@netlify/functions';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints/all.ts';
import { pathSpellings } from '#shared/endpoints/endpoint.ts';

// What the deploy reads from a function is read statically: a constant, a template or `satisfies` in a config silently
// drops its route. These tests bundle every function the way a deploy does and compare.

const BUNDLE_LIMIT_MS = 240_000;
const root = process.cwd();
const source = join(root, 'netlify/functions');
const output = mkdtempSync(join(tmpdir(), 'bundles-'));
let bundled: { result: FunctionResult; config: Config }[];

beforeAll(async () => {
  const results = await zipFunctions(source, output, {
    archiveFormat: 'none',
    basePath: root,
    config: {
      '*': {
        nodeBundler: 'esbuild',
        includedFiles: ['!node_modules/node-{linux,darwin,win}-*/**'],
        includedFilesBasePath: root,
      },
    },
  });
  bundled = await Promise.all(
    results.map(async (result) => {
      const module = (await import(pathToFileURL(result.mainFile).href)) as { config?: Config };
      return { result, config: module.config ?? {} };
    }),
  );
}, BUNDLE_LIMIT_MS);
afterAll(() => rmSync(output, { recursive: true, force: true }));

const asList = <T>(value: T | readonly T[] | undefined): T[] =>
  value === undefined ? [] : ([value].flat() as T[]);

test('every function is bundled, with the routes and methods that its config says', () => {
  const names = readdirSync(source).map((file) => file.replace(/\.ts$/, ''));
  expect(bundled.map(({ result }) => result.name).sort()).toEqual(names.sort());
  for (const { result, config } of bundled) {
    const routes = (result.routes ?? []).map(({ pattern, methods }) => ({ pattern, methods }));
    const said = asList<string>(config.path).map((pattern) => ({
      pattern,
      methods: asList<string>(config.method),
    }));
    expect(routes, result.name).toEqual(said);
    expect(result.schedule, result.name).toBe(config.schedule);
    // Else it would answer under its name, which the local server does not know.
    expect(routes.length > 0 || result.schedule || result.eventSubscriptions, result.name).toBeTruthy();
    // A method in the config would let other methods fall through to the pages; the router answers 405.
    expect(config.method, result.name).toBeUndefined();
  }
});

test('the routes are those of the endpoint registry, in both spellings, each in one function', () => {
  const routes = bundled.flatMap(({ result }) => (result.routes ?? []).map(({ pattern }) => pattern));
  // An address may be asked and told by two calls.
  const registered = new Set(Object.values(endpoints).flatMap(pathSpellings));
  expect(routes.toSorted()).toEqual([...registered].toSorted());
});

test('the platform finds what it is to tell of the end of a deploy', () => {
  const told = bundled.filter(({ result }) => result.eventSubscriptions !== undefined);
  expect(told.map(({ result }) => [result.name, result.eventSubscriptions])).toEqual([
    ['deploys', ['deploy_succeeded', 'deploy_failed']],
  ]);
});

test('forms and session have the rate limit that their config says, and no other function has one', () => {
  const limited = bundled.filter(({ result }) => result.trafficRules !== undefined);
  expect(limited.map(({ result }) => result.name).sort()).toEqual(['forms', 'session']);
  for (const { result, config } of limited) {
    const rules = result.trafficRules?.action.config;
    const { windowLimit, windowSize, aggregateBy } = config.rateLimit ?? {};
    expect(windowLimit, result.name).toBeGreaterThan(0);
    expect(rules?.rateLimitConfig, result.name).toMatchObject({ windowLimit, windowSize });
    expect(
      rules?.aggregate.keys.map(({ type }) => type),
      result.name,
    ).toEqual(asList(aggregateBy));
  }
});

test.each([
  ['picture library', 'sharp', ['pictures']],
  ['mail library', 'nodemailer', ['forms', 'scheduled', 'staff']],
  ['list of common passwords', '@zxcvbn-ts/language-common', ['staff']],
  ['QR codes', 'uqr', ['staff']],
])('the %s travels with the functions that need it alone', (_, library, functions) => {
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' });
  const parts = files.filter((file) => file.includes(`/node_modules/${library}/`));
  expect([...new Set(parts.map((file) => file.split('/')[0]))].sort()).toEqual(functions);
});

test('bundles leave the Node of the scripts out', () => {
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(bundled.length);
  expect(files.filter((file) => /node_modules\/node-(?:linux|darwin|win)-/.test(file))).toEqual([]);
});

test('every plugin is found the way the build system looks for it', async () => {
  const settings = readFileSync(join(root, 'netlify.toml'), 'utf8');
  const plugins = [...settings.matchAll(/^package = "(.+)"$/gm)].map(([, name = '']) => name);
  expect(plugins).toHaveLength(1);
  for (const plugin of plugins) {
    const file = createRequire(join(root, 'netlify.toml')).resolve(plugin);
    expect(await import(pathToFileURL(file).href), plugin).toHaveProperty('onPreBuild');
  }
});
