import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { finished } from 'node:stream';
import type { FunctionResponse } from './function-response.ts';
import type { FunctionMatch } from './match-function.ts';

export interface FunctionCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The caller's address as the socket says it; a header of the client never decides it. */
  address: string;
}

const TIME_LIMIT_MS = 60_000;

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

const KATHMANDU = {
  city: 'Lalitpur',
  country: { code: 'NP', name: 'Nepal' },
  subdivision: { code: 'P3', name: 'Bagmati' },
  timezone: 'Asia/Kathmandu',
  latitude: 27.67,
  longitude: 85.32,
};
const GEO_HEADER = base64(KATHMANDU);
const ACCOUNT_HEADER = base64({ id: 'local' });
const SITE_ID = 'local';

/** Headers a client sent, without those that only the platform may set. */
function clientHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name.startsWith('x-nf-') || name.startsWith('x-netlify-')) continue;
    kept[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return kept;
}

function platformHeaders(url: string, address: string, requestId: string): Record<string, string> {
  return {
    'x-nf-client-connection-ip': address,
    'x-forwarded-for': address,
    'x-nf-request-id': requestId,
    'x-nf-geo': GEO_HEADER,
    'x-nf-account-info': ACCOUNT_HEADER,
    'x-nf-site-id': SITE_ID,
    'x-nf-site-info': base64({ id: SITE_ID, name: SITE_ID, url: new URL(url).origin }),
    'x-nf-deploy-id': '0',
    'x-nf-deploy-context': 'production',
  };
}

/** Calls a function through Netlify's bootstrap; resolves when its answer is written, whatever it goes on with. */
export function invokeFunction(
  { hosted, route }: FunctionMatch,
  call: FunctionCall,
  answer: FunctionResponse,
): Promise<void> {
  const requestId = randomUUID();
  const event = {
    httpMethod: call.method,
    rawUrl: call.url,
    headers: { ...clientHeaders(call.headers), ...platformHeaders(call.url, call.address, requestId) },
    // The platform sends it in base64; the bootstrap takes plain bytes too.
    body: call.body.length > 0 ? call.body : undefined,
    isBase64Encoded: false,
    route: route?.pattern,
    flags: {},
  };
  const context = { awsRequestId: requestId, getRemainingTimeInMillis: () => TIME_LIMIT_MS };
  return new Promise((resolve, reject) => {
    finished(answer, (error) => (error ? reject(error) : resolve()));
    hosted.handler(event, answer, context).catch((error: Error) => answer.destroy(error));
  });
}
