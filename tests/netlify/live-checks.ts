import { randomUUID } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { endpoints } from '#shared/endpoints/all.ts';
import { pathSpellings, type Endpoint } from '#shared/endpoints/endpoint.ts';
import { PATHS } from '#shared/paths.ts';
import { COMMON_SECURITY_HEADERS, PAGE_SECURITY_HEADERS } from '#shared/security-headers.ts';

/** A deployed site, and how staff sign in there; without that the checks that need it are left out. */
export interface LiveSite {
  url: string;
  credentials?: { username: string; password: string } | undefined;
}

/** What one check found: a short word for the table. */
export interface Finding {
  check: string;
  result: 'ok' | 'FAULT' | 'left out';
  found: string;
}

/** Throws what is wrong; out: what it saw. */
type Check = (site: LiveSite) => Promise<string>;

const REFUSALS = new Set([400, 401, 409, 415, 422]);
/** As fast an edit is on every visitor's screen; whoever is slower is waited for, to say how slow. */
const VISIBLE_MS = 2_000;
const PATIENCE_MS = 20_000;
const MORE_THAN_ALLOWED = 130;

function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

const ask = (site: LiveSite, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, site.url), { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init });

function post(site: LiveSite, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: new URL(site.url).origin, cookie };
  return ask(site, path, { method: 'POST', body: JSON.stringify(body), headers });
}

const json = async <T>(answer: Response): Promise<T> => (await answer.json()) as T;

/** An empty post is refused by the call itself, in either spelling: a platform that leads it elsewhere loses its body. */
const postsInBothSpellings: Check = async (site) => {
  const calls: Endpoint[] = Object.values(endpoints);
  const written = calls.filter(({ method, path, written }) => method === 'POST' && written !== path);
  const paths = written.filter(({ path }) => path !== endpoints.adminLogout.path).flatMap(pathSpellings);
  for (const path of paths) {
    const { status } = await post(site, path, {});
    expectThat(REFUSALS.has(status), `POST ${path} answers ${status}`);
  }
  return `${paths.length} paths, no hop`;
};

