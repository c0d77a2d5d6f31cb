import { endpoints } from '#shared/endpoints/all.ts';
import type { StaffArea } from './staff-area.ts';

const EMAIL = 'visitor@example.com';

/** One submission of each public form by `name`, as visitors send them. */
export const submit = {
  contact: (staff: StaffArea, name: string, message = 'A question about your plans.') =>
    staff.send(endpoints.contactSubmit, { name, email: EMAIL, message }),
  connect: (staff: StaffArea, name: string, message = 'Please call me back.', extra: object = {}) =>
    staff.send(endpoints.letsConnectSubmit, { name, email: EMAIL, phone: '9812345678', message, ...extra }),
  feedback: (staff: StaffArea, name: string, message = 'Posts on time, every day.') =>
    staff.send(endpoints.feedbackSubmit, { name, email: EMAIL, rating: 'Excellent', message }),
  website: (staff: StaffArea, name: string, message = 'A site for our clinic.') =>
    staff.send(endpoints.websitePlanSubmit, {
      name,
      email: EMAIL,
      company: 'Patan Clinic',
      plan: 'Elevate',
      message,
    }),
  demo: (staff: StaffArea, firstName: string) =>
    staff.send(endpoints.demoSubmit, {
      ...{ email: EMAIL, firstName, lastName: 'Gurung', country: 'Nepal', helpNeeded: 'Other' },
      ...{
        company: 'Patan Clinic',
        industry: 'Technology',
        phone: '+9779812345678',
        employees: '1-10',
        role: 'Owner',
      },
    }),
  user: (staff: StaffArea, name: string) =>
    staff.send(endpoints.register, {
      ...{ name, email: `${name.replaceAll(' ', '.').toLowerCase()}@example.com`, phone: '9812345678' },
      ...{ address: 'Bhaisepati, Lalitpur', password: 'monsoon-lantern', confirmPassword: 'monsoon-lantern' },
    }),
};
