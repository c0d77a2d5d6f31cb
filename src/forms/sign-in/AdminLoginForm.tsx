import { SignInForm } from '#forms/sign-in/SignInForm.tsx';
import { placeAfterSignIn } from './after-sign-in.ts';

/** The sign-in pages' form: goes on to the staff area. */
export function AdminLoginForm({ labelledBy }: { labelledBy: string }) {
  return <SignInForm id="admin-login" labelledBy={labelledBy} onSignedIn={goOn} />;
}

function goOn(): Promise<void> {
  window.location.assign(placeAfterSignIn(window.location.search));
  return Promise.resolve();
}