/** Status of a GET that names no program at all; `fetch` always names one. */
function statusWithoutUserAgent(address: URL): Promise<number | undefined> {
  const request = address.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    request(address, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

const phpForEveryClient: Check = async (site) => {
  for (const { path } of [endpoints.blogList, endpoints.faqList]) {
    for (const agent of ['Mozilla/5.0', 'curl/8.0'])
      expectThat(
        (await ask(site, path, { headers: { 'user-agent': agent } })).ok,
        `${agent} gets no ${path}`,
      );
    const status = await statusWithoutUserAgent(new URL(path, site.url));
    expectThat(status === 200, `without User-Agent ${path} answers ${status}`);
  }
  return 'with and without User-Agent';
};

const keptByTheCdn: Check = async (site) => {
  const { path } = endpoints.contentVersion;
  const seen: string[] = [];
  for (const query of ['', '', `?any=${randomUUID()}`]) {
    const { ok, headers } = await ask(site, path + query);
    expectThat(
      ok && headers.get('cache-control') === 'no-cache',
      `cache-control: ${headers.get('cache-control')}`,
    );
    const own = [...headers.keys()].filter((name) => name.startsWith('netlify-'));
    expectThat(own.length === 0, `${own.join(', ')} reaches the browser`);
    seen.push(headers.get('cache-status') ?? 'no cache-status');
  }
  const hits = seen.slice(1);
  expectThat(
    hits.every((status) => /\bhit\b/.test(status)),
    `the second visit is no hit: ${hits.join(' | ')}`,
  );
  return 'hit, whatever else is in the query';
};

const securityHeaders: Check = async (site) => {
  const lists: [string, Readonly<Record<string, string>>][] = [
    ['/', PAGE_SECURITY_HEADERS],
    [`/${randomUUID()}`, PAGE_SECURITY_HEADERS],
    [endpoints.faqList.path, COMMON_SECURITY_HEADERS],
  ];
  for (const [path, wanted] of lists) {
    const { headers } = await ask(site, path);
    for (const [name, value] of Object.entries(wanted))
      expectThat(!!headers.get(name)?.includes(value), `${path} ${name}: ${headers.get(name)}`);
  }
  const script = /\/_astro\/[^"' ]+/.exec(await (await ask(site, '/')).text())?.[0] ?? '/_astro/';
  const kept = (await ask(site, script)).headers.get('cache-control') ?? '';
  expectThat(kept.includes('immutable'), `${script} cache-control: ${kept}`);
  return 'pages, on demand, calls, hashed files';
};

const ownAddresses: Check = async (site) => {
  const sitemap = await (await ask(site, PATHS.sitemap)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address));
  expectThat(addresses.length > 0, 'the sitemap is empty');
  for (const { href, pathname } of addresses) {
    const answer = await ask(site, pathname);
    expectThat(answer.status === 200, `${pathname} answers ${answer.status}`);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1];
    expectThat(canonical === href, `${pathname} calls itself ${canonical}`);
  }
  return `${addresses.length} addresses, no hop`;
};

function isNewestFirst(rows: readonly { created_at: string }[]): boolean {
  return rows.every((row, index) => index === 0 || row.created_at <= String(rows[index - 1]?.created_at));
}

const health: Check = async (site) => {
  const answer = await ask(site, endpoints.health.path);
  expectThat(answer.ok, `/health answers ${answer.status}`);
  const { contentVersion, built } = await json<typeof endpoints.health.output & object>(answer);
  expectThat(built !== null, 'the version of the live pages cannot be read');
  return `content ${contentVersion}, built ${built?.contentVersion}`;
};

async function signIn(site: LiveSite): Promise<string> {
  const answer = await post(site, endpoints.adminLogin.path, site.credentials ?? {});
  expectThat(answer.ok, `sign-in answers ${answer.status}`);
  return (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
}

const listsInOrder: Check = async (site) => {
  expectThat(
    isNewestFirst(await json(await ask(site, endpoints.blogList.path))),
    'posts are not newest first',
  );
  if (!site.credentials) return 'posts; staff lists need a sign-in';
  const cookie = await signIn(site);
  const lists = [
    endpoints.letsConnectList,
    endpoints.contactList,
    endpoints.demoList,
    endpoints.feedbackList,
  ];
  for (const { path } of lists) {
    const rows = await json<{ created_at: string }[]>(await ask(site, path, { headers: { cookie } }));
    expectThat(isNewestFirst(rows), `${path} is not newest first`);
  }
  return `posts and ${lists.length} staff lists`;
};

/**
 * Adds an FAQ, meets both conditions of the store (only if new, only over what was read), and takes it away again; so it asks for a
 * build.
 */
const savesAndPurges: Check = async (site) => {
  const cookie = await signIn(site);
  const faq = { category: 'general', question: `Check ${randomUUID()}`, answer: 'Gone in a moment.' };
  const save = () => post(site, endpoints.faqAdd.path, { ...faq, submissionId }, cookie);
  const submissionId = randomUUID();
  const added = await Promise.all([save(), save()]);
  const savedAt = performance.now();
  const ids = await Promise.all(
    added.map(async (answer) => (await json<{ insertedFaq?: { id: string } }>(answer)).insertedFaq?.id),
  );
  const [id] = ids;
  try {
    expectThat(id !== undefined && ids[1] === id, `one FAQ sent twice became ${ids.join(' and ')}`);
    while (!(await (await ask(site, endpoints.faqList.path)).text()).includes(faq.question))
      expectThat(performance.now() - savedAt < PATIENCE_MS, 'the save does not reach visitors');
    const seconds = ((performance.now() - savedAt) / 1_000).toFixed(1);
    expectThat(Number(seconds) * 1_000 <= VISIBLE_MS, `the save reaches visitors after ${seconds} s`);
    const { question, answer } = faq;
    const edits = ['One.', 'Another.'].map((text) => ({
      id,
      question,
      answer: text,
      base: { question, answer },
    }));
    const both = await Promise.all(edits.map((edit) => post(site, endpoints.faqUpdate.path, edit, cookie)));
    const statuses = both.map(({ status }) => status).sort();
    expectThat(
      statuses.join() === '200,409',
      `two edits of one text at once answer ${statuses.join(' and ')}`,
    );
    return `one record of two posts, one of two edits at once, seen after ${seconds} s`;
  } finally {
    await post(site, endpoints.faqDelete.path, { id }, cookie);
  }
};

/** Calls until the platform refuses one of them. */
const rateLimit =
  (call: (site: LiveSite) => Promise<Response>): Check =>
  async (site) => {
    for (let calls = 1; calls <= MORE_THAN_ALLOWED; calls += 1) {
      if ((await call(site)).status === 429) return `call ${calls} of a minute is refused`;
    }
    throw new Error(`${MORE_THAN_ALLOWED} calls in a row are all answered`);
  };

/** In this order: the last ones have the platform refuse this machine for a minute. */
const CHECKS: readonly { check: string; run: Check; needsStaff?: boolean }[] = [
  { check: 'Health', run: health },
  { check: 'Posts in both spellings', run: postsInBothSpellings },
  { check: '.php for every client', run: phpForEveryClient },
  { check: 'Kept by the CDN', run: keptByTheCdn },
  { check: 'Security headers', run: securityHeaders },
  { check: 'Own addresses', run: ownAddresses },
  { check: 'Order of lists', run: listsInOrder },
  { check: 'Save, conditions, purge', run: savesAndPurges, needsStaff: true },
  { check: 'Rate limit of forms', run: rateLimit((site) => post(site, endpoints.contactSubmit.path, {})) },
  { check: 'Rate limit of sessions', run: rateLimit((site) => ask(site, endpoints.adminSession.path)) },
];

/** Checks on a deployed site what no test here can show, one after another; a fault stops no other check. */
export async function checkLive(site: LiveSite): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { check, run, needsStaff } of CHECKS) {
    if (needsStaff && !site.credentials) {
      findings.push({ check, result: 'left out', found: 'needs ADMIN_USERNAME and ADMIN_PASSWORD' });
      continue;
    }
    try {
      findings.push({ check, result: 'ok', found: await run(site) });
    } catch (error) {
      findings.push({
        check,
        result: 'FAULT',
        found: error instanceof Error ? error.message : String(error),
      });
    }
  }
  return findings;
}
