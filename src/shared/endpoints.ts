import type {
  Blog,
  ContactListed,
  ContentStatus,
  DemoListed,
  Faq,
  FaqsByCategory,
  FeedbackListed,
  LetsConnectListed,
  PublishRequest,
  UserListed,
  VerificationListed,
  WebsitePlanListed,
} from './schemas/entities.ts';
import { MAX_BODY_BYTES, MAX_UPLOAD_BODY_BYTES } from './limits.ts';

/**
 * How a call says that it failed [S 7]:
 * `status` → {status: "error", message}, `success` → {success: false, message}, `error` → {success: false, error}.
 */
export type FaultShape = 'status' | 'success' | 'error';

/** `fields` is JSON or a form-encoded post of a page without script; `multipart` carries a picture. */
export type BodyKind = 'none' | 'json' | 'fields' | 'multipart';

/** One call: method, path, who may make it, what it takes. `Output` is the body of its success. */
export interface Endpoint<Output = unknown> {
  method: 'GET' | 'POST';
  path: string;
  access: 'public' | 'staff';
  fault: FaultShape;
  body: BodyKind;
  maxBytes: number;
  /** Never set: carries the type of the success body. */
  output?: Output;
}

type Options = Pick<Endpoint, 'access' | 'fault'>;

const get = <Output>(path: string, options: Options): Endpoint<Output> => ({
  method: 'GET',
  path,
  body: 'none',
  maxBytes: 0,
  ...options,
});
const post = <Output>(path: string, body: BodyKind, options: Options): Endpoint<Output> => ({
  method: 'POST',
  path,
  body,
  maxBytes: body === 'multipart' ? MAX_UPLOAD_BODY_BYTES : MAX_BODY_BYTES,
  ...options,
});

export interface StatusMessage {
  status: 'success';
  message: string;
}
export interface SuccessMessage {
  success: true;
  message: string;
}
/** A CMS write stands even when the rebuild could not be asked for; it says which [decisions 5]. */
export interface CmsSaved {
  success: true;
  rebuild: PublishRequest;
}

const STAFF_LIST: Options = { access: 'staff', fault: 'status' };
const STAFF_CMS: Options = { access: 'staff', fault: 'error' };
const PUBLIC_STATUS: Options = { access: 'public', fault: 'status' };
const PUBLIC_SUCCESS: Options = { access: 'public', fault: 'success' };

/** The header of a list answer that tells how many records there are in all, on `?count=1`. */
export const TOTAL_COUNT = 'x-total-count';

/**
 * The header that tells, on `?count=1&marks=N`, after which ids the following pages of N records begin, separated by
 * commas: whoever knows them reads those pages side by side.
 */
export const PAGE_MARKS = 'x-page-marks';

