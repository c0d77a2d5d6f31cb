import { decisionPage, declinedPage } from '../pages/decision-page.ts';
import { faultPage } from '../pages/fault-page.ts';
import { formPage } from '../pages/form-pages.ts';
import { PAGE_STYLE_HASH } from '../pages/page-style.ts';
import type { Answer } from './call.ts';
import { isFormPost, type Fields } from './parse-body.ts';
import { headersOf, respond, statusOf, type AnswerMeta } from './respond.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';

const PAGE_POLICY = `default-src 'none'; style-src '${PAGE_STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** True if a page without script posted a form and waits for a page in answer. */
export function wantsPage(headers: Headers): boolean {
  return isFormPost(headers) && (headers.get('accept') ?? '').includes('text/html');
}

/**
 * Answers a form post with a page: a success leads on (303), a fault shows itself beside what was typed, and what the visitor
 * has yet to decide is asked.
 */
export function answerForm(
  definition: Endpoint,
  answer: Answer<unknown>,
  typed: Fields,
  meta: AnswerMeta,
): Response {
  const page = formPage(definition);
  if (!page) return respond(answer, meta);
  const headers = headersOf(answer, meta.requestId);
  if (answer.ok && !answer.undecided) {
    headers.set('location', page.success);
    return new Response(null, { status: 303, headers });
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', PAGE_POLICY);
  if (answer.ok) {
    const show = answer.undecided === 'asked' ? decisionPage : declinedPage;
    return new Response(show(page, definition.path, typed), { headers });
  }
  const { message, errors = {}, retryAfter } = answer.fault;
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  const body = faultPage(page, definition.path, typed, { message, errors });
  return new Response(body, { status: statusOf(answer.fault), headers });
}
