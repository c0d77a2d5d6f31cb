import { useEffect } from 'react';
import { deviceStorage } from '#browser/storage.ts';
import { workEndpoints } from '#shared/endpoints/casework.ts';
import { forgetSeen, raiseSeen, seenOf } from '../inbox/model/seen.ts';
import { versions } from '../inbox/model/versions.ts';
import { session, staffCall } from '../session/session.ts';
import { useAtom } from '../shell/atom.ts';
import { listen } from '../shell/listen.ts';
import { ALL_TABS } from '../tabs.tsx';

const LISTS = ALL_TABS.filter(({ list }) => list).map(({ id }) => id);
/** Whose the marks are that this browser keeps. Before there were several people they were anybody's. */
const OWNER = 'admin:seen-by';
/** What was seen is told once in so long at most, and when the page goes out of sight. */
const EVERY_MS = 60_000;

/** Keeps what somebody has seen the same on all their devices. Draws nothing. */
export default function SeenSync() {
  const { phase, username } = useAtom(session);
  const isHere = phase === 'signed-in';
  useEffect(() => (isHere ? keepInStep(username) : undefined), [isHere, username]);
  return null;
}

/** Returns the way to stop. */
function keepInStep(person: string): () => void {
  const owner = deviceStorage.read(OWNER);
  // A colleague's marks on this device are not this person's.
  if (typeof owner === 'string' && owner !== person) for (const list of LISTS) forgetSeen(list);
  deviceStorage.write(OWNER, person);
  let known: Readonly<Record<string, number>> | undefined;
  let version: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (seen: unknown): void => {
    if (typeof seen !== 'object' || seen === null) return;
    known = seen as Record<string, number>;
    for (const [list, moment] of Object.entries(known)) if (LISTS.includes(list)) raiseSeen(list, moment);
  };
  /** What the server does not know yet. */
  const unsaid = (): [string, number][] =>
    LISTS.map((list): [string, number] => [list, seenOf(list).get() ?? 0]).filter(
      ([list, moment]) => moment > (known?.[list] ?? 0),
    );
  const tell = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const seen = unsaid();
    if (!known || seen.length === 0) return;
    const result = await staffCall(
      workEndpoints.workSeen,
      { body: { seen: Object.fromEntries(seen) } },
      true,
    );
    if (result.ok) take(result.data.seen);
  };
  const onSeen = (): void => {
    if (known && unsaid().length > 0) timer ??= setTimeout(() => void tell(), EVERY_MS);
  };
  const check = async (): Promise<void> => {
    const told = versions.get();
    const now = told?.own?.['seen'];
    if (!told || (known && now === version)) return;
    version = now;
    // Nothing is stored yet: what this browser knows is the beginning.
    if (now === undefined) take({});
    else {
      const result = await staffCall(workEndpoints.workSeenList, {}, true);
      if (result.ok) take(result.data.seen);
    }
    onSeen();
  };
  const onHide = (): void => {
    if (document.visibilityState === 'hidden' && timer) void tell();
  };
  const stops = [
    versions.subscribe(() => void check()),
    ...LISTS.map((list) => seenOf(list).subscribe(onSeen)),
    listen(document, ['visibilitychange'], onHide),
  ];
  void check();
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
}
