import { useState } from 'react';
import { toast } from '#browser/toasts.ts';
import { teamEndpoints, type SessionListed } from '#shared/endpoints/team.ts';
import { staffCall } from '../session/session.ts';
import { tell } from '../shell/ask.ts';
import { Button } from '../shell/Button.tsx';
import { Failed } from '../shell/Notice.tsx';
import { fullTime } from '../shell/times.ts';
import { sentenceOf } from './team.ts';

/** Where one is signed in oneself; each but this one can be ended here. */
export function OwnSessions() {
  const [sessions, setSessions] = useState<readonly SessionListed[]>();
  const [failure, setFailure] = useState<string>();
  const read = async (): Promise<void> => {
    const result = await staffCall(teamEndpoints.ownSessions);
    setFailure(result.ok ? undefined : sentenceOf(result));
    if (result.ok) setSessions(result.data.sessions);
  };
  const end = async (id: string): Promise<void> => {
    const result = await staffCall(teamEndpoints.ownSessionEnd, { body: { id } });
    if (!result.ok) return tell(sentenceOf(result));
    toast('The session has ended.');
    await read();
  };
  return (
    <details
      className="team-panel"
      onToggle={(event) => {
        if (event.currentTarget.open) void read();
      }}
    >
      <summary>My sessions</summary>
      {failure !== undefined && <Failed title={failure} tryAgain={read} />}
      {!sessions && failure === undefined && <p role="status">Loading…</p>}
      <ul className="team-people">
        {sessions?.map((one) => (
          <li key={one.id}>
            <strong>{one.browser ?? 'Another browser'}</strong>
            <p className="admin-quiet">
              {one.startedAt
                ? `since ${fullTime(Date.parse(one.startedAt))}`
                : `until ${fullTime(Date.parse(one.expiresAt))}`}
            </p>
            {one.isThis ? (
              <p>This one</p>
            ) : (
              <Button
                aria-label={`End the session in ${one.browser ?? 'another browser'}`}
                onClick={() => void end(one.id)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
