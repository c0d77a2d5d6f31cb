import { defineMiddleware } from 'astro:middleware';
import { trimPolicy, trimPolicyTag } from '#build/content-policy.ts';
import { scriptsLast } from '#build/load-order.ts';
import { PAGE_SECURITY_HEADERS } from '#shared/security-headers.ts';

/** Every page's order of loading and its security policy; its other headers are those of every answer (on-demand-function.ts). */
export const onRequest = defineMiddleware(async (context, next) => {
  const response = await next();
  const { status, headers } = response;
  if (!headers.get('content-type')?.startsWith('text/html')) return response;
  const html = scriptsLast(await response.text());
  if (context.isPrerendered) return new Response(trimPolicyTag(html), { status, headers });
  const policy = headers.get('content-security-policy');
  const frames = PAGE_SECURITY_HEADERS['content-security-policy'];
  if (policy) headers.set('content-security-policy', `${trimPolicy(policy, html)};${frames}`);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
});