/** Every call of the site [S 7]; the paths are literal. The lists take `?limit=&before=&count=1&marks=` and `?suspected=1`. */
export const endpoints = {
  letsConnectSubmit: /* @__PURE__ */ post<StatusMessage>('/Lets_Connect/submit', 'fields', PUBLIC_STATUS),
  letsConnectList: /* @__PURE__ */ get<LetsConnectListed[]>('/Lets_Connect/get_submit_form.php', STAFF_LIST),
  contactSubmit: /* @__PURE__ */ post<StatusMessage>(
    '/Contact_Form/Contact_Form.php',
    'fields',
    PUBLIC_STATUS,
  ),
  contactList: /* @__PURE__ */ get<ContactListed[]>('/Contact_Form/get_contact_messages.php', STAFF_LIST),
  demoSubmit: /* @__PURE__ */ post<StatusMessage>('/Request_Demo/Request_Demo.php', 'fields', PUBLIC_STATUS),
  demoList: /* @__PURE__ */ get<DemoListed[]>('/Request_Demo/get_request_form.php', STAFF_LIST),
  feedbackSubmit: /* @__PURE__ */ post<StatusMessage>(
    '/Feedback_Form/feedback_Form.php',
    'fields',
    PUBLIC_STATUS,
  ),
  feedbackList: /* @__PURE__ */ get<FeedbackListed[]>('/Feedback_Form/get_feedback_Form.php', STAFF_LIST),
  adminLogin: /* @__PURE__ */ post<StatusMessage>('/AdminLogin/AdminLogin.php', 'fields', PUBLIC_STATUS),
  adminLogout: /* @__PURE__ */ post<StatusMessage>('/AdminLogin/logout', 'none', PUBLIC_STATUS),
  adminSession: /* @__PURE__ */ get<{ status: 'success'; username: string; expiresAt: string }>(
    '/AdminLogin/session',
    STAFF_LIST,
  ),
  websitePlanSubmit: /* @__PURE__ */ post<SuccessMessage>(
    '/website_plans/submit_website_plan.php',
    'fields',
    PUBLIC_SUCCESS,
  ),
  websitePlanList: /* @__PURE__ */ get<{ success: true; data: WebsitePlanListed[] }>(
    '/website_plans/get_website_requests.php',
    { access: 'staff', fault: 'success' },
  ),
  verificationList: /* @__PURE__ */ get<VerificationListed[]>(
    '/Email_Verification_OTP/get_verificationForm.php',
    STAFF_LIST,
  ),
  register: /* @__PURE__ */ post<SuccessMessage>('/register/register_user.php', 'fields', PUBLIC_SUCCESS),
  userList: /* @__PURE__ */ get<{ success: true; users: UserListed[]; message: string }>(
    '/register/get_users.php',
    { access: 'staff', fault: 'success' },
  ),
  blogList: /* @__PURE__ */ get<Blog[]>('/gr8-blog-backend/api/blogs.php', {
    access: 'public',
    fault: 'error',
  }),
  blogUpload: /* @__PURE__ */ post<CmsSaved & { blog: Blog }>(
    '/gr8-blog-backend/api/upload_blog.php',
    'multipart',
    STAFF_CMS,
  ),
  blogUpdate: /* @__PURE__ */ post<CmsSaved & { blog: Blog }>(
    '/gr8-blog-backend/api/update_blog.php',
    'multipart',
    STAFF_CMS,
  ),
  blogDelete: /* @__PURE__ */ post<CmsSaved>('/gr8-blog-backend/api/delete_blog.php', 'json', STAFF_CMS),
  blogImage: /* @__PURE__ */ get<Response>('/gr8-blog-backend/uploads/:image', {
    access: 'public',
    fault: 'error',
  }),
  faqList: /* @__PURE__ */ get<FaqsByCategory>('/faqs/get_faqs.php', { access: 'public', fault: 'error' }),
  faqAdd: /* @__PURE__ */ post<CmsSaved & { insertedFaq: Faq & { category: string } }>(
    '/faqs/add_faqs.php',
    'json',
    STAFF_CMS,
  ),
  faqDelete: /* @__PURE__ */ post<CmsSaved>('/faqs/delete_faq.php', 'json', STAFF_CMS),
  faqUpdate: /* @__PURE__ */ post<CmsSaved>('/faqs/update_faq.php', 'json', STAFF_CMS),
  reverseGeocode: /* @__PURE__ */ get<{
    results: { components: Partial<Record<'city' | 'town' | 'village' | 'state', string>> }[];
  }>('/reverse-geocode', PUBLIC_STATUS),
  /** Staff: moves a submission between suspected spam and the inbox; body {list, id, to: "inbox" | "suspected"}. */
  submissionMove: /* @__PURE__ */ post<StatusMessage>('/submissions/restore', 'json', STAFF_LIST),
  /** Staff: the stored content's version, to compare with the site's own /build.json. */
  contentStatus: /* @__PURE__ */ get<ContentStatus>('/content/status', STAFF_LIST),
  /** Staff: asks for a rebuild again. */
  contentPublish: /* @__PURE__ */ post<CmsSaved>('/content/publish', 'none', STAFF_CMS),
  /** Staff: makes the post and FAQ indexes anew from the records. */
  contentReindex: /* @__PURE__ */ post<CmsSaved>('/content/reindex', 'none', STAFF_CMS),
} as const;

/** Both spellings of a path: the platform's local tools match in lower case. */
export function pathSpellings(path: string): string[] {
  return [...new Set([path, path.toLowerCase()])];
}
