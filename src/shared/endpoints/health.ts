import type { MailSetup } from '../notifications.ts';
import { get, PUBLIC_STATUS } from './endpoint.ts';

/** That the store answers (503 if not), how far the pages are behind it, and whether mail leaves. */
export interface Health {
  status: 'success';
  contentVersion: number;
  /** The stamp of the pages that are served; null if it cannot be read. */
  built: { contentVersion: number; builtAt: string } | null;
  mail: MailSetup;
  /** Messages about submissions that were given up and wait for staff; of more than a thousand open ones, some. */
  failedMessages: number;
}

/** What whoever watches over the site asks; no page does. */
export const healthEndpoints = {
  health: get<Health>('/health', PUBLIC_STATUS),
} as const;
