import { noteCall } from '../audit/store/trail.ts';
import type { FindFormPages } from '../http/html-answer.ts';
import { createRouter } from '../http/router.ts';
import { decisionPage, declinedPage } from '../pages/decision-page.ts';
import { faultPage, unreadPage } from '../pages/fault-page.ts';
import { formPage } from '../pages/form-pages.ts';
import { PAGE_STYLE_HASH } from '../pages/page-style.ts';
import { readSession } from '../records/sessions.ts';

const findFormPages: FindFormPages = (definition) => {
  const page = formPage(definition);
  const { path } = definition;
  return (
    page && {
      styleHash: PAGE_STYLE_HASH,
      success: page.success,
      ask: (typed) => decisionPage(page, path, typed),
      declined: (typed) => declinedPage(page, path, typed),
      fault: (typed, { message, errors }) =>
        errors || Object.keys(typed).length > 0
          ? faultPage(page, path, typed, { message, errors: errors ?? {} })
          : unreadPage(page, message),
    }
  );
};

/** Makes a function of the site out of the calls that it answers. */
export const route = createRouter({ readSession, findFormPages, noteCall });
