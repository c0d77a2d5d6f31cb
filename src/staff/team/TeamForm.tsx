import type { ReactNode } from 'react';
import { Form } from '#forms/engine/Form.tsx';
import { FormFields } from '#forms/engine/FormFields.tsx';
import { useForm, type Outcome } from '#forms/engine/use-form.ts';
import type { Fields } from '#forms/fields/field.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { z } from '#shared/zod.ts';
import { staffCall } from '../session/session.ts';
import { SaveButton } from '../ui/SaveButton.tsx';
import { sentenceOf } from './team.ts';

type Answers = Record<string, string>;

interface TeamFormProps<Output> {
  id: string;
  fields: Fields;
  schema: z.core.$ZodType<Answers, Partial<Answers>>;
  endpoint: Endpoint<Output>;
  /** Sent beside the answers. */
  also?: object;
  /** The field at which a refusal is said that names none. */
  faultAt: string;
  button: string;
  busyText?: string;
  onDone: (answer: Output, sent: Answers) => unknown;
  /** Stands above the button. */
  children?: ReactNode;
}

/** A form about accounts: one call, and what the server refuses said at its field. */
export function TeamForm<Output>(props: TeamFormProps<Output>) {
  const { id, fields, schema, endpoint, also, faultAt, button, busyText, onDone, children } = props;
  const form = useForm({ id, schema, send, draft: false });

  async function send(answers: Answers): Promise<Outcome> {
    const result = await staffCall(endpoint, { body: { ...answers, ...also } });
    if (result.ok) {
      await onDone(result.data, answers);
      return { kind: 'sent' };
    }
    const errors = result.kind === 'refused' ? result.errors : {};
    const isPlaced = Object.keys(errors).length > 0;
    return { kind: 'kept', errors: isPlaced ? errors : { [faultAt]: sentenceOf(result) } };
  }

  return (
    <Form form={form} className="team-form">
      <FormFields fields={fields} state={form.field} />
      {children}
      <SaveButton busy={form.busy} busyText={busyText}>
        {button}
      </SaveButton>
    </Form>
  );
}
