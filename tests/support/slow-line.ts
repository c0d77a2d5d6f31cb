import type { Page } from 'playwright/test';

/** The browsers' own preset "Slow 3G": two seconds to each first byte, 50 kB/s both ways. */
const SLOW_3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** Times slower than this machine, as browsers propose it for a phone of the lower middle. */
const PHONE_SLOWDOWN = 4;

/** From here on the page is read on a cheap phone at the edge of the network. */
export async function readSlowly(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
}
