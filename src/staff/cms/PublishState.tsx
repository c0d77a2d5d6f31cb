import { useCallback, useEffect } from 'react';
import { clockTime, dayOf, exactTime, serverTime } from '../shell/times.ts';
import { usePolling } from '../shell/use-polling.ts';
import { useAtom } from '../shell/atom.ts';
import { checkPublishing, publishAgain, publishing, type Publishing } from './publish.ts';
import { Button } from '../shell/Button.tsx';

const WATCH_MS = 2_000;
const REST_MS = 30_000;

/** One line about the live site: publishing, live since, or failed with a way to try again. */
export function PublishState() {
  const state = useAtom(publishing);
  useEffect(() => void checkPublishing(), []);
  usePolling(
    useCallback(() => void checkPublishing(), []),
    state.phase === 'publishing' ? WATCH_MS : REST_MS,
  );
  return (
    <div className="cms-publish" data-phase={state.phase}>
      <p role="status">{sentence(state)}</p>
      {state.phase === 'failed' && <Button onClick={() => void publishAgain()}>Publish again</Button>}
    </div>
  );
}

function sentence(state: Publishing): string {
  if (state.phase === 'publishing') return 'Saved · publishing…';
  if (state.phase === 'failed') {
    return state.reason === 'unconfigured'
      ? 'Last publish failed: no build hook is set up'
      : 'Last publish failed';
  }
  return state.phase === 'live' ? `Live since ${since(state.at)}` : '';
}

function since(at: number): string {
  return dayOf(at) === dayOf(serverTime()) ? clockTime(at) : exactTime(at);
}
