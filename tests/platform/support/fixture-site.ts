import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startLocalServer, type RunningServer, type StartOptions } from '#tests/support/local-server.ts';

const NETLIFY_TOML = `
[[headers]]
for = "/*"
[headers.values]
X-Everywhere = "yes"
[[headers]]
for = "/_astro/*"
[headers.values]
Cache-Control = "public, max-age=31536000, immutable"
[[redirects]]
from = "/old/*"
to = "/about"
status = 301
[[redirects]]
from = "/shown-as/*"
to = "/small.txt"
status = 200
`;

/** A tiny checkout of its own: rules, functions, a build command that takes no time. */
export class FixtureSite {
  readonly root = mkdtempSync(join(tmpdir(), 'fixture site-'));
  readonly #running: RunningServer[] = [];

  constructor(functions: Record<string, string> = {}) {
    this.write('netlify.toml', NETLIFY_TOML);
    this.write('secret.txt', 'not for visitors');
    this.edit('first');
    for (const [name, source] of Object.entries(functions))
      this.write(`netlify/functions/${name}.ts`, source);
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  /** Changes what the next build shows. */
  edit(content: string): void {
    this.write('content.txt', content);
  }

  /** The content of each build so far, in order. */
  get builds(): string[] {
    return readFileSync(join(this.root, 'builds.log'), 'utf8').trim().split('\n');
  }

  async start(options: Partial<StartOptions> = {}): Promise<RunningServer> {
    const command = [process.execPath, join(import.meta.dirname, 'fake-build.mjs')];
    const server = await startLocalServer({
      dataDir: join(this.root, 'data'),
      ...options,
      env: {
        LOCAL_ROOT: this.root,
        LOCAL_BUILD_COMMAND: JSON.stringify(command),
        ADMIN_PASSWORD: 'local-secret',
        ...options.env,
      },
    });
    this.#running.push(server);
    return server;
  }

  /** Stops what still runs and removes the folder. */
  async remove(): Promise<void> {
    await Promise.all(this.#running.map((server) => server.stop('SIGKILL')));
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Waits until `holds` answers true. */
export async function until(holds: () => Promise<boolean> | boolean, limitMs = 20_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`it did not come true within ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
