import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a function's module says of itself to the platform; `windowSize` is in seconds. */
interface FunctionConfig {
  path?: string | string[];
  rateLimit?: { windowLimit: number; windowSize: number; aggregateBy?: string | string[] };
  schedule?: string;
}

/** A function answers requests, or has a method for each event of the platform that it handles. */
export interface FunctionModule {
  default: ((request: Request, context: unknown) => unknown) | Record<string, unknown>;
  config?: FunctionConfig;
}

/** One function as the host runs it; `file` is its module's. */
export interface HostedFunction extends Required<FunctionModule> {
  name: string;
  file: string;
}

/** A function, and the path of its own that a request came by. */
export interface FunctionMatch {
  hosted: HostedFunction;
  pattern: string;
}

/** The functions of a site; `find` gives the one that answers a path. */
export interface FunctionSet {
  all: readonly HostedFunction[];
  find: (pathname: string) => FunctionMatch | undefined;
}

/** How a module is imported: by Node, or through Vite while it is being worked on. */
type ImportModule = (path: string) => Promise<FunctionModule>;

const importFromDisk: ImportModule = (path) => import(pathToFileURL(path).href) as Promise<FunctionModule>;

export async function loadFunction(file: string, importModule = importFromDisk): Promise<HostedFunction> {
  const { default: run, config = {} } = await importModule(file);
  return { name: parse(file).name, file, default: run, config };
}

/**
 * Every function of a folder: each TypeScript or JavaScript module directly in it. One that does not load stops the
 * start: it would not deploy.
 */
export async function loadFunctions(folder: string, importModule?: ImportModule): Promise<FunctionSet> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const modules = names.filter((name) => /(?<!\.d)\.m?[jt]s$/.test(name));
  const all = await Promise.all(modules.map((name) => loadFunction(join(folder, name), importModule)));
  return { all, find: finder(all) };
}

/** Finds a function by its paths. A trailing slash answers like the path without it, with no redirect between. */
function finder(functions: readonly HostedFunction[]): FunctionSet['find'] {
  const routes = functions.flatMap((hosted) =>
    [hosted.config.path ?? []].flat().map((pattern) => ({
      match: { hosted, pattern },
      expression: new URLPattern({ pathname: pattern }),
      // Almost every path can be told apart by how it begins, which is far quicker than the pattern.
      start: pattern.split(/[:*{}()?]/, 1).join(),
    })),
  );
  return (requested) => {
    const pathname = requested.replace(/(?<=.)\/$/, '');
    const fits = ({ start, expression }: (typeof routes)[number]) =>
      pathname.startsWith(start) && expression.test({ pathname });
    return routes.find(fits)?.match;
  };
}
