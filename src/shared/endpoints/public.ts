import type { Blog, FaqsByCategory } from '../schemas/entities.ts';
import { get, PUBLIC_STATUS } from './endpoint.ts';

/** The calls that visitors' pages make beside those of the forms. The lists take `?limit=&before=&count=1`. */
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
  reverseGeocode: /* @__PURE__ */ get<{
    results: { components: Partial<Record<'city' | 'town' | 'village' | 'state', string>> }[];
  }>('/reverse-geocode', PUBLIC_STATUS),
} as const;
