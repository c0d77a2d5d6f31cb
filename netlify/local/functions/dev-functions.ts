import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { createServerModuleRunner } from 'vite';
import { sendAnswer, type Answer } from '../http/answer.ts';
import { parseTarget } from '../http/request-target.ts';
import type { RouterParts } from '../http/request-router.ts';
import { answerFromFunction } from './function-host.ts';
import { runSchedule } from './platform-calls.ts';
import { loadFunctions, matchFunction, type FunctionModule, type HostedFunction } from './hosted-function.ts';

/** Loads functions through Vite, so that an edit of one, or of anything it imports, counts at the next call. */
function functionsOf(server: ViteDevServer): () => Promise<HostedFunction[]> {
  const folder = join(server.config.root, 'netlify/functions');
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  let loaded: Promise<HostedFunction[]> | undefined;
  server.watcher.add(join(server.config.root, 'netlify'));
  server.watcher.on('all', (_event, path) => {
    if (!/\.tsx?$/.test(path)) return;
    server.environments.ssr.moduleGraph.invalidateAll();
    runner.clearCache();
    loaded = undefined;
  });
  return () => (loaded ??= loadFunctions(folder, (path) => runner.import<FunctionModule>(path)));
}

/** A Vite plugin that answers the site's calls inside `astro dev`, before Astro looks for a page; `url` is the site's. */
export function devFunctions({
  host,
  answerPlatform,
  url,
}: Pick<RouterParts, 'host' | 'answerPlatform'> & { url: string }): Plugin {
  return {
    name: 'local-functions',
    apply: 'serve',
    configureServer(server) {
      const functions = functionsOf(server);
      const stopSchedule = runSchedule(functions, url, host.log);
      server.httpServer?.once('close', () => void stopSchedule());
      server.middlewares.use((request, response, next) => {
        const answer = async (): Promise<Answer | undefined> => {
          const target = parseTarget(Object.assign(request, { url: request.originalUrl ?? request.url }));
          if (!target) return undefined;
          const own = await answerPlatform(target, request);
          const match = own ? undefined : matchFunction(await functions(), target.pathname);
          return match ? answerFromFunction(match, request, target.url, host) : own;
        };
        answer()
          .then((found) => (found ? sendAnswer(request, response, found) : next()))
          .catch(next);
      });
    },
  };
}
