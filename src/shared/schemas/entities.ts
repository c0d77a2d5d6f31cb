import type { FaqCategory } from '../form-options.ts';

/** What the list of key verifications answers with. Timestamps are ISO 8601 UTC. */
export interface VerificationListed {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  created_at: string;
  /** Of a payment: what was paid for, and how much. */
  plan?: string | undefined;
  amount?: string | undefined;
}

/** A registered user as staff see one. */
export interface UserListed {
  id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  created_at: string;
}

export interface Blog {
  id: string;
  title: string;
  content: string;
  /** File name under the uploads call. */
  image: string;
  image_url: string;
  /** What the picture shows, if that was written. */
  image_alt?: string | undefined;
  created_at: string;
  updated_at: string;
}

/** A post as staff find it in their list: without its content, or as one that cannot be read. */
export type PostSummary = (Omit<Blog, 'content'> & { damaged?: never }) | { id: string; damaged: true };

export interface Faq {
  id: string;
  question: string;
  answer: string;
}

export type FaqsByCategory = Record<FaqCategory, Faq[]>;

/** Outcome of asking the build hook for a rebuild. */
export type PublishRequest = 'requested' | 'failed' | 'unconfigured';

/** Says of a build what it holds at least, and when it was made; `/build.json` is that of the live pages. */
export interface BuildStamp {
  contentVersion: number;
  builtAt: string;
}

/**
 * What staff see of publishing: the stored content's version, when an edit last raised it, how the last rebuild
 * request went and when it was made, the live build as far as it is known, when the build that was asked for failed, and when
 * the edits that wait for one get it. `now` is the server's clock: the browser's may be wrong.
 */
export interface ContentStatus {
  contentVersion: number;
  rebuild: PublishRequest;
  changedAt: string | null;
  requestedAt: string | null;
  built: BuildStamp | null;
  failedAt: string | null;
  nextBuildAt: string | null;
  now: string;
}
