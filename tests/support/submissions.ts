import { endpoints } from '#shared/endpoints/all.ts';
import { sampleInput } from './sample-input.ts';
import type { StaffArea } from './staff-area.ts';

const EMAIL = 'visitor@example.com';

/** One submission of each public form by `name`, as visitors send them. */
export const submit = {
  contact: (staff: StaffArea, name: string, message = 'A question about your plans.') =>
    staff.send(endpoints.contactSubmit, { ...sampleInput.contactSubmit, name, email: EMAIL, message }),
  connect: (staff: StaffArea, name: string, message = 'Please call me back.', extra: object = {}) =>
    staff.send(endpoints.letsConnectSubmit, {
      ...sampleInput.letsConnectSubmit,
      name,
      email: EMAIL,
      message,
      ...extra,
    }),
  feedback: (staff: StaffArea, name: string, message = 'Posts on time, every day.') =>
    staff.send(endpoints.feedbackSubmit, {
      ...sampleInput.feedbackSubmit,
      name,
      email: EMAIL,
      rating: 'Excellent',
      message,
    }),
  website: (staff: StaffArea, name: string, message = 'A site for our clinic.') =>
    staff.send(endpoints.websitePlanSubmit, {
      ...sampleInput.websitePlanSubmit,
      name,
      email: EMAIL,
      company: 'Patan Clinic',
      message,
    }),
  demo: (staff: StaffArea, firstName: string) =>
    staff.send(endpoints.demoSubmit, {
      ...sampleInput.demoSubmit,
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
    staff.send(endpoints.registrationSubmit, {
      ...sampleInput.registrationSubmit,
      ...{ name, email: `${name.replaceAll(' ', '.').toLowerCase()}@example.com`, phone: '9812345678' },
      ...{ address: 'Bhaisepati, Lalitpur', password: 'monsoon-lantern', confirmPassword: 'monsoon-lantern' },
    }),
};
