import { useEffect, useState } from 'react';
import { SignInForm } from '#forms/sign-in/SignInForm.tsx';
import { resumeSession, session, signInAddress } from './session.ts';

const FORM_ID = 'sign-in-again';

interface Props {
  /** Given while the session still runs. */
  onClose: (() => void) | undefined;
}

/** The sign-in form of the dialog, for the one who was here; begins where something has to be typed. */
export default function SignInFields({ onClose }: Props) {
  const [username] = useState(() => session.get().username);
  useEffect(
    () => document.getElementById(`${FORM_ID}-${username ? 'password' : 'username'}`)?.focus(),
    [username],
  );
  return (
    <SignInForm
      id={FORM_ID}
      username={username}
      onSignedIn={async () => {
        await resumeSession();
        onClose?.();
      }}
    >
      {!onClose && <a href={signInAddress()}>Leave for the sign-in page</a>}
    </SignInForm>
  );
}
