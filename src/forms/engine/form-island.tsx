import type { ReactNode } from 'react';
import type { AnyForm } from './definition.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Form } from './Form.tsx';
import { FormFields } from './FormFields.tsx';
import { Honeypot } from './Honeypot.tsx';
import { submitForm, type Replies } from './submit-form.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm, type FieldState, type FormSetup } from './use-form.ts';

interface Options extends Pick<FormSetup<AnyForm['schema']>, 'confirm' | 'prefill'> {
  replies?: Replies;
  /** Said on the button while an answer is awaited. */
  busyText?: string;
  /** Longer than a screen: its faults are listed at its top. */
  isLong?: boolean;
  /** What stands in the place of some fields, by name. */
  instead?: (state: (name: string) => FieldState) => Readonly<Record<string, ReactNode>>;
}

interface Props {
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Stands above the button. */
  children?: ReactNode;
}

/** The island of a form: its fields one below the other, the honeypot, its button. */
export function formIsland(definition: AnyForm, options: Options = {}) {
  const { name: id, schema, fields, submit, button } = definition;
  const { replies, busyText, isLong = false, instead, ...setup } = options;
  const send = (payload: object) => submitForm(definition, payload, replies);

  return function FormIsland({ labelledBy, children }: Props) {
    const form = useForm({ id, schema, send, ...setup });
    return (
      <Form form={form} endpoint={submit} aria-labelledby={labelledBy}>
        {isLong && <ErrorSummary formId={id} errors={form.errors} fields={fields} />}
        <FormFields fields={fields} state={form.field} instead={instead?.(form.field) ?? {}} />
        <Honeypot />
        {children}
        <SubmitButton busy={form.busy} busyText={busyText}>
          {button}
        </SubmitButton>
      </Form>
    );
  };
}
