import { get, post, PUBLIC_STATUS } from './endpoint.ts';

const PATH = '/unsubscribe';

/** Where the link in a mail leads. Its parameters say for whom; mail programs post to it by themselves (RFC 8058), in two types of body. */
export const unsubscribeEndpoints = {
  /** A page that asks. It changes nothing: scanners of mail open every link. */
  unsubscribeAsk: get(PATH, PUBLIC_STATUS),
  /** Ends the mail; with `?undo=1` goes on with it. */
  unsubscribe: post(PATH, 'none', PUBLIC_STATUS),
} as const;
