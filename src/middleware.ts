import { defineMiddleware } from 'astro:middleware';
import { trimPolicy, trimPolicyTag } from '#build/content-policy.ts';
import { scriptsLast } from '#build/load-order.ts';
import { PAGE_SECURITY_HEADERS } from '#shared/security-headers.ts';

/** Every page's security policy, and for whatever is answered on demand the headers that the platform gives to files. */
export const onRequest = defineMiddleware(async (context, next) => {
  const response = await next();
  const { status, headers } = response;
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (context.isPrerendered) {
    if (!isPage) return response;
    return new Response(trimPolicyTag(scriptsLast(await response.text())), { status, headers });
  }
  const policy = headers.get('content-security-policy');
  for (const [name, value] of Object.entries(PAGE_SECURITY_HEADERS)) headers.set(name, value);
  if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate');
  if (!isPage) return response;
  const html = scriptsLast(await response.text());
  const frames = PAGE_SECURITY_HEADERS['content-security-policy'];
  if (policy) headers.set('content-security-policy', `${trimPolicy(policy, html)};${frames}`);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
});
