import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublishedSite } from '../publish/published-site.ts';
import type { RequestTarget } from '../request-target.ts';
import { sendFile } from './send-file.ts';

function asRequest(request: IncomingMessage, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(url, { headers });
}

/** Applies the first redirect or rewrite rule that matches; false when there is none. */
export async function answerRedirect(
  site: PublishedSite,
  target: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const rule = await site.rules.redirects?.match(asRequest(request, target.url));
  if (!rule) return false;
  if (rule.redirect) {
    const location = rule.external ? rule.target.href : rule.targetRelative;
    response.writeHead(rule.statusCode, { ...site.rules.headersFor(target.path), location }).end();
    return true;
  }
  const found = rule.external ? undefined : site.files.find(decodeURIComponent(rule.target.pathname));
  if (!found || !('file' in found)) return false;
  await sendFile(request, response, found.file, rule.statusCode);
  return true;
}
