import { alert, confirm } from '#browser/dialogs.ts';

export interface Question {
  title?: string;
  text: string;
  /** Label of the button that goes ahead. */
  yes: string;
  no?: string;
}

/** Asks before something happens; true when staff go ahead. */
export const ask = ({ title = 'Are you sure?', text, yes, no = 'Cancel' }: Question): Promise<boolean> =>
  confirm({ title, text, confirmText: yes, cancelText: no });

/** Asks before what somebody typed is thrown away; `text` says what it is. */
export const askToDiscard = (text: string): Promise<boolean> =>
  ask({ text, yes: 'Discard changes', no: 'Keep editing' });

/** Says what went wrong, to be acknowledged before going on. */
export const tell = (title: string): Promise<void> => alert('error', { title });
