import type { Blog, ContentStatus, Faq, PostSummary, VerificationListed } from '../schemas/entities.ts';
import type { Erased, PersonalData } from '../personal-data.ts';
import { get, post, type CmsSaved, type StatusMessage } from './endpoint.ts';

const STAFF_LIST = { access: 'staff', fault: 'status' } as const;
const STAFF_CMS = { access: 'staff', fault: 'error' } as const;

/** What changes with every change of a list: of its inbox, of its suspected spam, and of what is kept beside it, by name. */
export interface ListVersions extends Partial<Record<string, string>> {
  inbox?: string | undefined;
  suspected?: string | undefined;
}

export interface SubmissionNews {
  status: 'success';
  lists: Record<string, ListVersions>;
  /** Of what is kept for whoever asks. */
  own?: Partial<Record<string, string>>;
  /** For how many days a list is kept, by the path of its call, where that ends. */
  days?: Record<string, number> | undefined;
  /** The version of the list of unsubscribed addresses, once there was one. */
  unsubscribed?: string | undefined;
}

/** The staff area's own calls, in no visitor's page. The list takes `?limit=&before=&count=1`. */
export const staffEndpoints = {
  verificationList: /* @__PURE__ */ get<VerificationListed[]>(
    '/Email_Verification_OTP/get_verificationForm.php',
    STAFF_LIST,
  ),
  /** Staff: the posts without their contents, newest first, damaged ones before them; `?limit=&before=`. */
  postList: /* @__PURE__ */ get<PostSummary[]>('/content/posts', STAFF_CMS),
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
  /**
   * Staff: the version of every list, so that an open dashboard learns with one cheap call which of them changed. By the path of
   * the list's call; a list that nothing was ever stored in has none.
   */
  submissionNews: /* @__PURE__ */ get<SubmissionNews>('/submissions/news', STAFF_LIST),
  /** Staff: everything that is kept about an address, and its erasure; body {email}, which no log of addresses sees. */
  personalDataFind: /* @__PURE__ */ post<PersonalData>('/personal-data/find', 'json', STAFF_LIST),
  personalDataErase: /* @__PURE__ */ post<Erased>('/personal-data/erase', 'json', STAFF_LIST),
  /** Staff: the stored content's version, to compare with the site's own /build.json. */
  contentStatus: /* @__PURE__ */ get<ContentStatus>('/content/status', STAFF_LIST),
  /** Staff: asks for a rebuild again. */
  contentPublish: /* @__PURE__ */ post<CmsSaved>('/content/publish', 'none', STAFF_CMS),
  /** Staff: makes the post and FAQ indexes anew from the records. */
  contentReindex: /* @__PURE__ */ post<CmsSaved>('/content/reindex', 'none', STAFF_CMS),
} as const;
