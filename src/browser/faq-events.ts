/**
 * How a change of the FAQs travels from the dashboard to an open FAQ page: two window events in the same
 * document, both names of the specification, and a broadcast to the other tabs of the site.
 */
const EVENT_NAMES = ['faqsUpdated', 'FAQs updated'] as const;
const CHANNEL = 'faqs';

/** Tells this page and every other open tab that the FAQs have changed. */
export function announceFaqChange(): void {
  for (const name of EVENT_NAMES) window.dispatchEvent(new Event(name));
  const channel = openChannel();
  channel?.postMessage('changed');
  channel?.close();
}

/** Calls `listener` after each change, here or in another tab. Returns the way to stop. */
export function onFaqChange(listener: () => void): () => void {
  const channel = openChannel();
  for (const name of EVENT_NAMES) window.addEventListener(name, listener);
  channel?.addEventListener('message', listener);
  return () => {
    for (const name of EVENT_NAMES) window.removeEventListener(name, listener);
    channel?.close();
  };
}

const openChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
