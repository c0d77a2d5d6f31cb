import { resolveConfig } from '@netlify/config';
import { parseAllHeaders, type Header } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

type RedirectOptions = ConstructorParameters<typeof RedirectsHandler>[0];

interface DeployConfig {
  config: {
    headers?: { for: string; values: Record<string, string> }[];
    redirects?: RedirectOptions['configRedirects'];
  };
  configPath: string | undefined;
}

/** What netlify.toml and the build say about headers and redirects, read by the platform's own parsers. */
export interface SiteRules {
  headersFor: (pathname: string) => Record<string, string>;
  /** Absent when there is not a single rule, so that nobody pays for matching. */
  redirects: RedirectsHandler | undefined;
}

// What the platform answers for a file that no rule speaks of.
const DEFAULT_HEADERS = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Accept-Encoding' };

let deployConfig: Promise<DeployConfig> | undefined;

/** netlify.toml does not change while the server runs, and its parser takes a moment. */
function readDeployConfig(root: string): Promise<DeployConfig> {
  deployConfig ??= resolveConfig({
    cwd: root,
    repositoryRoot: root,
    config: join(root, 'netlify.toml'),
    context: 'production',
    offline: true,
    mode: 'cli',
  }) as Promise<DeployConfig>;
  return deployConfig;
}

function headerLookup(rules: Header[]): SiteRules['headersFor'] {
  return (pathname) => {
    const headers: Record<string, string> = { ...DEFAULT_HEADERS };
    for (const { forRegExp, values } of rules) {
      if (!forRegExp.test(pathname)) continue;
      for (const [name, value] of Object.entries(values)) headers[name.toLowerCase()] = value;
    }
    return headers;
  };
}

/** The rules of a checkout for a build whose files are in `folder`. */
export async function loadSiteRules(root: string, folder: string): Promise<SiteRules> {
  const { config, configPath } = await readDeployConfig(root);
  const { headers = [], redirects = [] } = config;
  const parsed = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    configHeaders: headers,
    netlifyConfigPath: undefined,
    minimal: false,
  });
  const hasRedirects = redirects.length > 0 || existsSync(join(folder, '_redirects'));
  const options = { configPath, configRedirects: redirects, projectDir: root, publicDir: folder };
  return {
    headersFor: headerLookup(parsed.headers as Header[]),
    redirects: hasRedirects
      ? new RedirectsHandler({ ...options, jwtRoleClaim: '', jwtSecret: '' })
      : undefined,
  };
}
