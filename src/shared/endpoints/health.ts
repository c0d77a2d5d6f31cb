import { get, PUBLIC_STATUS } from './endpoint.ts';

/** That the store answers (503 if not), and how far the pages are behind it. */
export interface Health {
  status: 'success';
  contentVersion: number;
  /** The stamp of the pages that are served; null if it cannot be read. */
  built: { contentVersion: number; builtAt: string } | null;
}

/** What whoever watches over the site asks; no page does. */
export const healthEndpoints = {
  health: get<Health>('/health', PUBLIC_STATUS),
} as const;
