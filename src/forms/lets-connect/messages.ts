/** What Let's Connect says in its dialogs, and on the pages that stand in for them [S 8]. */
export const MESSAGES = {
  question: {
    title: 'Are you sure?',
    text: 'Do you really want to proceed?',
    confirmText: 'Yes, submit',
    cancelText: 'Cancel',
  },
  sent: { title: 'Success!', text: 'Form submitted' },
  declined: 'Form submission was cancelled.',
  refusedTitle: 'Cancelled',
  refused: (message: string) => `Error: ${message}`,
  failedTitle: 'Not sent',
  failed: 'Something went wrong while submitting.',
} as const;
