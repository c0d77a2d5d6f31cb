import { oneOf } from '#forms/fields/rules.ts';
import { forms } from '#forms/registry.ts';

const [first, ...others] = Object.values(forms).map(({ suspected }) => suspected);

/** How a staff call names a list: by where its records lie. */
export const listName = oneOf([first ?? 'contact', ...others], 'There is no such list.');
