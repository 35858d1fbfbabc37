import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPhone, type Phone } from '../page/phone.ts';
import { buildUnits } from './build-units.ts';
import { failedShares } from './failed-shares.ts';
import { groundOf, type Ground, type Pair } from './ground.ts';
import { absentShareMessage, hasCore, OUTCOMES } from './outcomes.ts';
import { serve, type Served } from './serve.ts';
import { RUNTIMES } from './sources.ts';

/*
 * Our federation runtime beside Module Federation's: hosts and remotes with each, in the real browser. A page of the
 * product may have a shell with one and remotes with the other, as long as a release has units that were built before
 * our runtime.
 */
const PAIRS = RUNTIMES.flatMap((host) => RUNTIMES.map((remote): Pair => ({ host, remote })));

let work: string;
let served: Served;
let browser: Browser;

jest.setTimeout(120_000);
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'federation-'));
  served = await serve(await buildUnits(work));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
  rmSync(work, { recursive: true, force: true });
});

describe.each(PAIRS)('a host with its $host runtime and a remote with its $remote one', (pair) => {
  let phone: Phone;

  beforeAll(async () => {
    phone = await openPhone(browser);
  });
  afterAll(() => phone?.close());

  /** In a new page, in which nothing else went wrong. */
  async function collected<T>(collect: (ground: Ground) => Promise<T>): Promise<T> {
    await phone.page.goto(served.addressOf(pair.host));
    const outcome = await collect(groundOf(phone.page, served, pair));
    const complaints = phone.complaints.splice(0);
    expect(complaints.filter((one) => !one.startsWith('Failed to load resource'))).toEqual([]);
    expect(served.unasked()).toEqual([]);
    return outcome;
  }

  it.each(Object.entries(OUTCOMES))('%s', async (_name, { collect, expected }) => {
    expect(await collected(collect)).toEqual(expected);
  });

  it.each(Object.entries(failedShares(pair)))(
    'a lazy share that failed %s',
    async (_name, { collect, expected }) => {
      expect(await collected(collect)).toEqual(expected);
    },
  );

  it('says which share no unit provides', async () => {
    const ours = 'Error: No unit provides the share absent-share.';
    const theirs = expect.stringContaining('"absent-share"') as unknown as string;
    expect(await collected(absentShareMessage)).toEqual(pair.remote === 'own' ? ours : theirs);
  });

  it('has the core of the whole runtime only if one of the two was built with it', async () => {
    expect(await collected(hasCore)).toBe(pair.host === 'whole' || pair.remote === 'whole');
  });
});
