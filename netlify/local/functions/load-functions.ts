import { getLambdaHandler } from '@netlify/serverless-functions-api';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnswerHead, FunctionResponse } from './function-response.ts';
import type {
  FunctionModule,
  FunctionRoute,
  HostedFunction,
  LambdaHandler,
  RateLimit,
} from './function-types.ts';

// Netlify's bootstrap writes through the runtime it is deployed to; here the answer's stream is all there is of that.
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: unknown) => handler,
    HttpResponseStream: {
      from: (stream: FunctionResponse, head: AnswerHead) => stream.begin(head),
    },
  },
});

const asList = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

const isLiteral = (pattern: string): boolean => !/[*{}()]|\/:/.test(pattern);

function route(pattern: string): FunctionRoute {
  if (isLiteral(pattern)) return { pattern, matches: (pathname) => pathname === pattern };
  const expression = new URLPattern({ pathname: pattern });
  // Almost every path can be told apart by how it begins, which is far quicker than the pattern.
  const start = /^[^:*{}()?]*/.exec(pattern)?.[0] ?? '';
  return { pattern, matches: (pathname) => pathname.startsWith(start) && expression.test({ pathname }) };
}

function rateLimit(config: FunctionModule['config']): RateLimit | undefined {
  const limit = config?.rateLimit;
  return limit?.windowLimit === undefined
    ? undefined
    : {
        windowLimit: limit.windowLimit,
        windowSize: limit.windowSize,
        aggregateBy: asList(limit.aggregateBy),
      };
}

/** Wraps a module with a default export and a `config` the way Netlify's bootstrap does at deploy time. */
export function hostFunction(name: string, module: FunctionModule): HostedFunction {
  const { config = {} } = module;
  return {
    name,
    routes: asList<string>(config.path).map(route),
    preferStatic: config.preferStatic ?? false,
    methods: asList<string>(config.method),
    rateLimit: rateLimit(config),
    handler: getLambdaHandler(module as Parameters<typeof getLambdaHandler>[0]) as unknown as LambdaHandler,
  };
}

/** Files of a functions folder that are functions: every TypeScript or JavaScript module directly in it. */
export function functionFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => /\.m?[jt]s$/.test(name) && !name.endsWith('.d.ts'));
}

export const functionName = (file: string): string => file.replace(/\.[^.]+$/, '');

/** Imports every function of a folder from source. A function that does not load stops the start: it would not deploy. */
export async function loadFunctions(folder: string): Promise<HostedFunction[]> {
  return Promise.all(
    functionFiles(folder).map(async (file) => {
      const module = (await import(pathToFileURL(join(folder, file)).href)) as FunctionModule;
      return hostFunction(functionName(file), module);
    }),
  );
}
