import { serve, type ServedCall } from '../http/call.ts';
import { listContact, submitContact } from './contact.ts';
import { listDemos, submitDemo } from './demo.ts';
import { listFeedback, submitFeedback } from './feedback.ts';
import { listLetsConnect, submitLetsConnect } from './lets-connect.ts';
import { listUsers, register } from './register.ts';
import { listVerifications } from './verification.ts';
import { listWebsitePlans, submitWebsitePlan } from './website-plan.ts';
import { endpoints } from '#shared/endpoints/all.ts';

/** What visitors send. */
export const submitCalls: readonly ServedCall[] = [
  serve(endpoints.letsConnectSubmit, submitLetsConnect),
  serve(endpoints.contactSubmit, submitContact),
  serve(endpoints.demoSubmit, submitDemo),
  serve(endpoints.feedbackSubmit, submitFeedback),
  serve(endpoints.websitePlanSubmit, submitWebsitePlan),
  serve(endpoints.register, register),
];

/** What staff see of it. */
export const listCalls: readonly ServedCall[] = [
  serve(endpoints.letsConnectList, listLetsConnect),
  serve(endpoints.contactList, listContact),
  serve(endpoints.demoList, listDemos),
  serve(endpoints.feedbackList, listFeedback),
  serve(endpoints.websitePlanList, listWebsitePlans),
  serve(endpoints.userList, listUsers),
  serve(endpoints.verificationList, listVerifications),
];
