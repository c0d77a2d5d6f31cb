import { useCallback, useEffect } from 'react';
import { checkPublishing, lookForChange, publishAgain, publishing } from '../cms/publish.ts';
import { publishSentence } from '../cms/PublishState.tsx';
import { session } from '../session/session.ts';
import { useAtom } from './atom.ts';
import { Button } from './Button.tsx';
import { usePolling } from './use-polling.ts';

const BUILD_MS = 2_000;
const REST_MS = 4_000;

/**
 * Says on every tab that the last publish failed, until it is put right. The Cms page says it in its own head (`isSaid`), so
 * the place is empty there; it is always there, so that screen readers notice what comes into it.
 */
export default function PublishNotice({ isSaid }: { isSaid: boolean }) {
  const state = useAtom(publishing);
  const { phase } = useAtom(session);
  const isBuilding = state.phase === 'publishing';
  useEffect(() => {
    if (phase === 'signed-in') void lookForChange();
  }, [phase]);
  usePolling(
    useCallback(() => {
      if (phase === 'signed-in') void (isBuilding ? checkPublishing : lookForChange)();
    }, [phase, isBuilding]),
    isBuilding ? BUILD_MS : REST_MS,
  );
  const hasFailed = state.phase === 'failed' && !isSaid;
  return (
    <div className="admin-publish" role="status">
      {hasFailed && (
        <>
          <p>{publishSentence(state)}</p>
          <Button onClick={() => void publishAgain()}>Publish again</Button>
        </>
      )}
    </div>
  );
}
