import type { Context } from '@netlify/functions';
import { withinCall } from '../call-time.ts';
import { isReplaced, siteAddress } from '../deploy.ts';
import { readEnv } from '../env.ts';
import { logCall, logProblem } from '../log.ts';
import { BusyError } from '../queue.ts';
import type { Answer, NoteCall, ServedCall, Session } from './call.ts';
import { answerForm, wantsPage, type FindFormPages } from './html-answer.ts';
import { parseBody, type Fields } from './parse-body.ts';
import { respond, SECURITY_HEADERS } from './respond.ts';
import { readSessionToken } from './session-cookie.ts';
import { pathSpellings, type Endpoint } from '#shared/endpoints/endpoint.ts';
import { fail, type Fault } from '#shared/result.ts';

const FOREIGN: Fault = { kind: 'foreign-origin', message: 'This request came from another site.' };
const REPLACED: Fault = {
  kind: 'conflict',
  message: 'This is an older version of this site. Please open the current one.',
};
const SIGNED_OUT: Fault = { kind: 'unauthenticated', message: 'Please sign in.' };
const UNKNOWN: Fault = { kind: 'not-found', message: 'There is no such call.' };
const INTERNAL: Fault = {
  kind: 'internal',
  message: 'Something went wrong on our side. Please try again.',
};

type FunctionContext = Pick<Context, 'ip' | 'params' | 'requestId' | 'waitUntil'>;
export type ServerFunction = (request: Request, context: FunctionContext) => Promise<Response>;

/** What the router does not know itself: who is signed in, how forms look without script, where it is written down what was done. */
export interface RouterParts {
  /** The live session of a token, if there is one. */
  readSession: (token: string | undefined) => Promise<Session | undefined>;
  findFormPages: FindFormPages;
  /** Writes down what was done, after the answer. */
  noteCall: NoteCall;
}

/**
 * Makes `route`, which makes a function out of the calls it answers. Each is found by its path, in either spelling and with
 * or without a slash at the end, and by its method. Checks, in this order: method (405), origin (403), a deploy
 * that may no longer write (409), session (401),
 * content type (415), size (413), syntax (400); then the handler. A throw is a 500 without detail.
 */
export function createRouter(parts: RouterParts): (calls: readonly ServedCall[]) => ServerFunction {
  return (calls) => {
    const matchers = calls.map((call) => ({ call, pattern: pathPattern(call.definition) }));
    return async (request, context) => {
      const { pathname } = new URL(request.url);
      const onPath = matchers.filter(({ pattern }) => pattern.test(pathname)).map(({ call }) => call);
      const methods = onPath.flatMap(({ definition }) => methodsOf(definition));
      const requestId = context.requestId || crypto.randomUUID();
      const [first] = onPath;
      if (!first) return respond(fail(UNKNOWN), { shape: 'status', requestId });
      if (request.method === 'OPTIONS') return optionsAnswer(methods);
      const chosen = onPath.find(({ definition }) => methodsOf(definition).includes(request.method));
      const run =
        chosen && ((fields: Fields) => settle(parts, chosen, request, { ...context, requestId }, fields));
      const answer = run ?? (() => Promise.resolve(wrongMethod(first.definition, methods)));
      return answerCall(parts, (chosen ?? first).definition, request, requestId, answer);
    };
  };
}

