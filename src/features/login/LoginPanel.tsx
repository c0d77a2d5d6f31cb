import './login.css';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import { CountryMark } from '#forms/fields/country/CountryMark.tsx';
import { LOADING_COUNTRIES, useCountries, type Countries } from '#forms/fields/country/use-countries.ts';
import { Checkbox } from '#forms/fields/Checkbox.tsx';
import { Field } from '#forms/fields/Field.tsx';
import { Form } from '#forms/engine/Form.tsx';
import { Password } from '#forms/fields/Password.tsx';
import { Select } from '#forms/fields/Select.tsx';
import { SubmitButton } from '#forms/engine/SubmitButton.tsx';
import { useForm, type Outcome } from '#forms/engine/use-form.ts';
import { confirm, info, success } from '#browser/dialogs.ts';
import { PATHS } from '#shared/paths.ts';
import { rememberedMobile, rememberMobile } from './remembered-mobile.ts';
import { z } from '#shared/zod.ts';

const anything = z._default(z.string(), '');

/** The Login Panel checks nothing before Continue. */
const panelSchema = z.object({
  country: anything,
  mobile: anything,
  password: anything,
  terms: anything,
  remember: anything,
});

type PanelAnswers = z.infer<typeof panelSchema>;

const DEFAULT_COUNTRY = 'US';

/** The customer Login Panel. It authenticates nobody, and nothing typed here leaves the browser. `children` lead to the terms. */
export function LoginPanel({ labelledBy, children }: { labelledBy: string; children?: ReactNode }) {
  const countries = useCountries();
  const [chosen, setChosen] = useState('');
  const form = useForm({
    id: 'login-panel',
    schema: panelSchema,
    confirm: askToGoOn,
    send: goOn,
    draft: false,
    prefill: rememberedAnswers,
  });
  const mobile = form.field('mobile');
  const remember = form.field('remember');

  const list = typeof countries === 'string' ? [] : countries;
  const find = (code: string | undefined) => list.find(({ iso }) => iso === code);
  const country =
    find(chosen) ?? (list.length > 0 ? find(countryOfEntry()) : undefined) ?? find(defaultCountry(countries));

  return (
    <Form form={form} aria-labelledby={labelledBy}>
      <div className="form-row">
        <Select
          key={list.length}
          field={form.field('country')}
          label="Country"
          options={list.map(({ iso, name, code }) => ({ value: iso, label: `${name} (${code})` }))}
          placeholder={countries === 'loading' ? LOADING_COUNTRIES : undefined}
          chosen={country?.iso}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) => {
            setChosen(target.value);
            history.replaceState({ ...entryState(), country: target.value }, '');
          }}
          autoComplete="country"
          required
        />
        <Field
          field={mobile}
          label="Mobile number"
          kind="tel"
          inputMode="tel"
          autoComplete="tel-national"
          before={countries !== 'failed' && <CountryMark country={country} />}
          required
        />
      </div>
      <Password field={form.field('password')} label="Password" autoComplete="current-password" required />
      <Checkbox field={form.field('terms')}>Privacy Terms and conditions</Checkbox>
      {children}
      <SubmitButton busy={form.busy}>Continue</SubmitButton>
      <div className="login-extras">
        <Checkbox field={remember}>Remember Me</Checkbox>
        <a href={PATHS.login}>Lost your Password?</a>
      </div>
    </Form>
  );
}

const entryState = () => Object(history.state) as { country?: unknown };

/**
 * The country that was chosen at this entry of the browser's history. On a reload and on Back the browser fills in number and
 * ticks again, but chooses nothing in a list that comes late.
 */
function countryOfEntry(): string | undefined {
  const { country } = entryState();
  return typeof country === 'string' ? country : undefined;
}

/** The United States, else the first of the list. */
function defaultCountry(countries: Countries): string | undefined {
  if (typeof countries === 'string') return undefined;
  return (countries.find(({ iso }) => iso === DEFAULT_COUNTRY) ?? countries[0])?.iso;
}

async function askToGoOn(): Promise<boolean> {
  const isSure = await confirm({
    title: 'Are you sure?',
    text: 'Do you really want to proceed?',
    confirmText: 'Yes, continue',
    cancelText: 'No, cancel',
  });
  if (!isSure) await info({ title: 'No problem!', text: 'Thank you for your good time.' });
  return isSure;
}

/** The number that Remember Me kept. */
function rememberedAnswers() {
  const mobile = rememberedMobile();
  return mobile ? { mobile, remember: true } : {};
}

function goOn({ mobile, remember }: PanelAnswers): Promise<Outcome> {
  rememberMobile(mobile, remember !== '');
  return Promise.resolve({
    kind: 'kept',
    tell: () => success({ title: 'Great!', text: 'Submitted Successfully.' }),
  });
}
