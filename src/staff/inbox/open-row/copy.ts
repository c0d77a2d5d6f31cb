import { toast } from '#browser/toasts.ts';

/** Copies a text; says so, also when the browser refuses. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('Copied');
  } catch {
    toast('This browser does not allow copying.', 'error');
  }
}
