import type { Page } from 'playwright-core';

const BYTES_PER_SECOND = 50 * 1024;
const PATIENCE_MS = 30_000;

/** From here on the phone has 300 ms of latency and 50 KB/s, with longer timeouts. */
export async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  page.setDefaultTimeout(PATIENCE_MS);
}
