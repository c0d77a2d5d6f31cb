import { endpoints } from '#shared/endpoints/all.ts';

/** What each call does, as the audit says it. */
const WORDS: ReadonlyMap<string, string> = new Map([
  [endpoints.adminLogin.path, 'Signed in'],
  [endpoints.adminLogout.path, 'Signed out'],
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
  [endpoints.auditExport.path, 'Exported'],
  [endpoints.personalDataFind.path, 'Looked up personal data'],
  [endpoints.personalDataErase.path, 'Erased personal data'],
  [endpoints.teamInvite.path, 'Invited somebody'],
  [endpoints.teamInviteAgain.path, 'Invited somebody again'],
  [endpoints.invitationAccept.path, 'Took up an invitation'],
  [endpoints.teamChange.path, 'Changed a colleague’s account'],
  [endpoints.teamPassword.path, 'Changed the own password'],
  [endpoints.factorOffer.path, 'Began a second factor'],
  [endpoints.factorConfirm.path, 'Set a second factor'],
  [endpoints.factorEnd.path, 'Ended the own second factor'],
  [endpoints.ownSessionEnd.path, 'Ended an own session'],
]);

/** `Signed in`, `Signed in: refused`, `Erased personal data: not finished`; a call without words is named by its path. */
export function whatWasDone(path: string, fault: string): string {
  const done = WORDS.get(path) ?? path;
  if (fault === '') return done;
  return `${done}: ${fault === 'internal' ? 'not finished' : fault}`;
}
