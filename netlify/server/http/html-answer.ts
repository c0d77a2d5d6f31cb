import type { Answer } from './call.ts';
import { isFormPost, type Fields } from './parse-body.ts';
import { respond, type AnswerMeta } from './respond.ts';
import type { Endpoint } from '#shared/endpoints.ts';

/** True if a page without script posted a form and waits for a page in answer. */
export function wantsPage(request: Request): boolean {
  return isFormPost(request) && (request.headers.get('accept') ?? '').includes('text/html');
}

export function answerForm(
  _definition: Endpoint,
  answer: Answer<unknown>,
  _fields: Fields,
  meta: AnswerMeta,
): Response {
  return respond(answer, meta);
}
