import { z } from '#shared/zod.ts';

const anything = z._default(z.string(), '');

/** The Login Panel checks nothing before Continue. */
export const panelSchema = z.object({
  country: anything,
  mobile: anything,
  password: anything,
  terms: anything,
  remember: anything,
});

export type PanelAnswers = z.infer<typeof panelSchema>;
