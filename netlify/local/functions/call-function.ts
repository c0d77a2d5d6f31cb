import { getLambdaHandler } from '@netlify/serverless-functions-api';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { Answer, Headers } from '../http/answer.ts';
import type { HostedFunction } from './hosted-function.ts';

export interface FunctionCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The caller's address as the socket says it; a header of the client never decides it. */
  address: string;
  /** The path of the function that the call came by. */
  pattern?: string;
  /** Aborts when the caller leaves. */
  client?: AbortSignal;
  /** What the platform tells the function of, instead of a visitor's request. */
  event?: string;
}

/** The id of the site and of its account, for functions, the store and the purge of the cache. */
export const SITE_ID = 'local';
const TIME_LIMIT_MS = 60_000;
const PRODUCTION = 'production';

/** What this server was started as: production, a kind of preview, or a deploy of production that another one has replaced. */
const STARTED_AS = process.env['CONTEXT']?.trim() || PRODUCTION;
/** What this server is a deploy for. */
export const localContext = STARTED_AS === 'replaced' ? PRODUCTION : STARTED_AS;

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

const LALITPUR = { city: 'Lalitpur', timezone: 'Asia/Kathmandu', latitude: 27.67, longitude: 85.32 };
const NEPAL = { country: { code: 'NP', name: 'Nepal' }, subdivision: { code: 'P3', name: 'Bagmati' } };
const GEO_HEADER = base64({ ...LALITPUR, ...NEPAL });
const ACCOUNT_HEADER = base64({ id: SITE_ID });

/** The stream that a function answers through, with what comes before the body. */
type AnswerStream = PassThrough & {
  head?: { statusCode: number; multiValueHeaders?: Record<string, string[]> };
};

/** The shape that Netlify's bootstrap gives a function. Resolves after `waitUntil` too. */
type LambdaHandler = (event: object, stream: AnswerStream, context: object) => Promise<void>;

// Netlify's bootstrap writes through the runtime it is deployed to; here the answer's stream is all there is of that.
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: unknown) => handler,
    HttpResponseStream: {
      from: (stream: AnswerStream, head: AnswerStream['head']) => Object.assign(stream, { head }),
    },
  },
});

/** Headers a client sent, and those that only the platform may set. */
function headersFor({ headers, url, address, event }: FunctionCall, requestId: string) {
  const sent = Object.entries(headers).filter(([name]) => !/^x-(?:nf|netlify)-/.test(name));
  return {
    ...Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
    'x-nf-client-connection-ip': address,
    'x-forwarded-for': address,
    'x-nf-request-id': requestId,
    'x-nf-geo': GEO_HEADER,
    'x-nf-account-info': ACCOUNT_HEADER,
    'x-nf-site-id': SITE_ID,
    'x-nf-site-info': base64({ id: SITE_ID, name: SITE_ID, url: new URL(url).origin }),
    'x-nf-deploy-id': '0',
    'x-nf-deploy-context': localContext,
    'x-nf-deploy-published': STARTED_AS === PRODUCTION ? '1' : '0',
    ...(event && { 'x-netlify-event': event }),
  };
}

/** The function in Netlify's bootstrap, which finds handlers of events by itself, and takes no signal for a request. */
function bootstrap({ default: run, file }: HostedFunction, client?: AbortSignal): LambdaHandler {
  const told = typeof run === 'function' && {
    default: (request: Request, context: unknown) =>
      run(client ? new Request(request, { signal: client }) : request, context),
  };
  const entry = (told || pathToFileURL(file).href) as Parameters<typeof getLambdaHandler>[0];
  return getLambdaHandler(entry) as unknown as LambdaHandler;
}

/**
 * Calls a function through Netlify's bootstrap. Resolves with its answer when that is whole, whatever the function goes on
 * with; rejects when the function fails.
 */
export async function callFunction(hosted: HostedFunction, call: FunctionCall): Promise<Answer> {
  const requestId = randomUUID();
  const event = {
    httpMethod: call.method,
    rawUrl: call.url,
    headers: headersFor(call, requestId),
    // The platform sends it in base64; the bootstrap takes plain bytes too.
    body: call.body.length > 0 ? call.body : undefined,
    isBase64Encoded: false,
    route: call.pattern,
    flags: {},
  };
  const context = { awsRequestId: requestId, getRemainingTimeInMillis: () => TIME_LIMIT_MS };
  const stream: AnswerStream = new PassThrough();
  bootstrap(hosted, call.client)(event, stream, context).catch((error: Error) => stream.destroy(error));
  const body = await buffer(stream);
  const { statusCode: status = 500, multiValueHeaders = {} } = stream.head ?? {};
  const headers: Headers = {};
  for (const [name, values] of Object.entries(multiValueHeaders)) {
    const key = name.toLowerCase();
    // The platform keeps those to itself.
    if (!key.startsWith('x-nf-')) headers[key] = key === 'set-cookie' ? values : values.join(', ');
  }
  return { status, headers, body };
}
