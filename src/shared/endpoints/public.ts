import type { Blog, FaqsByCategory } from '../schemas/entities.ts';
import { get, PUBLIC_STATUS } from './endpoint.ts';

/** How new the stored content is: a page asks for it only if it is newer than the page's build. */
export interface ContentVersion {
  status: 'success';
  contentVersion: number;
  /** When the content or its publishing changed last; ISO 8601 UTC, null before. */
  updatedAt: string | null;
}

/** Visitors' calls. Posts take `?limit=&before=` or `?id=`; `?fresh` reads past the CDN's cache. */
export const publicEndpoints = {
  blogList: /* @__PURE__ */ get<Blog[]>('/gr8-blog-backend/api/blogs.php', {
    access: 'public',
    fault: 'error',
  }),
  blogImage: /* @__PURE__ */ get<Response>('/gr8-blog-backend/uploads/:image', {
    access: 'public',
    fault: 'error',
  }),
  faqList: /* @__PURE__ */ get<FaqsByCategory>('/faqs/get_faqs.php', { access: 'public', fault: 'error' }),
  contentVersion: /* @__PURE__ */ get<ContentVersion>('/content/version', PUBLIC_STATUS),
  reverseGeocode: /* @__PURE__ */ get<{
    results: { components: Partial<Record<'city' | 'town' | 'village' | 'state', string>> }[];
  }>('/reverse-geocode', PUBLIC_STATUS),
} as const;
