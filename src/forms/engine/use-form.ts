import { useEffect, useRef, useState, type RefObject, type SubmitEvent, type SyntheticEvent } from 'react';
import type { FieldErrors } from '#shared/result.ts';
import type { z } from '#shared/zod.ts';
import { validate } from '#shared/validate.ts';
import { prepareDialogs } from '#browser/dialogs.ts';
import { beginForm, dropDraft, fillEmpty, saveDraft, secretsOf, type Values } from './draft.ts';
import { markReady } from './early-submit.ts';
import { changedSince, errorsWithPlace, firstFaulty, readAnswers, type Answers } from './answers.ts';
import { createSubmissionIds } from './submission-ids.ts';
import { useAttempt, type HeldBusy } from './use-attempt.ts';
import { useFieldErrors, type HeldFaults } from './use-field-errors.ts';

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

interface Step {
  /** Only this is checked. */
  schema: FormSchema;
  /** Brings what the next step needs; never rejects. */
  prepare: () => Promise<void>;
  pass: (answers: Answers) => void;
}

export interface FormSetup<S extends FormSchema> {
  /** Names the form: prefix of its control ids and key of its draft. */
  id: string;
  schema: S;
  /** Set on an earlier step of a long form, whose answers are passed on and not sent. */
  step?: Step | undefined;
  /** Asked when all answers are valid; false ends the attempt with everything kept. */
  confirm?: () => Promise<boolean>;
  /** Gets the cleaned answers, with a `submissionId` if the schema carries one. No outcome: nothing is left to do here. */
  send: (payload: z.core.output<S>) => Promise<Outcome | undefined>;
  /** Keep a draft for this tab; default true, unless one is held. */
  draft?: boolean;
  /** A draft that outlives the form, and with it what is wrong and whether it is on its way. */
  held?: HeldDraft;
  /** What the page knows already: draft.ts says what it may take the place of; the same function at every drawing. */
  prefill?: () => Values;
}

/** A draft outside its form. */
export interface HeldDraft {
  faults: HeldFaults;
  busy: HeldBusy;
  /** The answer of a field. */
  controlled: (name: string) => Controlled;
}

/** What a field component needs to know of its field. */
export interface FieldState {
  id: string;
  name: string;
  error: string | undefined;
  /** Given where the answer is held outside the control, as React has it. */
  controlled?: Controlled | undefined;
}

export interface Controlled {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  readOnly: boolean;
  /** For a control that knows no `readOnly`: a list. */
  disabled?: boolean;
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
    onChange: (event: SyntheticEvent<HTMLFormElement>) => void;
    onFocus: () => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
}

/** The one form engine: uncontrolled controls, one schema, one submission at a time, nothing lost. */
export function useForm<S extends FormSchema>(setup: FormSetup<S>): FormController<S> {
  const { id, schema, prefill, held, draft: keepsDraft = !held } = setup;
  const ref = useRef<HTMLFormElement>(null);
  const [ids] = useState(createSubmissionIds);
  const shown = useFieldErrors(held?.faults);
  const attempt = useAttempt(held?.busy);

  // With script the form speaks for itself: what it begins with comes in, then what was pressed meanwhile is heard.
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    beginForm(id, form, keepsDraft, prefill?.() ?? {});
    if (form.matches(':focus-within')) void prepareDialogs();
    markReady(form);
  }, [id, keepsDraft, prefill]);

  function onChange(event: SyntheticEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const { name } = event.target as HTMLInputElement;
    if (keepsDraft) saveDraft(id, form);
    const checked = validate(setup.step?.schema ?? schema, readAnswers(form));
    shown.changed(name, checked.ok ? {} : checked.fault.errors);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (attempt.busy) return;
    if (keepsDraft) saveDraft(id, form);
    const { step } = setup;
    if (!passes(step?.schema ?? schema, form)) return;
    if (step) goOn(form, step);
    else submit(form);
  }

  /** The cleaned answers; or, with its messages shown and focus on the first fault, undefined. */
  function passes<C extends FormSchema>(
    against: C,
    form: HTMLFormElement,
    answers = readAnswers(form),
  ): { payload: z.core.output<C> } | undefined {
    const checked = validate(against, answers);
    if (checked.ok) {
      shown.clear();
      return { payload: checked.value };
    }
    shown.show(checked.fault.errors);
    firstFaulty(form, checked.fault.errors)?.focus();
    return undefined;
  }

  // What is typed while something is waited for counts: the answers are read and checked again afterwards.

  function goOn(form: HTMLFormElement, step: Step) {
    attempt.run(async () => {
      await step.prepare();
      if (passes(step.schema, form)) step.pass(readAnswers(form));
    });
  }

  function submit(form: HTMLFormElement) {
    attempt.run(async ({ setBusy, answerOf }) => {
      if (setup.confirm) {
        await prepareDialogs();
        setBusy(false);
        if (!(await setup.confirm())) return;
        setBusy(true);
      }
      const answers = readAnswers(form);
      const submissionId = ids.idFor(
        answers,
        keepsDraft ? { formId: id, without: secretsOf(form) } : undefined,
      );
      const checked = passes(schema, form, { ...answers, submissionId });
      const outcome = checked && (await answerOf(setup.send(checked.payload)));
      if (!outcome) return;
      const faulty = settle(form, answers, outcome);
      if (!outcome.tell) {
        faulty?.focus();
        return;
      }
      await prepareDialogs();
      setBusy(false);
      await outcome.tell(faulty);
    });
  }

  /** Clears or keeps; answers the control that needs attention. */
  function settle(
    form: HTMLFormElement,
    sent: Answers,
    { kind, errors = {} }: Outcome,
  ): HTMLElement | undefined {
    if (kind === 'sent') {
      ids.renew();
      // An answer that was changed after the press has not been sent.
      const unsent = changedSince(sent, form);
      dropDraft(id);
      form.reset();
      shown.clear();
      fillEmpty(form, unsent);
      if (keepsDraft && Object.keys(unsent).length > 0) saveDraft(id, form);
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
    field: (name) => ({
      id: `${id}-${name}`,
      name,
      error: shown.errors[name],
      controlled: held?.controlled(name),
    }),
    attributes: { id, ref, onChange, onFocus: () => void prepareDialogs(), onSubmit },
  };
}
