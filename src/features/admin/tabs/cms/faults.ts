import type { FieldErrors } from '#shared/result.ts';

/** A changed field loses its fault. */
export function withoutFault(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));
}

/** Leads to the first control with a fault, once the faults are drawn. */
export function focusFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
