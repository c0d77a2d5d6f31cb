import type { Context } from '@netlify/functions';
import { readSessionToken } from '../auth/session-cookie.ts';
import { withinCall } from '../call-time.ts';
import { readEnv } from '../env.ts';
import { readSession, type Session } from '../stores/sessions.ts';
import type { Answer, Call, Handler } from './call.ts';
import { answerForm, wantsPage } from './html-answer.ts';
import { logCall, logProblem } from './log.ts';
import { isOwnOrigin } from './origin.ts';
import { parseBody, type Fields } from './parse-body.ts';
import { respond, SECURITY_HEADERS } from './respond.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { fail, type Fault, type FaultKind } from '#shared/result.ts';

const FOREIGN: Fault = { kind: 'foreign-origin', message: 'This request came from another site.' };
const SIGNED_OUT: Fault = { kind: 'unauthenticated', message: 'Please sign in.' };
const INTERNAL: Fault = {
  kind: 'internal',
  message: 'Something went wrong on our side. Please try again.',
};

type FunctionContext = Pick<Context, 'ip' | 'params' | 'requestId'>;
export type ServerFunction = (request: Request, context: FunctionContext) => Promise<Response>;

/**
 * Makes a function out of a call's definition and its handler. Checks, in this order: method (405), origin (403),
 * session (401), content type (415), size (413), syntax (400); then the handler. A throw is a 500 without detail.
 */
export function endpoint<Output>(definition: Endpoint<Output>, handler: Handler<Output>): ServerFunction {
  return async (request, context) => {
    const started = performance.now();
    const requestId = context.requestId || crypto.randomUUID();
    if (request.method === 'OPTIONS') return optionsAnswer(definition);
    const fields: Fields = {};
    const settled = withinCall(() => settle(definition, handler, request, context, fields));
    const answer = await settled.catch((error: unknown) => {
      logProblem('call-failed', { requestId, path: definition.path }, error);
      return fail(INTERNAL);
    });
    const meta = { shape: definition.fault, requestId };
    const response = wantsPage(request.headers)
      ? answerForm(definition, answer, fields, meta)
      : respond(answer, meta);
    logCall({
      requestId,
      method: request.method,
      path: definition.path,
      status: response.status,
      ms: Math.round(performance.now() - started),
      ...(answer.ok ? {} : { fault: answer.fault.kind satisfies FaultKind }),
    });
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

/** Runs the checks and the handler. What could be read of a form is left in `fields`, for a page that shows it again. */
async function settle<Output>(
  definition: Endpoint<Output>,
  handler: Handler<Output>,
  request: Request,
  context: FunctionContext,
  fields: Fields,
): Promise<Answer<unknown>> {
  if (!allowed(definition).includes(request.method)) return wrongMethod(definition);
  if (definition.method === 'POST' && !isOwnOrigin(request, readEnv().URL)) return fail(FOREIGN);
  const url = new URL(request.url);
  const session =
    definition.access === 'staff'
      ? await readSession(readSessionToken({ headers: request.headers, url }))
      : undefined;
  if (definition.access === 'staff' && !session) return fail(SIGNED_OUT);
  const body = await parseBody(request, definition);
  if (!body.ok) return body;
  Object.assign(fields, body.value);
  return handler(toCall(request, url, context, body.value, session));
}

function toCall(
  { headers }: Request,
  url: URL,
  context: FunctionContext,
  body: Fields,
  session: Session | undefined,
): Call {
  return { url, headers, body, session, params: context.params ?? {}, address: context.ip || 'unknown' };
}

function allowed({ method }: Endpoint): string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : ['POST'];
}

function wrongMethod(definition: Endpoint): Answer<never> {
  const methods = allowed(definition).join(', ');
  const fault: Fault = { kind: 'method-not-allowed', message: `Please use ${definition.method}.` };
  return { ok: false, fault, headers: { allow: methods } };
}

function optionsAnswer(definition: Endpoint): Response {
  return new Response(null, {
    status: 204,
    headers: { ...SECURITY_HEADERS, allow: allowed(definition).join(', ') },
  });
}
