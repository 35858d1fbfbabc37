import { expect } from '@jest/globals';
import { textsOf } from '@resort/shared/testing/texts';
import type { Page } from 'playwright-core';
import { signIn } from '../page/phone.ts';
import { quietly } from '../page/quietly.ts';
import { product } from '../page/running-product.ts';
import { isSessionEnd, prepareFor, spoilCalls, type CallFault } from './call-faults.ts';
import {
  addressOf,
  allowAnotherCode,
  broken,
  expectSignedOut,
  forgetSession,
  groupNamed,
  onPhoneOf,
  presserOf,
  timesDone,
} from './ground.ts';
import { PRESSES, type Press } from './presses/index.ts';
import { closeReminder, expectTold, ours, tryAgainWhereOffered } from './what-is-seen.ts';

const say = textsOf('shell');

/**
 * A press whose calls fail. The member sees an error, input is preserved, and another press after the fault
 * takes effect once on the server. A session that has ended leads to sign-in and back to the same form.
 */
export async function pressCell(name: string, fault: CallFault): Promise<void> {
  const press = PRESSES[name];
  if (press === undefined) throw new Error(`presses/index.ts has no press for the calls of ${name}`);
  expect(groupNamed(name).keys).toContain(press.sends);
  const { member: usual, turn } = presserOf(fault);
  const presser = { member: press.by ?? usual, turn };
  await onPhoneOf(press.isVisitors ? null : presser.member, async ({ page, complaints }) => {
    if (fault === 'timeout') await prepareFor(page, fault);
    await page.goto(addressOf('/terms-n-conditions'));
    await page.evaluate(() => sessionStorage.setItem('patient', 'yes'));
    // lets the screen's own requests finish before the fault starts
    await quietly(page, () => press.ready(page, presser));
    const before = await timesDone(press.effects, presser.member);
    const typed = await press.typed?.(page);
    const path = page.url();
    if (fault === 'clock') await prepareFor(page, fault);
    const spoiled = await spoilCalls(page, groupNamed(name), { fault, broken });
    await press.press(page);
    if (isSessionEnd(fault) && !press.isVisitors) {
      await expectSignedOut(page);
      await spoiled.heal();
      await signInAgain(page, presser.member);
      await page.waitForURL(path);
      await press.retype?.(page);
      await goOn(page, press, typed);
    } else if (fault !== 'clock') {
      await expectTold(page, press.told);
      await closeReminder(page);
      await spoiled.heal();
      await tryAgainWhereOffered(page);
      await goOn(page, press, typed);
    }
    await press.done(page);
    expect(spoiled.met()).toBeGreaterThan(0);
    expect((await timesDone(press.effects, presser.member)) - before).toBe(1);
    expect(ours(complaints)).toEqual([]);
  });
}

/** If only the response was lost, the screen finds out that it was done; otherwise another press does it. */
async function goOn(page: Page, press: Press, typed: string | undefined): Promise<void> {
  const pressAgain = async () => {
    if (typed !== undefined) expect(await press.typed?.(page)).toBe(typed);
    await press.press(page);
  };
  await Promise.any([press.done(page), pressAgain()]).catch((neither: AggregateError) => {
    throw neither.errors[1] as Error;
  });
}

async function signInAgain(page: Page, member: string): Promise<void> {
  forgetSession(member);
  await allowAnotherCode();
  await page.getByRole('link', { name: say('auth:join.signIn') }).click();
  await signIn(page, product, member);
}
