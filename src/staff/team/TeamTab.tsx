import './team.css';
import { useEffect, useState } from 'react';
import { Failed } from '../shell/Notice.tsx';
import { TabPage } from '../ui/TabPage.tsx';
import { useAtom } from '../shell/atom.ts';
import type { TabProps } from '../tabs.tsx';
import { Colleagues } from './Colleagues.tsx';
import { FactorPanel } from './FactorPanel.tsx';
import { Invite } from './Invite.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { readTeam, team } from './team.ts';

/** Who the administrators are, and what each does about his own account. */
export default function TeamTab({ tab }: TabProps) {
  const state = useAtom(team);
  const [failure, setFailure] = useState<string>();
  const read = () => void readTeam().then(setFailure);
  useEffect(read, []);
  return (
    <TabPage tab={tab} className="team">
      {failure !== undefined && <Failed title={failure} tryAgain={read} />}
      {!state && failure === undefined && <p role="status">Loading…</p>}
      {state && (
        <>
          <section aria-labelledby="team-people">
            <h3 id="team-people">People</h3>
            <Colleagues state={state} />
            <Invite canMail={state.mail} />
          </section>
          <section aria-labelledby="team-own">
            <h3 id="team-own">My account</h3>
            <PasswordPanel isEnvironment={state.you.isEnvironment} />
            <FactorPanel isSet={state.you.factor} recoveryLeft={state.you.recoveryLeft} />
            <OwnSessions />
          </section>
        </>
      )}
    </TabPage>
  );
}
