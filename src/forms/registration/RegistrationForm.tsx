import './registration.css';
import { useEffect, useState } from 'react';
import { alert } from '#browser/dialogs.ts';
import { PATHS } from '#shared/paths.ts';
import { formIsland } from '../engine/form-island.tsx';
import { FormField } from '../fields/FormField.tsx';
import { registrationForm } from './form.ts';
import { STRENGTH_LABELS, strengthPoints } from './strength.ts';

const { question } = registrationForm.fields.password;

/** Registration; its password shows how strong it is, and its success leads on to the sign-in. */
export const RegistrationForm = formIsland(registrationForm, {
  isLong: true,
  busyText: 'Processing...',
  instead: (state) => ({
    password: (
      <div className="password-and-strength">
        <FormField field={state('password')} question={question} />
        <StrengthMeter passwordId={state('password').id} />
      </div>
    ),
  }),
  replies: {
    sent: async (title) => {
      await alert('success', { title, confirmText: 'Continue to Login' });
      window.location.assign(PATHS.login);
    },
  },
});

/** How strong the password in the control `passwordId` is; follows typing, autofill before the script, and a cleared form. */
function StrengthMeter({ passwordId }: { passwordId: string }) {
  const [password, setPassword] = useState('');
  const points = strengthPoints(password);
  const label = STRENGTH_LABELS[points];

  useEffect(() => {
    const input = document.getElementById(passwordId);
    if (!(input instanceof HTMLInputElement)) return;
    const measure = () => setPassword(input.value);
    const clear = () => setPassword('');
    measure();
    input.addEventListener('input', measure);
    input.form?.addEventListener('reset', clear);
    return () => {
      input.removeEventListener('input', measure);
      input.form?.removeEventListener('reset', clear);
    };
  }, [passwordId]);

  return (
    <div className="strength" data-points={password ? points : undefined}>
      <span
        className="strength-bar"
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={points}
        aria-valuetext={label}
      />
      {/* Nothing is judged before anything is typed. */}
      <span>{password ? label : 'Password strength'}</span>
    </div>
  );
}
