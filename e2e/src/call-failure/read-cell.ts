import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNone } from '../page/expect-soon.ts';
import { eventually } from '../page/eventually.ts';
import { quietly } from '../page/quietly.ts';
import { isSessionEnd, prepareFor, spoilCalls, type CallFault } from './call-faults.ts';
import { addressOf, broken, expectSignedOut, groupNamed, onPhoneOf, presserOf } from './ground.ts';
import { SCREENS } from './screens.ts';
import { expectAFrame, expectTold, headingsOf, ours, tryAgainUntil } from './what-is-seen.ts';

interface Whole {
  path: string;
  ornaments: readonly string[];
  /** the screen's headings without a fault */
  headings: readonly string[];
}

/** The screen without a fault, on the member's other phone. */
async function wholeScreen(name: string, fault: CallFault): Promise<Whole> {
  const screen = SCREENS[name];
  if (screen === undefined) throw new Error(`screens.ts has no screen for the calls of ${name}`);
  const { ornaments = [] } = screen;
  const presser = presserOf(fault);
  let whole: Whole | undefined;
  await onPhoneOf(screen.isVisitors ? null : presser.member, async ({ page }) => {
    const path = await screen.address(page, presser);
    await quietly(page, () => page.goto(addressOf(path)));
    await expectAFrame(page);
    whole = { path, ornaments, headings: await headingsOf(page, ornaments) };
  });
  if (whole === undefined) throw new Error('not seen');
  return whole;
}

/**
 * A screen whose calls fail. The frame stays, and the member sees an error or misses nothing; after the fault
 * "try again" completes the screen. A session that has ended redirects once; a wrong clock has no effect.
 */
export async function readCell(name: string, fault: CallFault): Promise<void> {
  const whole = await wholeScreen(name, fault);
  const isVisitors = SCREENS[name]?.isVisitors === true;
  await onPhoneOf(isVisitors ? null : presserOf(fault).member, async ({ page, complaints }) => {
    await prepareFor(page, fault);
    const spoiled = await spoilCalls(page, groupNamed(name), { fault, broken });
    await page.goto(addressOf(whole.path), { waitUntil: 'commit' });
    await eventually('a call met the fault', () => Promise.resolve(spoiled.met() > 0));
    if (isSessionEnd(fault) && !isVisitors) await expectSignedOut(page);
    else if (fault === 'clock') await expectUnnoticed(page, whole);
    else await expectToldAndHealed(page, whole, spoiled.heal);
    expect(ours(complaints)).toEqual([]);
  });
}

async function expectUnnoticed(page: Page, { headings, ornaments }: Whole): Promise<void> {
  await expectAFrame(page);
  await eventually(
    'the screen is whole',
    async () => String(await headingsOf(page, ornaments)) === String(headings),
  );
  await expectNone(page.getByRole('alert'));
}

async function expectToldAndHealed(page: Page, whole: Whole, heal: () => Promise<void>): Promise<void> {
  const { headings, ornaments } = whole;
  await expectAFrame(page);
  const missesNothing = String(await headingsOf(page, ornaments)) === String(headings);
  if (!missesNothing) await expectTold(page);
  await heal();
  await tryAgainUntil(page, whole);
}
