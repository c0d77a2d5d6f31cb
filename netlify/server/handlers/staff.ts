import { serve, type ServedCall } from '../http/call.ts';
import { addFaq, changeFaq, removeFaq } from './faqs.ts';
import { listCalls } from './form-lists.ts';
import { move } from './move.ts';
import { showNews } from './news.ts';
import { personalDataCalls } from './personal-data.ts';
import { deleteBlog, listSummariesOfPosts } from './posts.ts';
import { publishAgain, reindex, showContentStatus } from './publishing.ts';
import { endpoints } from '#shared/endpoints/all.ts';

/** What the staff area reads and writes, but for saves that carry a picture. */
export const staffCalls: readonly ServedCall[] = [
  ...listCalls,
  ...personalDataCalls,
  serve(endpoints.submissionMove, move),
  serve(endpoints.submissionNews, showNews),
  serve(endpoints.postList, listSummariesOfPosts),
  serve(endpoints.blogDelete, deleteBlog),
  serve(endpoints.faqAdd, addFaq),
  serve(endpoints.faqUpdate, changeFaq),
  serve(endpoints.faqDelete, removeFaq),
  serve(endpoints.contentStatus, showContentStatus),
  serve(endpoints.contentPublish, publishAgain),
  serve(endpoints.contentReindex, reindex),
];
