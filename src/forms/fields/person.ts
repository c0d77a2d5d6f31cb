// Questions that many forms ask alike. Names and addresses of people are no mistakes to underline.

export const nameQuestion = <L extends string>(label: L, autoComplete = 'name') =>
  ({
    kind: 'text',
    label,
    autoComplete,
    autoCapitalize: 'words',
    spellCheck: false,
    required: true,
  }) as const;

export const emailQuestion = <L extends string>(label: L) =>
  ({ kind: 'email', label, autoComplete: 'email', spellCheck: false, required: true }) as const;

export const companyQuestion = {
  kind: 'text',
  label: 'Company',
  autoComplete: 'organization',
  autoCapitalize: 'words',
  spellCheck: false,
} as const;
