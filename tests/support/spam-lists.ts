import { screen } from '@testing-library/react';
import { endpoints } from '#shared/endpoints/all.ts';
import { records, staffServer, type FakeServer, type ListedRecord } from '#tests/support/staff-page.tsx';

/** The list whose suspects are moved. */
export const SPAM_LIST = endpoints.letsConnectList.path;
/** When its newest message came. */
export const NEWEST = Date.UTC(2026, 10, 27, 9);

interface SpamLists {
  server: FakeServer;
  /** Three, as they came: `Suspect 1` to `Suspect 3`. */
  suspects: ListedRecord[];
  /** Four in the inbox, `Friend 1` to `Friend 4`. */
  messages: ListedRecord[];
}

/** A server with suspected spam and an inbox whose times mix. */
export function spamLists(): SpamLists {
  const server = staffServer();
  const suspects = records(3, NEWEST - 30_000, (index) => ({ name: `Suspect ${index + 1}` }));
  const messages = records(4, NEWEST, (index) => ({ name: `Friend ${index + 1}` }));
  server.suspected.set(SPAM_LIST, suspects);
  server.inbox.set(SPAM_LIST, messages);
  return { server, suspects, messages };
}

/** What the server was asked to move. */
export const movesOf = ({ calls }: FakeServer) =>
  calls.filter((call) => call.path === endpoints.submissionMove.path);

/** How often the list was read. */
export const readsOf = ({ calls }: FakeServer) => calls.filter((call) => call.path === SPAM_LIST);

/** Whose rows are shown, in their order. */
export const shownNames = () =>
  screen.getAllByRole('row').flatMap((row) => /(?:Friend|Suspect) \d/.exec(row.textContent) ?? []);
