import { useId } from 'react';
import { FormFields } from '#forms/engine/FormFields.tsx';
import { Select } from '#forms/fields/Select.tsx';
import { faqFields } from '#forms/faq/form.ts';
import { FAQ_CATEGORIES } from '#shared/form-options.ts';
import { type Editing, fieldsOf } from '../editing.ts';
import { CATEGORY_NAMES } from './categories.ts';

/** What is typed and chosen of an FAQ; the category of a new one may still be none. */
export type FaqAnswers = Record<keyof typeof faqFields, string>;

const CATEGORIES = FAQ_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }));

interface Props {
  faq: FaqAnswers & Editing;
  change: (name: keyof FaqAnswers, text: string) => void;
}

/** Category, question and answer of an FAQ, new or edited. */
export function FaqFields({ faq, change }: Props) {
  const field = fieldsOf(useId(), faq, change);
  const { controlled, ...category } = field('category');
  const select = (
    <Select
      field={{ ...category, controlled: { ...controlled, disabled: faq.saving } }}
      {...faqFields.category.question}
      options={CATEGORIES}
    />
  );
  return <FormFields fields={faqFields} state={field} instead={{ category: select }} />;
}
