import type { BrowserContext } from 'playwright-core';
import type { Session } from './phone.ts';

/** A demo member with vouchers, dollars and bookings (Diamond); national digits in Macau. */
const MEMBER = '66000001';
const PATIENCE_MS = 60_000;

/** Signs in as anybody does, with a real code; gives what a signed-in browser holds, for other origins to begin with. */
export async function signIn(context: BrowserContext, origin: string, outbox: string): Promise<Session> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${origin}/en/sign-in`);
  await page.locator('input[type=tel]').fill(MEMBER);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/sms?**');
  const answer = await fetch(`${outbox}/_dev/outbox?to=${encodeURIComponent(`+853${MEMBER}`)}`);
  const [newest] = (await answer.json()) as { code: string }[];
  await page.locator('input[autocomplete=one-time-code]').fill(newest?.code ?? '');
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/my-membership');
  await page.locator('main [aria-pressed]').waitFor();
  const { origins } = await context.storageState();
  await page.close();
  const session = origins.find((each) => each.origin === origin)?.localStorage;
  if (session === undefined) throw new Error('there is no session after sign-in');
  return session;
}
