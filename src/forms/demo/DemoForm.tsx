import './demo.css';
import '#styles/form-parts.css';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCountries } from '#forms/fields/country/use-countries.ts';
import { restoreDraft } from '#forms/engine/draft.ts';
import { ErrorSummary } from '#forms/engine/ErrorSummary.tsx';
import type { Answers } from '#forms/engine/answers.ts';
import { Form } from '#forms/engine/Form.tsx';
import { Honeypot } from '#forms/engine/Honeypot.tsx';
import { useForm } from '#forms/engine/use-form.ts';
import { publicEndpoints } from '#shared/endpoints/public.ts';
import { demoForm, isInStepOne } from '#forms/demo/form.ts';
import { demoStepOneSchema, type DemoRequest } from '#forms/demo/schema.ts';
import { useDemoSchema } from './phone-rule.ts';
import { sendRequest } from './send-request.ts';
import { StepOne } from './StepOne.tsx';
import { StepTwo } from './StepTwo.tsx';

const FORM_ID = 'demo';

/** Request a demo, in two steps [S 2, 4, 5, 8]. Both steps stay in the document, so that Back keeps everything. */
export function DemoForm({ labelledBy }: { labelledBy: string }) {
  const [step, setStep] = useState<1 | 2>(1);
  const [chosen, setChosen] = useState('');
  const countries = useCountries();
  const { schema, load } = useDemoSchema();
  const heading = useRef<HTMLParagraphElement>(null);
  const form = useForm({
    id: FORM_ID,
    schema,
    step: step === 1 ? { schema: demoStepOneSchema, prepare: load, pass: goOn } : undefined,
    send,
  });

  useEffect(() => {
    // The draft's country can be chosen only now that the list is there. It counts as chosen by hand.
    const element = document.getElementById(FORM_ID);
    if (countries === 'loading' || !(element instanceof HTMLFormElement)) return;
    restoreDraft(FORM_ID, element);
    const country = element.elements.namedItem('country');
    if (country instanceof HTMLSelectElement && country.value)
      country.dispatchEvent(new Event('change', { bubbles: true }));
  }, [countries]);

  function goTo(next: 1 | 2) {
    flushSync(() => {
      setStep(next);
    });
    heading.current?.focus();
  }

  function goOn({ country = '' }: Answers) {
    setChosen(country);
    goTo(2);
  }

  async function send(request: DemoRequest) {
    const outcome = await sendRequest(request, heading.current ?? undefined);
    const isBackAtStepOne = outcome.kind === 'sent' || Object.keys(outcome.errors ?? {}).some(isInStepOne);
    if (isBackAtStepOne) setStep(1);
    return outcome;
  }

  const list = typeof countries === 'string' ? [] : countries;
  return (
    <Form form={form} endpoint={publicEndpoints.demoSubmit} labelledBy={labelledBy}>
      <ol className="steps needs-script" aria-hidden="true">
        <li aria-current={step === 1 ? 'step' : undefined} data-done={step === 2 ? '' : undefined}>
          You
        </li>
        <li aria-current={step === 2 ? 'step' : undefined}>Your company</li>
      </ol>
      <p ref={heading} tabIndex={-1} className="step-label needs-script">
        {`Step ${step} of 2`}
      </p>
      <ErrorSummary formId={form.id} errors={form.errors} questions={demoForm.questions} />
      <StepOne
        field={form.field}
        isActive={step === 1}
        busy={form.busy}
        countries={countries}
        onChoose={() => void load()}
      />
      <StepTwo
        field={form.field}
        isActive={step === 2}
        busy={form.busy}
        country={list.find(({ iso }) => iso === chosen)}
        onBack={() => {
          goTo(1);
        }}
      />
      <Honeypot />
    </Form>
  );
}