/** The one way out: runs a call within its time, answers in its shape and logs it. */
async function answerCall(
  { findFormPages }: RouterParts,
  definition: Endpoint,
  request: Request,
  requestId: string,
  run: (fields: Fields) => Promise<Answer<unknown>>,
): Promise<Response> {
  const started = performance.now();
  const fields: Fields = {};
  const answer = await withinCall(request.signal, () => run(fields)).catch((error: unknown) => {
    if (error instanceof BusyError) return fail(error.fault);
    logProblem('call-failed', { requestId, path: definition.path }, error);
    return fail(INTERNAL);
  });
  const meta = { shape: definition.fault, requestId };
  const page = wantsPage(request.headers) ? findFormPages(definition) : undefined;
  const response = page ? answerForm(page, answer, fields, meta) : respond(answer, meta);
  const line = {
    ...{ requestId, method: request.method, path: definition.path, status: response.status },
    ms: Math.round(performance.now() - started),
    ...(answer.ok ? {} : { fault: answer.fault.kind }),
  };
  logCall(line, readEnv().LOG_CALLS);
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

/** Runs the checks and the handler. What could be read of a form is left in `fields`, for a page that shows it again. */
async function settle(
  { readSession, noteCall }: RouterParts,
  { definition, handler, audit }: ServedCall,
  request: Request,
  context: FunctionContext,
  fields: Fields,
): Promise<Answer<unknown>> {
  // A page gives back what was typed, whatever it was refused for.
  const isPage = definition.access !== 'staff' && wantsPage(request.headers);
  const parsed = isPage ? await parseBody(request, definition) : undefined;
  if (parsed?.ok) Object.assign(fields, parsed.value);
  if (definition.method === 'POST' && !isOwnOrigin(request, siteAddress())) return fail(FOREIGN);
  // Its settings are old too: who signs in there may go by a password that was changed.
  if (!isVisitorsRead(definition) && isReplaced()) return fail(REPLACED);
  const { headers } = request;
  const url = new URL(request.url);
  const session =
    definition.access === 'staff' ? await readSession(readSessionToken({ headers, url })) : undefined;
  if (definition.access === 'staff' && !session) return fail(SIGNED_OUT);
  const body = parsed ?? (await parseBody(request, definition));
  if (!body.ok) return body;
  const answer = await handler({
    ...{ url, headers, session, body: body.value },
    params: context.params ?? {},
    address: context.ip || 'unknown',
    requestId: context.requestId,
    waitUntil: (work) => context.waitUntil(work),
  });
  const who = answer.who ?? session?.name;
  if (who !== undefined && isNoted(definition, audit, answer))
    context.waitUntil(noteCall({ definition, who, fields: body.value, answer }));
  return answer;
}

/** Whether something was done that is written down for good. A try that a lock or a limit met was none. */
function isNoted({ access, method }: Endpoint, audit: ServedCall['audit'], answer: Answer<unknown>): boolean {
  if (audit === 'tried') return answer.ok || ['refused', 'internal'].includes(answer.fault.kind);
  return answer.ok && audit !== 'never' && access === 'staff' && method === 'POST';
}

/** Matches the path of a call in each spelling; `:name` stands for one segment. */
function pathPattern(definition: Endpoint): RegExp {
  const sources = pathSpellings(definition).map((spelling) =>
    spelling.replace(/[.+]/g, '\\$&').replace(/:\w+/g, '[^/]*'),
  );
  return new RegExp(`^(?:${sources.join('|')})/?$`);
}

const methodsOf = ({ method }: Endpoint): string[] => (method === 'GET' ? ['GET', 'HEAD'] : ['POST']);

const isVisitorsRead = ({ method, access }: Endpoint): boolean => method === 'GET' && access === 'public';

function wrongMethod({ method }: Endpoint, allowed: readonly string[]): Answer<never> {
  const fault: Fault = { kind: 'method-not-allowed', message: `Please use ${method}.` };
  return { ok: false, fault, headers: { allow: allowed.join(', ') } };
}

const optionsAnswer = (allowed: readonly string[]): Response =>
  new Response(null, { status: 204, headers: { ...SECURITY_HEADERS, allow: allowed.join(', ') } });

/**
 * Says whether a state-changing request may come from where it comes from. A browser tells the truth in
 * `Sec-Fetch-Site` and `Origin`; a client that sends neither is no browser and carries nobody's cookies.
 * The site's own host is the one the request was made to, or `siteUrl`; forwarding headers are not asked.
 */
export function isOwnOrigin(request: Request, siteUrl: string | undefined): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  // A strict referrer policy makes a browser hide the origin even from the site itself.
  if (origin === 'null') return site === 'same-origin';
  const host = hostOf(origin);
  return host !== undefined && [request.url, siteUrl].map(hostOf).includes(host);
}

const hostOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).host : undefined;
