import { useState } from 'react';
import { toast } from '#browser/toasts.ts';
import { codeFields, codeSchema } from '#forms/team/form.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { teamEndpoints, type FactorOffered } from '#shared/endpoints/team.ts';
import { copy } from '../inbox/actions/reply.ts';
import { staffCall } from '../session/session.ts';
import { tell } from '../shell/ask.ts';
import { useAtom } from '../shell/atom.ts';
import { Button } from '../shell/Button.tsx';
import { newCodes, readTeam, sentenceOf } from './team.ts';
import { TeamForm } from './TeamForm.tsx';

/** The second factor: set with an app, ended with a code. The recovery codes are shown once. */
export function FactorPanel({ isSet, recoveryLeft }: { isSet: boolean; recoveryLeft: number }) {
  const codes = useAtom(newCodes);
  return (
    <details className="team-panel" open={codes ? true : undefined}>
      <summary>{isSet ? 'Second factor: on' : 'Second factor: off'}</summary>
      {codes && <RecoveryCodes codes={codes} onKept={() => newCodes.set(undefined)} />}
      {!codes && isSet && (
        <>
          <p>{`Each sign-in asks for a code of your app. Recovery codes left: ${recoveryLeft}.`}</p>
          <CodeForm
            id="team-factor-end"
            endpoint={teamEndpoints.factorEnd}
            button="Turn off"
            onDone={() => toast('The second factor is off.')}
          />
        </>
      )}
      {!codes && !isSet && <Offer />}
    </details>
  );
}

function Offer() {
  const [offered, setOffered] = useState<FactorOffered>();
  const begin = async (): Promise<void> => {
    const result = await staffCall(teamEndpoints.factorOffer);
    if (result.ok) setOffered(result.data);
    else await tell(sentenceOf(result));
  };
  if (!offered)
    return (
      <>
        <p>A code from an app on your phone is asked for beside your password.</p>
        <Button onClick={() => void begin()}>Set up an app</Button>
      </>
    );
  const { size, path } = offered.qr;
  return (
    <>
      <p>
        Scan this with an app for codes, or <a href={offered.address}>open it on this device</a>. Then type
        the code that the app shows.
      </p>
      <svg
        className="team-qr"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code for your app; the key below says the same"
      >
        <path d={path} />
      </svg>
      <p>
        Or type this key: <code>{offered.secret}</code>
      </p>
      <CodeForm
        id="team-factor-set"
        endpoint={teamEndpoints.factorConfirm}
        button="Turn on"
        onDone={({ codes }) => newCodes.set(codes)}
      />
    </>
  );
}

interface CodeFormProps<Output> {
  id: string;
  endpoint: Endpoint<Output>;
  button: string;
  onDone: (answer: Output) => void;
}

function CodeForm<Output>({ onDone, ...form }: CodeFormProps<Output>) {
  const done = async (answer: Output): Promise<void> => {
    onDone(answer);
    await readTeam();
  };
  return <TeamForm {...form} fields={codeFields} schema={codeSchema} faultAt="code" onDone={done} />;
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <div role="status">
      <p>
        <strong>Keep these recovery codes.</strong> Each signs you in once when your phone is gone. They are
        not shown again.
      </p>
      <ul className="team-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="team-steps">
        <Button onClick={() => void copy(codes.join('\n'))}>Copy codes</Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  );
}
