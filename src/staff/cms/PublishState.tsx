import { useEffect } from 'react';
import { shortTime } from '../shell/times.ts';
import { useAtom } from '../shell/atom.ts';
import { checkPublishing, publishAgain, publishing, type Publishing } from './publish.ts';
import { Button } from '../shell/Button.tsx';

/** One line about the live site: publishing, in the next build, live since, or failed; with a way to publish now. */
export function PublishState() {
  const state = useAtom(publishing);
  useEffect(() => void checkPublishing(), []);
  const sentence = publishSentence(state);
  return (
    <div className="cms-publish" data-phase={state.phase}>
      <p role="status" className={sentence && 'admin-live'}>
        {sentence}
      </p>
      {state.phase === 'failed' && <Button onClick={() => void publishAgain()}>Publish again</Button>}
      {state.phase === 'scheduled' && <Button onClick={() => void publishAgain()}>Publish now</Button>}
    </div>
  );
}

/** What there is to say of the live site; empty while nothing is known. */
export function publishSentence(state: Publishing): string {
  if (state.phase === 'publishing') return 'Saved · publishing…';
  if (state.phase === 'scheduled') return `Visible now · in the next build at ${shortTime(state.at)}`;
  if (state.phase === 'failed') {
    return state.reason === 'unconfigured'
      ? 'Last publish failed: no build hook is set up'
      : 'Last publish failed';
  }
  return state.phase === 'live' ? `Live since ${shortTime(state.at)}` : '';
}
