import { afterAll, beforeAll, jest } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { behindItsBack } from '../../../app-server/test/database/running-database.ts';
import { openPhone, type Phone } from '../page/phone.ts';
import { browser, product } from '../page/running-product.ts';
import { sessionOf } from '../page/session-of.ts';
import { startBrokenServer, type BrokenServer } from './broken-server.ts';
import { CALL_FAULTS, type CallFault } from './call-faults.ts';
import { allGroups, type Group } from './groups.ts';
import type { Presser } from './presses/press.ts';

const say = textsOf('shell');

/**
 * Demo members with enough Resort Dollars for a reward; each gets one fault of each group, so that no limit
 * is reached.
 */
const MEMBERS = ['102', '103', '105', '107', '108', '109', '110', '112', '114', '115'];

/** Shared by the cells of the matrix, beside the running product. */
export let groups: ReadonlyMap<string, Group>;
export let broken: BrokenServer;

/** Call once in a file. */
export function standOnFaults(): void {
  jest.setTimeout(120_000);
  beforeAll(async () => {
    groups = new Map((await allGroups()).map((group) => [group.name, group]));
    broken = await startBrokenServer();
  });
  afterAll(() => broken?.stop());
}

export function groupNamed(name: string): Group {
  const group = groups.get(name);
  if (group === undefined) throw new Error(`no remote and no topic has the calls of ${name}`);
  return group;
}

/** The member for a fault. */
export function presserOf(fault: CallFault): Presser {
  const turn = CALL_FAULTS.indexOf(fault);
  return { member: `66000${MEMBERS[turn]}`, turn };
}

const sessions = new Map<string, Awaited<ReturnType<typeof sessionOf>>>();

/** A member has at most five sessions, so a member who signed in again continues with the new one. */
export const forgetSession = (member: string) => void sessions.delete(member);

/** Code limits are per person and day; a hundred cells on one machine need more. */
export async function allowAnotherCode(): Promise<void> {
  await behindItsBack(product.dataDir, `update otp set sent_at = sent_at - interval '2 minutes'`);
  await behindItsBack(product.dataDir, `delete from rate_bucket`);
}

async function newSession(member: string) {
  await allowAnotherCode();
  return sessionOf(product.origin, member);
}

async function signedIn(member: string): Promise<BrowserContextOptions> {
  const storageState = sessions.get(member) ?? (await newSession(member));
  sessions.set(member, storageState);
  return { storageState };
}

/** On a new phone, which is closed in any case. */
export async function onPhoneOf(
  member: string | null,
  journey: (phone: Phone) => Promise<void>,
): Promise<void> {
  const phone = await openPhone(browser, member === null ? {} : await signedIn(member));
  phone.page.setDefaultTimeout(25_000);
  try {
    await journey(phone);
  } finally {
    await phone.close();
  }
}

/** A path of the app in English. */
export const addressOf = (path: string) => `${product.origin}/en${path}`;

/** How often something was done for a member, by SQL that returns one number `times`. */
export async function timesDone(statement: string, member: string): Promise<number> {
  const [row] = await behindItsBack<{ times: number }>(product.dataDir, statement, [member]);
  return row?.times ?? 0;
}

/**
 * The session has ended here: one redirect to join-us, with the way back in the address, and no member data
 * left.
 */
export async function expectSignedOut(page: Page): Promise<void> {
  await page.waitForURL('**/en/join-us?redirect=*');
  await page.getByRole('link', { name: say('auth:join.signIn') }).waitFor();
  if (await page.evaluate(() => localStorage.getItem('tokenValue') !== null))
    throw new Error('the token is still there');
}
