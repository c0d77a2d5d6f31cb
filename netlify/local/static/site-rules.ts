import { resolveConfig } from '@netlify/config';
import { parseAllHeaders, type Header } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface DeployConfig {
  config: { headers?: { for: string; values: Record<string, string> }[]; redirects?: object[] };
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

/** Headers that the adapter hands to the platform beside netlify.toml, if the build has any. */
function frameworkHeaders(buildConfig: string): { for: string; values: Record<string, string> }[] {
  if (!existsSync(buildConfig)) return [];
  return (JSON.parse(readFileSync(buildConfig, 'utf8')) as DeployConfig['config']).headers ?? [];
}

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

/** The rules for a build whose static files are in `site` and whose adapter settings are in `buildConfig`. */
export async function loadSiteRules(root: string, site: string, buildConfig: string): Promise<SiteRules> {
  const { config, configPath } = await readDeployConfig(root);
  const parsed = await parseAllHeaders({
    headersFiles: [join(site, '_headers')],
    configHeaders: [...frameworkHeaders(buildConfig), ...(config.headers ?? [])],
    netlifyConfigPath: undefined,
    minimal: false,
  });
  const hasRedirects = (config.redirects?.length ?? 0) > 0 || existsSync(join(site, '_redirects'));
  const redirects = hasRedirects
    ? new RedirectsHandler({
        configPath,
        configRedirects: (config.redirects ?? []) as ConstructorParameters<
          typeof RedirectsHandler
        >[0]['configRedirects'],
        jwtRoleClaim: '',
        jwtSecret: '',
        projectDir: root,
        publicDir: site,
      })
    : undefined;
  return { headersFor: headerLookup(parsed.headers as Header[]), redirects };
}
