import './registration.css';
import '#styles/form-parts.css';
import { ErrorSummary } from '#forms/engine/ErrorSummary.tsx';
import { Field } from '#forms/fields/Field.tsx';
import { Form } from '#forms/engine/Form.tsx';
import { Honeypot } from '#forms/engine/Honeypot.tsx';
import { Password } from '#forms/fields/Password.tsx';
import { SubmitButton } from '#forms/engine/SubmitButton.tsx';
import { submitTo } from '#forms/engine/submit-to.ts';
import { useForm } from '#forms/engine/use-form.ts';
import { alert } from '#browser/dialogs.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import { registrationForm } from '#forms/registration/form.ts';
import { PATHS } from '#shared/paths.ts';
import { registrationSchema, type Registration } from '#forms/registration/schema.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

const { questions, submit } = registrationForm;

/** Registration [S 2, 4, 5, 8]. */
export function RegistrationForm({ labelledBy }: { labelledBy: string }) {
  const form = useForm({ id: 'registration', schema: registrationSchema, send: register });
  const password = form.field('password');
  return (
    <Form form={form} endpoint={publicEndpoints.register} labelledBy={labelledBy}>
      <ErrorSummary formId={form.id} errors={form.errors} questions={questions} />
      <div className="form-row">
        <Field field={form.field('name')} {...questions.name} />
        <Field field={form.field('email')} {...questions.email} />
      </div>
      <Field field={form.field('phone')} {...questions.phone} />
      <Field field={form.field('address')} {...questions.address} />
      <div className="password-and-strength">
        <Password field={password} {...questions.password} />
        <StrengthMeter passwordId={password.id} />
      </div>
      <Password field={form.field('confirmPassword')} {...questions.confirmPassword} />
      <Honeypot />
      <SubmitButton busy={form.busy} busyText="Processing...">
        {submit}
      </SubmitButton>
    </Form>
  );
}

function register(registration: Registration) {
  return submitTo(publicEndpoints.register, registration, {
    sent: welcome,
    refused: (reason, returnTo) => alert('error', { title: reason, returnTo }),
    unreachable: () => alert('error', { title: 'Network error. Please try again later.' }),
    wordless: 'Registration failed',
  });
}

async function welcome(): Promise<void> {
  await alert('success', { title: 'Registration successful!', confirmText: 'Continue to Login' });
  window.location.assign(PATHS.login);
}
