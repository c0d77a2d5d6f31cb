import './form.css';
import type { ReactNode } from 'react';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { z } from '#shared/zod.ts';
import { ENGINE_MARK } from './early-submit.ts';
import type { FormController } from './use-form.ts';

interface Props<S extends z.core.$ZodType> {
  form: FormController<S>;
  /** Where the form posts to when there is no script. Without one it can only be sent by script. */
  endpoint?: Endpoint;
  className?: string;
  /** Id of the heading that names the form. */
  labelledBy?: string | undefined;
  children: ReactNode;
}

/** The `<form>` of `useForm`: a plain post before the script runs, the engine's afterwards. */
export function Form<S extends z.core.$ZodType>({
  form,
  endpoint,
  className,
  labelledBy,
  children,
}: Props<S>) {
  // Outside a <dialog>, method "dialog" sends nothing anywhere.
  const target = endpoint ? { method: 'post', action: endpoint.path } : { method: 'dialog' };
  const mark = { [ENGINE_MARK]: '' };
  return (
    <form
      {...form.attributes}
      {...target}
      {...mark}
      className={`form ${className ?? ''}`}
      aria-labelledby={labelledBy}
      // `novalidate` may stand on it already (early-submit.ts).
      suppressHydrationWarning
    >
      {children}
    </form>
  );
}
