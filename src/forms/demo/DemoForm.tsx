import './demo.css';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { alert } from '#browser/dialogs.ts';
import { PATIENCE_MS, within } from '#browser/within.ts';
import type { Answers } from '#forms/engine/answers.ts';
import { rulesOf } from '#forms/engine/definition.ts';
import { restoreDraft } from '#forms/engine/draft.ts';
import { ErrorSummary } from '#forms/engine/ErrorSummary.tsx';
import { Form } from '#forms/engine/Form.tsx';
import { FormFields } from '#forms/engine/FormFields.tsx';
import { Honeypot } from '#forms/engine/Honeypot.tsx';
import { SubmitButton } from '#forms/engine/SubmitButton.tsx';
import { submitForm } from '#forms/engine/submit-form.ts';
import { useForm } from '#forms/engine/use-form.ts';
import { CountryMark } from '#forms/fields/country/CountryMark.tsx';
import { useCountries } from '#forms/fields/country/use-countries.ts';
import { Field } from '#forms/fields/Field.tsx';
import { z } from '#shared/zod.ts';
import { CountryField } from './CountryField.tsx';
import { demoForm, stepOne, stepTwo, createDemoForm } from './form.ts';

const { name: id, fields, button, submit } = demoForm;
const regionNames = () => new Intl.DisplayNames('en', { type: 'region' });
const stepOneSchema = z.object(rulesOf(stepOne));

/** Request a demo, in two steps. Both stay in the document, so that Back keeps everything. */
export function DemoForm({ labelledBy }: { labelledBy: string }) {
  const [step, setStep] = useState<1 | 2>(1);
  const [chosen, setChosen] = useState('');
  const countries = useCountries();
  const { schema, load } = useDemoSchema();
  const heading = useRef<HTMLParagraphElement>(null);
  const form = useForm({
    id,
    schema,
    step: step === 1 ? { schema: stepOneSchema, prepare: load, pass: goOn } : undefined,
    send,
  });

  useEffect(() => {
    // The draft's country can be chosen only now that the list is there. It counts as chosen by hand.
    const element = document.getElementById(id);
    if (countries === 'loading' || !(element instanceof HTMLFormElement)) return;
    restoreDraft(id, element);
    const country = element.elements.namedItem('country');
    if (country instanceof HTMLSelectElement && country.value)
      country.dispatchEvent(new Event('change', { bubbles: true }));
    // Where no list came it was chosen by code, and is read by name.
    if (country instanceof HTMLInputElement && /^[A-Z]{2}$/.test(country.value))
      country.value = regionNames().of(country.value) ?? country.value;
  }, [countries]);

  function goTo(next: 1 | 2) {
    flushSync(() => setStep(next));
    heading.current?.focus();
  }

  function goOn({ country = '' }: Answers) {
    setChosen(country);
    goTo(2);
  }

  async function send(request: object) {
    // After a success the button that was pressed is gone: focus belongs on the start.
    const outcome = await submitForm(demoForm, request, {
      sent: (title) => alert('success', { title, returnTo: heading.current ?? undefined }),
    });
    const isBackAtStepOne =
      outcome.kind === 'sent' || Object.keys(outcome.errors ?? {}).some((name) => name in stepOne);
    if (isBackAtStepOne) setStep(1);
    return outcome;
  }

  const list = typeof countries === 'string' ? [] : countries;
  const country = list.find(({ iso }) => iso === chosen);
  return (
    <Form form={form} endpoint={submit} aria-labelledby={labelledBy}>
      <ol className="steps needs-script" aria-hidden="true">
        <li aria-current={step === 1 ? 'step' : undefined} data-done={step === 2 ? '' : undefined}>
          You
        </li>
        <li aria-current={step === 2 ? 'step' : undefined}>Your company</li>
      </ol>
      <p ref={heading} tabIndex={-1} className="step-label needs-script">
        {`Step ${step} of 2`}
      </p>
      <ErrorSummary formId={id} errors={form.errors} fields={fields} />
      <Step label="About you" isActive={step === 1}>
        <FormFields
          fields={stepOne}
          state={form.field}
          instead={{
            country: (
              <CountryField
                field={form.field('country')}
                countries={countries}
                onChoose={() => void load()}
              />
            ),
          }}
        />
        {/* Until the script is there, what step 2 lacks would keep the browser from sending, out of sight. */}
        <SubmitButton busy={form.busy} className="needs-script" formNoValidate>
          Next Step
        </SubmitButton>
      </Step>
      <Step label="Your business" isActive={step === 2}>
        <FormFields
          fields={stepTwo}
          state={form.field}
          instead={{
            phone: (
              <Field
                field={form.field('phone')}
                {...stepTwo.phone.question}
                before={country && <CountryMark country={country} />}
              />
            ),
          }}
        />
        <div className="demo-buttons">
          <button type="button" className="button button-quiet needs-script" onClick={() => goTo(1)}>
            Back
          </button>
          <SubmitButton busy={form.busy}>{button}</SubmitButton>
        </div>
      </Step>
      <Honeypot />
    </Form>
  );
}

function Step({ label, isActive, children }: { label: string; isActive: boolean; children: ReactNode }) {
  return (
    <div className="demo-step" role="group" aria-label={label} data-inactive={isActive ? undefined : ''}>
      {children}
    </div>
  );
}

/** The schema of the whole request. The phone library is large: `load` fetches it when step 2 is near. */
function useDemoSchema() {
  const [schema, setSchema] = useState(() => demoForm.schema);
  const load = useCallback(async () => {
    const checked = import('#shared/phone.ts').then(({ checkPhone }) => {
      setSchema(() => createDemoForm(checkPhone).schema);
    });
    // A visitor on a slow line goes on without it; it counts from the moment it is there. Offline, the next try asks again.
    await within(PATIENCE_MS, checked).catch(() => undefined);
  }, []);
  return { schema, load };
}
