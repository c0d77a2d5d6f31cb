import { call } from '#browser/api-client.ts';
import { sessionEndpoints } from '#shared/endpoints/session.ts';
import { PATHS } from '#shared/paths.ts';
import { letTextGo } from '../shell/leave-guard.ts';
import { checkAnew, leave, startSession } from './session.ts';

const CHANNEL = 'staff-session';
const SIGNED_OUT = 'signed out';

let channel: BroadcastChannel | undefined;

/**
 * Asks who is here now, after a log-out in another tab, and when the page comes back from the browser's memory: Back
 * after Log out shows nothing. Returns the way to stop.
 */
export function watchSession(): () => void {
  const askAgain = (): void => {
    checkAnew();
    void startSession();
  };
  const onHide = ({ persisted }: PageTransitionEvent): void => {
    // The browser's memory keeps the page as it looks now.
    if (persisted) checkAnew();
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) askAgain();
  };
  channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', askAgain);
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  void startSession();
  return () => {
    channel?.close();
    channel = undefined;
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
  };
}

/** Ends the session on the server, here and in the other tabs, and leaves. False: no answer, so nothing has ended. */
export async function signOut(): Promise<boolean> {
  const result = await call(sessionEndpoints.adminLogout);
  if (!result.ok) return false;
  channel?.postMessage(SIGNED_OUT);
  letTextGo();
  leave();
  location.assign(PATHS.adminLogin);
  return true;
}
