import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fulfilled } from '../../../test/tools/outcomes.ts';
import { twoPools, type TwoPools } from '../../../test/database/two-pools.ts';
import { createClock } from '../time/clock.ts';
import { createSecrets } from '../secrets/secrets.ts';
import type { JobContext } from './job.ts';
import { repeat } from './repeat.ts';
import { runAlone } from './run-alone.ts';

let pools: TwoPools;

beforeAll(async () => {
  pools = await twoPools();
});
afterAll(() => pools.drop());

describe('a job', () => {
  it('has one runner at a time, across processes', async () => {
    let atWork = 0;
    let most = 0;
    const work = async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await pause(20);
      atWork -= 1;
    };
    const results = await pools.race(40, (db) => runAlone(db, 'test', work));
    const ran = fulfilled(results);
    expect(ran).toHaveLength(40);
    expect(ran).toContain(true);
    expect(ran).toContain(false);
    expect(most).toBe(1);
  });

  it('does not block another job', async () => {
    await runAlone(pools.at(0), 'one', async () => {
      expect(await runAlone(pools.at(1), 'other', async () => undefined)).toBe(true);
      expect(await runAlone(pools.at(1), 'one', async () => undefined)).toBe(false);
    });
  });

  it('can run again after a failed run', async () => {
    const failing = runAlone(pools.at(0), 'failing', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await runAlone(pools.at(1), 'failing', async () => undefined)).toBe(true);
  });
});

describe('the jobs of a process', () => {
  const errors: unknown[] = [];
  const context = (): JobContext => ({
    environment: 'development',
    clock: createClock(),
    secrets: createSecrets(Buffer.alloc(32, 7)),
    db: pools.db,
    log: { info: () => undefined, warn: () => undefined, error: (line: unknown) => void errors.push(line) },
  });

  it('run periodically, also after a failure, until they are stopped', async () => {
    let runs = 0;
    let isUnderWay = false;
    const { promise: thrice, resolve } = Promise.withResolvers<void>();
    const run = async () => {
      runs += 1;
      if (runs === 1) throw new Error('the first fails');
      isUnderWay = true;
      if (runs === 3) resolve();
      await pause(20);
      isUnderWay = false;
    };
    const jobs = repeat([{ name: 'again', every: 0.01, run }], context());
    await thrice;
    await jobs.stop();
    expect(isUnderWay).toBe(false);
    const stoppedAt = runs;
    await pause(50);
    expect(runs).toBe(stoppedAt);
    expect(errors).toEqual([{ job: 'again', err: expect.objectContaining({ message: 'the first fails' }) }]);
  });

  it('leave connections for others: two at a time', async () => {
    let atWork = 0;
    let most = 0;
    let runs = 0;
    const { promise: allRan, resolve } = Promise.withResolvers<void>();
    const run = async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await pause(10);
      atWork -= 1;
      runs += 1;
      if (runs === 12) resolve();
    };
    const names = Array.from({ length: 12 }, (_, n) => `crowd ${n}`);
    const jobs = repeat(
      names.map((name) => ({ name, every: 60, run })),
      context(),
    );
    await allRan;
    await jobs.stop();
    expect(most).toBe(2);
  });
});
