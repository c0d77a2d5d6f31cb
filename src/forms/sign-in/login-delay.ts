/** Artificial wait before each administrator sign-in request; `data-login-delay` on `<html>` sets another (tests). */
const LOGIN_DELAY_MS = 2_000;

export function waitBeforeSignIn(): Promise<void> {
  const delay = Number(document.documentElement.dataset['loginDelay'] ?? LOGIN_DELAY_MS);
  return new Promise((resolve) => setTimeout(resolve, delay));
}
