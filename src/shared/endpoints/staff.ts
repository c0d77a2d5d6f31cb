import type {
  Blog,
  ContactListed,
  ContentStatus,
  DemoListed,
  Faq,
  FeedbackListed,
  LetsConnectListed,
  UserListed,
  VerificationListed,
  WebsitePlanListed,
} from '../schemas/entities.ts';
import { get, post, type CmsSaved, type StatusMessage } from './endpoint.ts';

const STAFF_LIST = { access: 'staff', fault: 'status' } as const;
const STAFF_CMS = { access: 'staff', fault: 'error' } as const;

/**
 * The calls that the staff area alone makes [S 7]; the paths are literal. The lists take `?limit=&before=&count=1&marks=` and
 * `?suspected=1`. Apart, so that no visitor's page carries their addresses.
 */
export const staffEndpoints = {
  letsConnectList: /* @__PURE__ */ get<LetsConnectListed[]>('/Lets_Connect/get_submit_form.php', STAFF_LIST),
  contactList: /* @__PURE__ */ get<ContactListed[]>('/Contact_Form/get_contact_messages.php', STAFF_LIST),
  demoList: /* @__PURE__ */ get<DemoListed[]>('/Request_Demo/get_request_form.php', STAFF_LIST),
  feedbackList: /* @__PURE__ */ get<FeedbackListed[]>('/Feedback_Form/get_feedback_Form.php', STAFF_LIST),
  websitePlanList: /* @__PURE__ */ get<{ success: true; data: WebsitePlanListed[] }>(
    '/website_plans/get_website_requests.php',
    { access: 'staff', fault: 'success' },
  ),
  verificationList: /* @__PURE__ */ get<VerificationListed[]>(
    '/Email_Verification_OTP/get_verificationForm.php',
    STAFF_LIST,
  ),
  userList: /* @__PURE__ */ get<{ success: true; users: UserListed[]; message: string }>(
    '/register/get_users.php',
    { access: 'staff', fault: 'success' },
  ),
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
  faqAdd: /* @__PURE__ */ post<CmsSaved & { insertedFaq: Faq & { category: string } }>(
    '/faqs/add_faqs.php',
    'json',
    STAFF_CMS,
  ),
  faqDelete: /* @__PURE__ */ post<CmsSaved>('/faqs/delete_faq.php', 'json', STAFF_CMS),
  faqUpdate: /* @__PURE__ */ post<CmsSaved>('/faqs/update_faq.php', 'json', STAFF_CMS),
  /** Staff: moves a submission between suspected spam and the inbox; body {list, id, to: "inbox" | "suspected"}. */
  submissionMove: /* @__PURE__ */ post<StatusMessage>('/submissions/restore', 'json', STAFF_LIST),
  /** Staff: the stored content's version, to compare with the site's own /build.json. */
  contentStatus: /* @__PURE__ */ get<ContentStatus>('/content/status', STAFF_LIST),
  /** Staff: asks for a rebuild again. */
  contentPublish: /* @__PURE__ */ post<CmsSaved>('/content/publish', 'none', STAFF_CMS),
  /** Staff: makes the post and FAQ indexes anew from the records. */
  contentReindex: /* @__PURE__ */ post<CmsSaved>('/content/reindex', 'none', STAFF_CMS),
} as const;
