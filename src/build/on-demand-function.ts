import { createHandler as createAstroHandler } from '@astrojs/netlify/ssr-function.js';
import { PAGE_SECURITY_HEADERS } from '#shared/security-headers.ts';

type Handler = ReturnType<typeof createAstroHandler>;

/**
 * The function of pages that are rendered on demand. Every answer passes here, also those that Astro gives before any page of
 * ours runs (a redirect to a better address, a request of another site): each says what the platform says of files.
 */
export function createHandler(options: Parameters<typeof createAstroHandler>[0]): Handler {
  const handle = createAstroHandler(options);
  return async (request, context) => {
    const answer = await handle(request, context);
    const headers = new Headers(answer.headers);
    for (const [name, value] of Object.entries(PAGE_SECURITY_HEADERS))
      if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate');
    const { status, statusText } = answer;
    return new Response(answer.body, { status, statusText, headers });
  };
}
