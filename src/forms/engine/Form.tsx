import './form.css';
import type { ComponentProps } from 'react';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { z } from '#shared/zod.ts';
import { ENGINE_MARK } from './early-submit.ts';
import type { FormController } from './use-form.ts';

interface Props<S extends z.core.$ZodType> extends Pick<
  ComponentProps<'form'>,
  'className' | 'aria-label' | 'aria-labelledby' | 'children'
> {
  form: FormController<S>;
  /** Where the form posts to when there is no script. Without one it can only be sent by script. */
  endpoint?: Endpoint;
}

/** The `<form>` of `useForm`: a plain post before the script runs, the engine's afterwards. */
export function Form<S extends z.core.$ZodType>({ form, endpoint, className = '', ...rest }: Props<S>) {
  const mark = { [ENGINE_MARK]: '' };
  return (
    <form
      {...form.attributes}
      {...mark}
      {...rest}
      // Outside a <dialog>, method "dialog" sends nothing anywhere.
      method={endpoint ? 'post' : 'dialog'}
      action={endpoint?.path}
      className={`form ${className}`}
      // `novalidate` may stand on it already (early-submit.ts).
      suppressHydrationWarning
    />
  );
}
