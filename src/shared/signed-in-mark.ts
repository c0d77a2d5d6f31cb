/**
 * Name of the cookie that says "there may be a staff session", set and ended together with the session's own. Script may
 * read it, so that the pages of visitors, who have none, need not ask the server who they are. It opens no door.
 */
export const SIGNED_IN_MARK = 'gr8_signed_in';
