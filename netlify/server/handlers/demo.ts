import { list } from './list.ts';
import { submit } from './submit.ts';
import { countryCode, countryName } from '#shared/country-names.ts';
import type { StatusMessage } from '#shared/endpoints/endpoint.ts';
import { checkPhone } from '#shared/phone.ts';
import { createDemoSchema } from '#forms/demo/schema.ts';
import type { DemoListed } from '#shared/schemas/entities.ts';

const SUCCESS: StatusMessage = { status: 'success', message: 'Demo request submitted successfully!' };

/** Demo request [S 7]. The country comes as its two-letter code or English name and is kept as the name. */
export const submitDemo = submit(
  createDemoSchema((phone, country) => checkPhone(phone, countryCode(country) ?? country)),
  'demo',
  (input) => ({
    email: input.email,
    first_name: input.firstName,
    last_name: input.lastName,
    country: countryName(input.country) ?? input.country,
    help_needed: input.helpNeeded,
    company: input.company,
    industry: input.industry,
    phone: input.phone,
    employees: input.employees,
    role: input.role,
  }),
  SUCCESS,
);

/** Demo requests for staff, newest first [S 3, 7]. */
export const listDemos = list('demo', toListed, (rows) => rows);

function toListed(record: Record<string, string> & { id: string; submitted_at: string }): DemoListed {
  return {
    id: record.id,
    email: record.email ?? '',
    first_name: record.first_name ?? '',
    last_name: record.last_name ?? '',
    country: record.country ?? '',
    help_needed: record.help_needed ?? '',
    company: record.company ?? '',
    industry: record.industry ?? '',
    phone: record.phone ?? '',
    employees: record.employees ?? '',
    role: record.role ?? '',
    submitted_at: record.submitted_at,
  };
}
