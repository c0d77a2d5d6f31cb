import type { Notification } from './notification.ts';
import type { Channel, Reason } from '#shared/notifications.ts';

/** One way out, as it is set up. */
export interface Way {
  channel: Channel;
  /** Hands a notification over; throws a `DeliveryError` if that fails. */
  send: (notification: Notification) => Promise<void>;
}

/** Why a notification was not taken. It says nothing of what the other side said but its number. */
export class DeliveryError extends Error {
  readonly reason: Reason;
  readonly code: number | undefined;

  constructor(reason: Reason, code?: number) {
    super(reason);
    this.reason = reason;
    this.code = code;
  }
}
