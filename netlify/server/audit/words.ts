import { endpoints } from '#shared/endpoints/all.ts';

/** What each call does, as the audit says it. */
const DONE: readonly (readonly [path: string, done: string])[] = [
  [endpoints.adminLogin.path, 'Signed in'],
  [endpoints.blogUpload.path, 'Added a post'],
  [endpoints.blogUpdate.path, 'Changed a post'],
  [endpoints.blogDelete.path, 'Deleted a post'],
  [endpoints.faqAdd.path, 'Added an FAQ'],
  [endpoints.faqUpdate.path, 'Changed an FAQ'],
  [endpoints.faqDelete.path, 'Deleted an FAQ'],
  [endpoints.contentPublish.path, 'Published'],
  [endpoints.contentReindex.path, 'Made the indexes anew'],
  [endpoints.submissionMove.path, 'Moved between inbox and spam'],
  [endpoints.notificationSend.path, 'Sent a message again'],
  [endpoints.workSet.path, 'Changed status or holder'],
  [endpoints.workNote.path, 'Wrote a note'],
  [endpoints.auditExport.path, 'Exported as CSV'],
];
const WORDS = new Map(DONE);

/** `Signed in`, `Signed in: refused`; a call without words is named by its path. */
export function whatWasDone(path: string, fault: string): string {
  const done = WORDS.get(path) ?? path;
  return fault === '' ? done : `${done}: ${fault}`;
}
