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
  /** How many lines it shows at first, if not four. */
  rows?: number | undefined;
  placeholder?: string | undefined;
}

export interface ChoiceQuestion extends Asked {
  kind: 'select';
  options: readonly string[];
  /** Text of the empty choice that stands first. */
  placeholder: string;
}

export type Question = LineQuestion | SecretQuestion | TextQuestion | ChoiceQuestion;

type Unlabelled<Q> = Q extends Q ? Omit<Q, 'label'> : never;

/** The message box has 4 rows. */
const MESSAGE_ROWS = 4;

/**
 * What helps to type an answer, as attributes of the element with React's names of them. An island and the page without script
 * draw the same ones.
 */
export function typingAids(question: Unlabelled<LineQuestion | SecretQuestion | TextQuestion>) {
  // A name or a message may be written from right to left.
  if (question.kind === 'textarea') {
    const { rows = MESSAGE_ROWS, placeholder } = question;
    return { rows, placeholder, dir: 'auto' } as const;
  }
  if (question.kind === 'password') {
    const { kind: type, autoComplete } = question;
    return { type, autoComplete, autoCapitalize: 'none', spellCheck: false } as const;
  }
  const { kind: type, hint: _hint, required: _required, ...aids } = question;
  return { type, dir: type === 'text' ? 'auto' : undefined, ...aids };
}
