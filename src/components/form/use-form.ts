import { useEffect, useRef, useState, type FormEvent, type RefObject, type SubmitEvent } from 'react';
import type { FieldErrors } from '#shared/result.ts';
import type { z } from '#shared/schemas/zod.ts';
import { validate } from '#shared/validate.ts';
import { dropDraft, restoreDraft, saveDraft } from './draft.ts';
import { markReady } from './early-submit.ts';
import { errorsWithPlace, firstFaulty, readAnswers, type Answers } from './fields.ts';
import { createSubmissionIds } from './submission-ids.ts';
import { useAttempt } from './use-attempt.ts';
import { useFieldErrors } from './use-field-errors.ts';

type FormSchema = z.core.$ZodType;
export type FieldName<S extends FormSchema> = Extract<keyof z.core.input<S>, string>;

/**
 * What came of a submission. `sent` clears the form; `kept` leaves every field as it is and may bring field errors.
 * `tell` says it to the visitor after that; focus then belongs on `returnTo`.
 */
export interface Outcome {
  kind: 'sent' | 'kept';
  errors?: FieldErrors;
  tell?: (returnTo: HTMLElement | undefined) => Promise<unknown>;
}

export interface FormSetup<S extends FormSchema> {
  /** Names the form: prefix of its control ids and key of its draft. */
  id: string;
  schema: S;
  /** An earlier step of a long form: only its own schema is checked, and `pass` comes instead of sending. */
  step?: { schema: FormSchema; pass: (answers: Answers) => void } | undefined;
  /** Asked when all answers are valid; false ends the attempt with everything kept. */
  confirm?: () => Promise<boolean>;
  /** Gets the cleaned answers, with a `submissionId` if the schema carries one. */
  send: (payload: z.core.output<S>) => Promise<Outcome>;
  /** Keep a draft for this tab; default true. */
  draft?: boolean;
}

/** What a field component needs to know of its field. */
export interface FieldState {
  id: string;
  name: string;
  error: string | undefined;
}

export interface FormController<S extends FormSchema> {
  id: string;
  busy: boolean;
  errors: FieldErrors;
  field: (name: FieldName<S>) => FieldState;
  /** For the `<form>` element. */
  attributes: {
    id: string;
    ref: RefObject<HTMLFormElement | null>;
    onChange: (event: FormEvent<HTMLFormElement>) => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
}

/**
 * The one form engine: uncontrolled controls, one schema, messages under the fields, focus on the first fault,
 * one submission at a time, answers kept until the server has them [S 4, 5].
 */
export function useForm<S extends FormSchema>(setup: FormSetup<S>): FormController<S> {
  const { id, schema, draft: keepsDraft = true } = setup;
  const ref = useRef<HTMLFormElement>(null);
  const [ids] = useState(createSubmissionIds);
  const shown = useFieldErrors();
  const attempt = useAttempt();
  useEnhancedForm(ref, id, keepsDraft);

  const check = <C extends FormSchema>(against: C, form: HTMLFormElement) => {
    const answers = readAnswers(form);
    return validate(against, { ...answers, submissionId: ids.idFor(answers) });
  };

  function onChange(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const { name } = event.target as HTMLInputElement;
    if (keepsDraft) saveDraft(id, form);
    const checked = check(setup.step?.schema ?? schema, form);
    shown.changed(name, checked.ok ? {} : checked.fault.errors);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (attempt.busy) return;
    if (keepsDraft) saveDraft(id, form);
    if (setup.step) {
      if (passes(setup.step.schema, form)) setup.step.pass(readAnswers(form));
      return;
    }
    const checked = passes(schema, form);
    if (checked) submit(form, checked.payload);
  }

  /** The cleaned answers; or, with its messages shown and focus on the first fault, undefined. */
  function passes<C extends FormSchema>(
    against: C,
    form: HTMLFormElement,
  ): { payload: z.core.output<C> } | undefined {
    const checked = check(against, form);
    if (checked.ok) {
      shown.clear();
      return { payload: checked.value };
    }
    shown.show(checked.fault.errors);
    firstFaulty(form, checked.fault.errors)?.focus();
    return undefined;
  }

  function submit(form: HTMLFormElement, payload: z.core.output<S>) {
    attempt.run(async ({ setBusy, isCurrent }) => {
      if (setup.confirm && !(await setup.confirm())) return;
      setBusy(true);
      const outcome = await setup.send(payload);
      if (!isCurrent()) return;
      setBusy(false);
      const faulty = settle(form, outcome);
      await outcome.tell?.(faulty);
      if (!outcome.tell) faulty?.focus();
    });
  }

  /** Clears or keeps; answers the control that needs attention. */
  function settle(form: HTMLFormElement, { kind, errors = {} }: Outcome): HTMLElement | undefined {
    if (kind === 'sent') {
      ids.renew();
      dropDraft(id);
      form.reset();
      shown.clear();
      return undefined;
    }
    const placed = errorsWithPlace(form, errors);
    if (Object.keys(placed).length > 0) shown.show(placed, true);
    return firstFaulty(form, placed);
  }

  return {
    id,
    busy: attempt.busy,
    errors: shown.errors,
    field: (name) => ({ id: `${id}-${name}`, name, error: shown.errors[name] }),
    attributes: { id, ref, onChange, onSubmit },
  };
}

/** With script the form speaks for itself: the browser's own bubbles go, a draft comes back. */
function useEnhancedForm(ref: RefObject<HTMLFormElement | null>, id: string, keepsDraft: boolean): void {
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    if (keepsDraft) restoreDraft(id, form);
    markReady(form);
  }, [ref, id, keepsDraft]);
}
