/** The two places of a submission, by the names that the call that moves one takes. */
export const MOVE_TARGETS = ['inbox', 'suspected'] as const;
export type MoveTarget = (typeof MOVE_TARGETS)[number];
