import {
  call,
  type CallOptions,
  type CallResult,
  type Refused,
  type Unreachable,
} from '#browser/api-client.ts';
import { toast } from '#browser/toasts.ts';
import { sessionEndpoints, type SessionShown } from '#shared/endpoints/session.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { PATHS } from '#shared/paths.ts';
import { discardUnsaved, wouldLoseText } from '../shell/unsaved.ts';
import { createAtom } from '../shell/atom.ts';
import { listen } from '../shell/listen.ts';
import { setClock } from '../shell/times.ts';

/**
 * `checking`: the page asks who is here. `expired`: the session ended under somebody's hands; signing in again
 * goes on where it stopped. `unreachable`: nobody answered. `left`: nobody is here, and the page goes away.
 */
export interface Session {
  phase: 'checking' | 'signed-in' | 'expired' | 'unreachable' | 'left';
  /** Empty until somebody was here. */
  username: string;
  /** Milliseconds since 1970 by the clock of this computer, right or wrong; 0 when unknown. */
  expiresAt: number;
}

const NOBODY: Session = { phase: 'checking', username: '', expiresAt: 0 };

export const session = createAtom<Session>(NOBODY);

/** Whether somebody was here and it is not sure that they still are: what visitors wrote is out of sight meanwhile. */
export const isAway = ({ phase, username }: Session): boolean => username !== '' && phase !== 'signed-in';

let waiting: (() => void)[] = [];

/**
 * Asks the server who is signed in; nobody is, or another one than was here → the sign-in page, which comes back to this address.
 * Over a text that would be lost the page asks for the password in place instead.
 */
export async function startSession(): Promise<void> {
  const result = await readSession();
  if (result === 'somebody') {
    channel?.postMessage(session.get().username);
    goOn();
  }
  if (result !== 'nobody') return;
  if (isAway(session.get()) && wouldLoseText()) endHere();
  else {
    leave();
    location.replace(signInAddress());
  }
}

/** Shows nothing of what visitors wrote until it is known who is here. */
function checkAnew(): void {
  if (session.get().phase !== 'left') session.update((state) => ({ ...state, phase: 'checking' }));
}

/** Nobody is here any more: the page shows and keeps nothing while it goes away. */
function leave(): void {
  session.set({ ...NOBODY, phase: 'left' });
}

/** Forgets with `forget` what was read for the one who was here. */
export function onLeave(forget: () => void): void {
  session.subscribe(() => {
    if (session.get().phase === 'left') forget();
  });
}

/** Says that a call has failed, and why; `about` is what later notices of it replace. */
export function sayFailure(what: string, { message }: Refused | Unreachable, about?: string): void {
  toast(`${what}: ${message || 'the server does not answer.'}`, 'error', { about });
}

/** The sign-in page with the way back, hash included. */
export function signInAddress(): string {
  const here = `${location.pathname}${location.search}${location.hash}`;
  return `${PATHS.adminLogin}?return=${encodeURIComponent(here)}`;
}

/**
 * Makes a staff call. When the session has ended, the page asks for the password in place and the call is made again,
 * so that nothing typed is lost. `quiet` calls (polling) do not wait: they fail and the next one tries again.
 */
export async function staffCall<Output>(
  endpoint: Endpoint<Output>,
  options: CallOptions = {},
  quiet = false,
): Promise<CallResult<Output>> {
  const result = await call(endpoint, options);
  if (result.ok || result.kind !== 'refused' || result.status !== 401) return result;
  // Asked before it was known who is here: the page is on its way to the sign-in page.
  if (session.get().phase === 'checking') return result;
  endHere();
  if (quiet) return result;
  await new Promise<void>((resolve) => waiting.push(resolve));
  return staffCall(endpoint, options);
}

/** Takes up the session that has just begun again here, whosever it is; calls that were waiting for it go on. */
export async function resumeSession(): Promise<void> {
  await readSession(() => true);
  goOn();
}

/** Asks whether they have signed in again in another tab; then this one goes on too. Any other answer changes nothing. */
export async function signedInElsewhere(): Promise<void> {
  const result = await call(sessionEndpoints.adminSession);
  if (!result.ok || session.get().phase !== 'expired' || !isTheirs(result.data)) return;
  signedIn(result.data);
  goOn();
}

/** Calls that were waiting for a session are made again. */
function goOn(): void {
  const resume = waiting;
  waiting = [];
  for (const again of resume) again();
}

function endHere(): void {
  session.update((state) => ({ ...state, phase: 'expired' }));
}

/** True unless somebody else was here: what they typed and asked for is not done in another one's name. */
const isTheirs = ({ username }: SessionShown): boolean => ['', username].includes(session.get().username);

async function readSession(isWelcome = isTheirs): Promise<'somebody' | 'nobody' | 'unknown'> {
  const result = await call(sessionEndpoints.adminSession);
  if (result.ok && !isWelcome(result.data)) return 'nobody';
  if (result.ok) {
    signedIn(result.data);
    return 'somebody';
  }
  if (result.kind === 'refused' && result.status === 401) return 'nobody';
  session.update((state) => ({ ...state, phase: 'unreachable' }));
  return 'unknown';
}

function signedIn({ username, expiresAt, now }: SessionShown): void {
  const ahead = setClock(Date.parse(now));
  session.set({ phase: 'signed-in', username, expiresAt: Date.parse(expiresAt) + ahead || 0 });
}

const CHANNEL = 'staff-session';
const SIGNED_OUT = 'signed out';

let channel: BroadcastChannel | undefined;

/** Asks anew after a log-out elsewhere, when another one is here now, and when Back shows a remembered page. Out: the way to stop. */
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
  channel?.addEventListener('message', ({ data }) => {
    if (data !== session.get().username) askAgain();
  });
  const stops = [listen(window, ['pagehide'], onHide), listen(window, ['pageshow'], onShow)];
  void startSession();
  return () => {
    channel?.close();
    channel = undefined;
    for (const stop of stops) stop();
  };
}

/** Ends the session on the server, here and in the other tabs, and leaves. False: no answer, so nothing has ended. */
export async function signOut(): Promise<boolean> {
  const result = await call(sessionEndpoints.adminLogout);
  if (!result.ok) return false;
  channel?.postMessage(SIGNED_OUT);
  discardUnsaved();
  leave();
  location.assign(PATHS.adminLogin);
  return true;
}
