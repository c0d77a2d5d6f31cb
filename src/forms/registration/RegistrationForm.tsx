import './registration.css';
import { alert } from '#browser/dialogs.ts';
import { PATHS } from '#shared/paths.ts';
import { formIsland } from '../engine/form-island.tsx';
import { FormField } from '../fields/FormField.tsx';
import { registrationForm } from './form.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

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
