import type { Blog, FaqsByCategory } from '../schemas/entities.ts';
import {
  get,
  post,
  PUBLIC_STATUS,
  PUBLIC_SUCCESS,
  type StatusMessage,
  type SuccessMessage,
} from './endpoint.ts';

/** The calls that visitors' pages make [S 7]; the paths are literal. The lists take `?limit=&before=&count=1&marks=`. */
export const publicEndpoints = {
  letsConnectSubmit: /* @__PURE__ */ post<StatusMessage>('/Lets_Connect/submit', 'fields', PUBLIC_STATUS),
  contactSubmit: /* @__PURE__ */ post<StatusMessage>(
    '/Contact_Form/Contact_Form.php',
    'fields',
    PUBLIC_STATUS,
  ),
  demoSubmit: /* @__PURE__ */ post<StatusMessage>('/Request_Demo/Request_Demo.php', 'fields', PUBLIC_STATUS),
  feedbackSubmit: /* @__PURE__ */ post<StatusMessage>(
    '/Feedback_Form/feedback_Form.php',
    'fields',
    PUBLIC_STATUS,
  ),
  websitePlanSubmit: /* @__PURE__ */ post<SuccessMessage>(
    '/website_plans/submit_website_plan.php',
    'fields',
    PUBLIC_SUCCESS,
  ),
  register: /* @__PURE__ */ post<SuccessMessage>('/register/register_user.php', 'fields', PUBLIC_SUCCESS),
  blogList: /* @__PURE__ */ get<Blog[]>('/gr8-blog-backend/api/blogs.php', {
    access: 'public',
    fault: 'error',
  }),
  blogImage: /* @__PURE__ */ get<Response>('/gr8-blog-backend/uploads/:image', {
    access: 'public',
    fault: 'error',
  }),
  faqList: /* @__PURE__ */ get<FaqsByCategory>('/faqs/get_faqs.php', { access: 'public', fault: 'error' }),
  reverseGeocode: /* @__PURE__ */ get<{
    results: { components: Partial<Record<'city' | 'town' | 'village' | 'state', string>> }[];
  }>('/reverse-geocode', PUBLIC_STATUS),
} as const;
