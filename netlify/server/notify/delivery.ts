import type { Channel, Reason } from '#shared/notifications.ts';

/** One way out of a message, as it is set up. */
export interface Way {
  channel: Channel;
  /** Hands the message over; throws a `DeliveryError` if that fails. */
  send: () => Promise<void>;
}

/** Why a message was not taken. It says nothing of what the other side said but its number. */
export class DeliveryError extends Error {
  readonly reason: Reason;
  readonly code: number | undefined;

  constructor(reason: Reason, code?: number) {
    super(reason);
    this.reason = reason;
    this.code = code;
  }
}
