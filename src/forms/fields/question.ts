import type { carried } from './rules.ts';

/** What every control asks: its label, and what helps to answer. */
interface Asked {
  label: string;
  hint?: string;
  /** Without it the label says "(optional)". */
  required?: true;
  autoComplete?: string;
}

export interface LineQuestion extends Asked {
  kind: 'text' | 'email' | 'tel';
  inputMode?: 'numeric' | 'tel';
  autoCapitalize?: 'none' | 'words';
  spellCheck?: false;
  placeholder?: string;
  /** Longer input is cut while it is typed. */
  maxLength?: number;
}

export interface SecretQuestion extends Asked {
  kind: 'password';
  autoComplete: 'current-password' | 'new-password';
}

export interface TextQuestion extends Asked {
  kind: 'textarea';
}

export interface ChoiceQuestion extends Asked {
  kind: 'select';
  options: readonly string[];
  /** Text of the empty choice that stands first. */
  placeholder: string;
}

export type Question = LineQuestion | SecretQuestion | TextQuestion | ChoiceQuestion;

/** The message box has 4 rows [S 9]. */
export const MESSAGE_ROWS = 4;

/**
 * The words of one form, for the island, its summary of faults and the page that answers without script: one question
 * for each answer of `Payload`. The messages of its faults stand in its schema.
 */
export interface FormWords<Payload = Record<string, unknown>> {
  /** Headline of the page that shows the form. */
  headline: string;
  /** In the order of the form. */
  questions: Readonly<Record<Exclude<keyof Payload & string, keyof typeof carried>, Question>>;
  submit: string;
}
