/** What every control asks: its label, and what helps to answer. */
interface Asked {
  label: string;
  hint?: string | undefined;
  /** Without it the label says "(optional)". */
  required?: boolean;
  autoComplete?: string;
}

export interface LineQuestion extends Asked {
  kind: 'text' | 'email' | 'tel';
  inputMode?: 'numeric' | 'tel' | 'email';
  autoCapitalize?: 'none' | 'words';
  spellCheck?: false;
  placeholder?: string | undefined;
  /** Longer input is cut while it is typed. */
  maxLength?: number;
}

export interface SecretQuestion extends Asked {
  kind: 'password';
  autoComplete: 'current-password' | 'new-password';
}

export interface TextQuestion extends Asked {
  kind: 'textarea';
  /** How it looks in the staff area, if not like a message box. */
  look?: { rows: number; placeholder: string };
}

export interface ChoiceQuestion extends Asked {
  kind: 'select';
  options: readonly string[];
  /** Text of the empty choice that stands first. */
  placeholder: string;
}

export type Question = LineQuestion | SecretQuestion | TextQuestion | ChoiceQuestion;

/** The message box has 4 rows. */
const MESSAGE_ROWS = 4;

/** What helps to type, as React names attributes, for islands and pages without script alike. */
export function typingAids(question: Omit<LineQuestion | SecretQuestion | TextQuestion, 'label'>) {
  // A name or a message may be written from right to left.
  if (question.kind === 'textarea') return { rows: MESSAGE_ROWS, dir: 'auto' } as const;
  if (question.kind === 'password') {
    const { kind: type, autoComplete } = question;
    return { type, autoComplete, autoCapitalize: 'none', spellCheck: false } as const;
  }
  const { kind: type, hint: _hint, required: _required, ...aids } = question;
  return { type, dir: type === 'text' ? 'auto' : undefined, ...aids };
}
