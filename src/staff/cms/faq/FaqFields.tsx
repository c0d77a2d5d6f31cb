import { FormFields } from '#forms/engine/FormFields.tsx';
import type { FieldState } from '#forms/engine/use-form.ts';
import { Select } from '#forms/fields/Select.tsx';
import { faqFields } from '#forms/faq/form.ts';
import { FAQ_CATEGORIES, type FaqCategory } from '#shared/form-options.ts';

/** The three categories as staff read them. */
export const CATEGORY_NAMES: Record<FaqCategory, string> = {
  general: 'General',
  property: 'Property',
  digital: 'Digital',
};
const CATEGORIES = FAQ_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }));

/** What is typed and chosen of an FAQ; the category of a new one may still be none. */
export type FaqAnswers = Record<keyof typeof faqFields, string>;

/** Category, question and answer of an FAQ, new or edited. */
export function FaqFields({ field }: { field: (name: keyof FaqAnswers) => FieldState }) {
  const { controlled, ...state } = field('category');
  const held = controlled && { ...controlled, disabled: controlled.readOnly };
  const category = (
    <Select field={{ ...state, controlled: held }} {...faqFields.category.question} options={CATEGORIES} />
  );
  return <FormFields fields={faqFields} state={field} instead={{ category }} />;
}
