import { createHmac } from 'node:crypto';
import { readEnv } from '../env.ts';
import { SERVICE_MS } from '../limits.ts';
import { DeliveryError, type Way } from './delivery.ts';
import type { Notification } from './notification.ts';

/** Whether the other system is told: that takes an address and something to sign with. */
export const hasWebhook = (): boolean => webhook() !== undefined;

/** The way of a notification by webhook, if that is set up. */
export function webhookWay(notification: Notification): Way | undefined {
  const set = webhook();
  return set && { channel: 'webhook', send: () => post(set.url, set.secret, notification) };
}

function webhook(): { url: string; secret: string } | undefined {
  const { NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: secret } = readEnv();
  return url && secret ? { url, secret } : undefined;
}

/** One POST, signed as Standard Webhooks (standardwebhooks.com) has it: over the id, the time and the body. */
async function post(url: string, secret: string, { list, id, at, fields }: Notification): Promise<void> {
  const given = fields.filter(({ value }) => value !== '');
  const answers = Object.fromEntries(given.map(({ key, value }) => [key, value]));
  const body = JSON.stringify({
    type: 'submission.created',
    timestamp: at.toISOString(),
    data: { form: list, id, fields: answers },
  });
  const name = `${list}.${id}`;
  const time = String(Math.floor(Date.now() / 1000));
  const headers = {
    'content-type': 'application/json',
    'webhook-id': name,
    'webhook-timestamp': time,
    'webhook-signature': `v1,${signature(secret, `${name}.${time}.${body}`)}`,
  };
  const signal = AbortSignal.timeout(SERVICE_MS);
  const response = await fetch(url, { method: 'POST', redirect: 'manual', headers, body, signal }).catch(
    () => {
      throw new DeliveryError('webhook-no-answer');
    },
  );
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryError('webhook-refused', response.status);
}

/** A secret that begins with `whsec_` is base64 behind it, any other is its own letters. */
function signature(secret: string, signed: string): string {
  const prefix = 'whsec_';
  const key = secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : secret;
  return createHmac('sha256', key).update(signed).digest('base64');
}
