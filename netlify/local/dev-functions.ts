import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { createServerModuleRunner } from 'vite';
import { answerFunction, type FunctionHost } from './functions/answer-function.ts';
import type { FunctionModule, HostedFunction } from './functions/function-types.ts';
import { functionFiles, functionName, hostFunction } from './functions/load-functions.ts';
import { matchFunction } from './functions/match-function.ts';
import type { PublishEndpoints } from './publish/publish-endpoints.ts';
import { parseTarget } from './request-target.ts';

export interface DevFunctionsOptions {
  host: FunctionHost;
  endpoints: PublishEndpoints;
}

/** Loads functions through Vite, so that an edit of one, or of anything it imports, counts at the next call. */
class DevFunctions {
  readonly #server: ViteDevServer;
  readonly #folder: string;
  readonly #runner: ReturnType<typeof createServerModuleRunner>;
  #loaded: Promise<HostedFunction[]> | undefined;

  constructor(server: ViteDevServer) {
    this.#server = server;
    this.#folder = join(server.config.root, 'netlify/functions');
    this.#runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
    server.watcher.add(join(server.config.root, 'netlify'));
    server.watcher.on('all', (_event, path) => this.#forget(path));
  }

  all(): Promise<HostedFunction[]> {
    this.#loaded ??= Promise.all(
      functionFiles(this.#folder).map(async (file) => {
        const module = await this.#runner.import<FunctionModule>(join(this.#folder, file));
        return hostFunction(functionName(file), module);
      }),
    );
    return this.#loaded;
  }

  #forget(path: string): void {
    if (!/\.tsx?$/.test(path)) return;
    this.#server.environments.ssr.moduleGraph.invalidateAll();
    this.#runner.clearCache();
    this.#loaded = undefined;
  }
}

/** A Vite plugin that answers the site's calls inside `astro dev`, before Astro looks for a page. */
export function devFunctions({ host, endpoints }: DevFunctionsOptions): Plugin {
  return {
    name: 'local-functions',
    apply: 'serve',
    configureServer(server) {
      const functions = new DevFunctions(server);
      server.middlewares.use((request, response, next) => {
        const target = parseTarget(Object.assign(request, { url: request.originalUrl ?? request.url }));
        if (!target) return next();
        if (endpoints.answer(target, request, response)) return;
        functions
          .all()
          .then((all) => {
            const match = matchFunction(all, target.pathname, request.method ?? 'GET');
            return match ? answerFunction(match, request, response, target.url, host) : next();
          })
          .catch(next);
      });
    },
  };
}
