import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
// @ts-expect-error plain JavaScript, shared with the scripts that run before anything is installed
import { findTestBrowser } from '../../../e2e/browser.mjs';

/** Where the browser finds the hosts of the comparison, and whose word it takes for them. */
export interface Hosts {
  /** host → address of this machine: one each, since a browser uses one connection for hosts at the same address */
  addresses: Readonly<Record<string, string>>;
  pin: string;
}

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>['origins'][number]['localStorage'];

/** A browser with an empty profile, as large as a phone; the profile goes with it. */
export async function openPhone(hosts: Hosts, flags: readonly string[] = []) {
  const profile = mkdtempSync(join(tmpdir(), 'resort-profile-'));
  const { executablePath, args, env } = (await findTestBrowser()) as {
    executablePath: string;
    args: string[];
    env: Record<string, string>;
  };
  const rules = Object.entries(hosts.addresses).map(([host, address]) => `MAP ${host} ${address}`);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    env,
    args: [
      ...args,
      ...flags,
      `--host-resolver-rules=${rules.join(',')}`,
      `--ignore-certificate-errors-spki-list=${hosts.pin}`,
    ],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  return {
    context,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/**
 * Opens an empty page of the origin and stores the session there; a visitor's is empty. It is opened for visitors, too:
 * otherwise their visit alone would pay for the first page of a new browser.
 */
export const openOrigin = (context: BrowserContext, origin: string, localStorage: Session): Promise<void> =>
  context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
