import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BrowserContextOptions } from 'playwright-core';
import { newTally } from '../call-failure/tally.ts';
import { spoil, waitForSilence, type Fault } from '../page/faults.ts';
import { openPhone } from '../page/phone.ts';
import { browser, product } from '../page/running-product.ts';
import { sessionOf } from '../page/session-of.ts';
import {
  builtManifest,
  expectRestWorks,
  expectScreen,
  failedCard,
  fileOf,
  REMOTES,
  screenOf,
  tryAgain,
} from './remote-ground.ts';

/*
 * From the matrix in each-remote.deep.test.ts: each remote once, without another version. Modified files are
 * in remote-failure.test.ts.
 */
const FAULTS: readonly ['entry' | 'screen', Fault][] = [
  ['entry', 'missing'],
  ['entry', 'unavailable'],
  ['screen', 'missing'],
  ['entry', 'silent'],
  ['entry', 'slow'],
  ['screen', 'missing'],
  ['entry', 'unavailable'],
  ['screen', 'unavailable'],
];
const CELLS = REMOTES.map((unit, index) => {
  const [part, fault] = FAULTS[index % FAULTS.length] ?? (['entry', 'missing'] as const);
  return [unit, part, fault] as const;
});

const tally = newTally();
let member: NonNullable<BrowserContextOptions['storageState']>;
beforeAll(async () => {
  member = await sessionOf(product.origin, '66000101');
});
afterAll(() => void process.stdout.write(`remotes: ${tally.summary()}\n`));

async function survives(unit: string, part: 'entry' | 'screen', fault: Fault): Promise<void> {
  const manifest = builtManifest(unit);
  const { page, close } = await openPhone(browser, { storageState: member });
  page.setDefaultTimeout(25_000);
  try {
    if (fault === 'silent') await page.clock.install();
    await spoil(page, fileOf(manifest, part), fault);
    await page.goto(`${product.origin}/en${screenOf(manifest).path}`, { waitUntil: 'commit' });
    await page.getByRole('banner').waitFor();
    if (fault === 'silent') await waitForSilence(page, failedCard(page));
    if (fault !== 'slow') {
      await failedCard(page).waitFor();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await tryAgain(page).click();
    }
    await expectScreen(page);
    await expectRestWorks(page, unit);
  } finally {
    await close();
  }
}

it.each(CELLS)('%s: its %s is %s', (unit, part, fault) => tally.tried(survives(unit, part, fault)));

it('covers every fault', () => {
  expect(new Set(CELLS.map(([, , fault]) => fault))).toEqual(new Set(FAULTS.map(([, fault]) => fault)));
});
