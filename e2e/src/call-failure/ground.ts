import { afterAll, beforeAll, jest } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { behindItsBack } from '../../../app-server/test/database/running-database.ts';
import { openPhone, type Phone } from '../phone.ts';
import { browser, product } from '../running-product.ts';
import { sessionOf } from '../session-of.ts';
import { startBrokenServer, type BrokenServer } from './broken-server.ts';
import { CALL_FAULTS, type CallFault } from './call-faults.ts';
import { allGroups, type Group } from './groups.ts';
import type { Presser } from './presses/press.ts';

const say = textsOf('shell');

/** Demo members with dollars for a reward; each has one fault of each group, so that none runs into another's limits. */
const MEMBERS = ['102', '103', '105', '107', '108', '109', '110', '112', '114', '115'];

/** What the cells of the matrix stand on besides the running product. */
export let groups: ReadonlyMap<string, Group>;
export let broken: BrokenServer;

/** Called once in a file. */
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

/** Who meets the fault. */
export function presserOf(fault: CallFault): Presser {
  const turn = CALL_FAULTS.indexOf(fault);
  return { member: `66000${MEMBERS[turn]}`, turn };
}

const sessions = new Map<string, Awaited<ReturnType<typeof sessionOf>>>();

/** A member has five sessions at most: who has signed in anew goes on with a new one, before the first is ended. */
export const forgetSession = (member: string) => void sessions.delete(member);

/** Codes are limited for one person's day, not for a hundred cells on one machine. */
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

/** On a phone of their own, which closes whatever happens. */
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

/** A path of the app, as members have it in English. */
export const addressOf = (path: string) => `${product.origin}/en${path}`;

/** How often something was done for a member, by a statement of one number `times`. */
export async function timesDone(statement: string, member: string): Promise<number> {
  const [row] = await behindItsBack<{ times: number }>(product.dataDir, statement, [member]);
  return row?.times ?? 0;
}

/** The session has ended here: one step to join-us, the way back in the address, nothing of the member left. */
export async function expectSignedOut(page: Page): Promise<void> {
  await page.waitForURL('**/en/join-us?redirect=*');
  await page.getByRole('link', { name: say('auth:join.signIn') }).waitFor();
  if (await page.evaluate(() => localStorage.getItem('tokenValue') !== null))
    throw new Error('the token is still there');
}
