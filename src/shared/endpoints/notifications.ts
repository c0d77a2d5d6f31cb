import type { KeptMail, MessageAnswer, NotificationState } from '../notifications.ts';
import { get, post } from './endpoint.ts';

const STAFF = { access: 'staff', fault: 'status' } as const;

/** Staff: what became of the messages about submissions. */
export const notificationEndpoints = {
  /** Every message that has not left yet, and where messages go. */
  notificationState: /* @__PURE__ */ get<NotificationState>('/notifications/state', STAFF),
  /** The messages of one record: `?list=&id=`. */
  notificationOf: /* @__PURE__ */ get<MessageAnswer>('/notifications/message', STAFF),
  /** Tries again at once; body {list, id}, with {kind: "answer"} the visitor's. */
  notificationSend: /* @__PURE__ */ post<MessageAnswer>('/notifications/send', 'json', STAFF),
  /** The addresses that no mail goes to any more, in lower case. */
  unsubscribedList: /* @__PURE__ */ get<{ status: 'success'; addresses: string[] }>(
    '/notifications/unsubscribed',
    STAFF,
  ),
  /** The mails that are kept in files, newest first. */
  keptMails: /* @__PURE__ */ get<{ status: 'success'; mails: KeptMail[] }>('/notifications/mails', STAFF),
  /** One of them as text, by `?name=`. */
  keptMail: /* @__PURE__ */ get<{ status: 'success'; text: string }>('/notifications/mail', STAFF),
} as const;
