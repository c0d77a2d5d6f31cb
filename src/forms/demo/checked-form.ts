import { countryCode, countryName } from '#shared/country-names.ts';
import { checkPhone } from '#shared/phone.ts';
import { createDemoForm } from './form.ts';

/** The demo form with all its rules. The country comes as its two-letter code or English name and is stored as the name. */
export const checkedDemoForm = {
  ...createDemoForm((phone, country) => checkPhone(phone, countryCode(country) ?? country)),
  toRecord: ({ country }: { country: string }) => ({ country: countryName(country) ?? country }),
};
