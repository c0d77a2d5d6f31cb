import type { Config } from '@netlify/functions';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerFunction } from '#server/http/router.ts';
import { endpoints } from '#shared/endpoints/all.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';

interface FunctionModule {
  default: ServerFunction;
  config?: Config;
}

export interface Served {
  /** Key in the endpoint registry. */
  name: string;
  definition: Endpoint;
  run: ServerFunction;
  config: Config;
}

const folder = join(process.cwd(), 'netlify/functions');

const modules = await Promise.all(
  readdirSync(folder).map((file) => import(join(folder, file)) as Promise<FunctionModule>),
);

/** Every function of the site that answers calls; the others run by the clock, or when a deploy has ended. */
export const functions = modules.flatMap(({ default: run, config }) =>
  config?.path === undefined ? [] : { default: run, config },
);

/** Every call of the registry with the function that answers its path. */
export const served: readonly Served[] = Object.entries(endpoints).map(([name, definition]) => {
  const found = functions.find(({ config }) => [config.path].flat().includes(definition.path as never));
  if (!found) throw new Error(`No function answers ${definition.path}.`);
  return { name, definition, run: found.default, config: found.config };
});

/** The served call of that name. */
export function servedCall(name: keyof typeof endpoints): Served {
  const found = served.find((entry) => entry.name === name);
  if (!found) throw new Error(`No call named ${name}.`);
  return found;
}
