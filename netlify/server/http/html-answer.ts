import type { Answer } from './call.ts';
import { isFormPost, type Fields } from './parse-body.ts';
import { headersOf, statusOf, type AnswerMeta } from './respond.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { Fault } from '#shared/result.ts';

/** What one form shows to a visitor without script; each of its pages is whole HTML that holds what was `typed`. */
export interface FormAnswers {
  /** Hash of the one style sheet in the pages, as a content policy names it. */
  styleHash: string;
  /** Where a success leads. */
  success: string;
  /** Asks what the visitor has yet to decide. */
  ask: (typed: Fields) => string;
  /** Says that nothing was done, after a no. */
  declined: (typed: Fields) => string;
  /** Lists what is wrong. */
  fault: (typed: Fields, fault: Fault) => string;
}

/** The pages of the form that posts to a call, handed in by whoever knows the forms; undefined if no form does. */
export type FindFormPages = (definition: Endpoint) => FormAnswers | undefined;

/** The headers of a whole page that a function answers with; `styleHash` is that of its one style sheet. */
export function pageHeaders(styleHash: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src '${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
}

/** True if a page without script posted a form and waits for a page in answer. */
export const wantsPage = (headers: Headers): boolean =>
  isFormPost(headers) && (headers.get('accept') ?? '').includes('text/html');

/** Answers a form post: a success leads on (303), a fault or an open question is a page. */
export function answerForm(
  pages: FormAnswers,
  answer: Answer<unknown>,
  typed: Fields,
  { requestId }: AnswerMeta,
): Response {
  const headers = headersOf(answer, requestId);
  if (answer.ok && !answer.undecided) {
    headers.set('location', pages.success);
    return new Response(null, { status: 303, headers });
  }
  for (const [name, value] of Object.entries(pageHeaders(pages.styleHash))) headers.set(name, value);
  if (answer.ok) {
    const page = answer.undecided === 'asked' ? pages.ask(typed) : pages.declined(typed);
    return new Response(page, { headers });
  }
  return new Response(pages.fault(typed, answer.fault), { status: statusOf(answer.fault), headers });
}
