import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { silentLog } from '../../../test/tools/silent-log.ts';
import { hasValkey, testValkey, type TestValkey } from '../../../test/tools/valkey.ts';
import { openCounters, type Counters } from './counters.ts';

jest.setTimeout(60_000);

const limit = { key: 'one', limit: 3, seconds: 3600 };
const name = 'limits in a Valkey (requires valkey-server or redis-server)';

(hasValkey ? describe : describe.skip)(name, () => {
  let valkey: TestValkey;
  let here: Counters;
  let there: Counters;
  beforeEach(async () => {
    valkey = await testValkey();
    [here, there] = [openCounters(valkey.url, silentLog), openCounters(valkey.url, silentLog)];
    await together();
  });
  afterEach(async () => {
    valkey.thaw();
    await Promise.all([here.close(), there.close()]);
    await valkey.remove();
  });

  /** Waits until what one counts is seen by the other. */
  async function together(): Promise<void> {
    for (let n = 0; ; n += 1) {
      const probe = { key: `probe ${n}`, limit: 10, seconds: 60 };
      const first = await here.count(probe);
      const second = await there.count(probe);
      if (first.count === 1 && second.count === 2) return;
      await pause(50);
    }
  }
  /** Six calls, in turn at both. */
  async function sixCalls(key: string): Promise<boolean[]> {
    const over: boolean[] = [];
    for (let n = 0; n < 6; n += 1)
      over.push((await (n % 2 === 0 ? here : there).count({ ...limit, key })).over);
    return over;
  }

  it('hold for two clients together, with the seconds that are left', async () => {
    expect(await sixCalls('a')).toEqual([false, false, false, true, true, true]);
    const { closesIn } = await there.count({ ...limit, key: 'a' });
    expect(closesIn).toBeGreaterThan(3590);
    expect(closesIn).toBeLessThanOrEqual(3600);
  });

  it('hold for each client alone while it is away, and together again when it is back', async () => {
    await valkey.kill();
    // each counts to three for itself
    expect(await sixCalls('b')).toEqual([false, false, false, false, false, false]);
    expect([
      (await here.count({ ...limit, key: 'b' })).over,
      (await there.count({ ...limit, key: 'b' })).over,
    ]).toEqual([true, true]);
    await valkey.start();
    await together();
    expect(await sixCalls('c')).toEqual([false, false, false, true, true, true]);
  });

  it('let one call wait, not each, while it does not answer', async () => {
    valkey.freeze();
    const counts = [];
    for (let n = 0; n < 500; n += 1) counts.push(await here.count({ key: 'd', limit: 400, seconds: 3600 }));
    // had each waited, this would take 50 s; the counts are those of this client alone
    expect(counts.at(-1)).toMatchObject({ count: 500, over: true });
    valkey.thaw();
    await together();
    expect(await sixCalls('e')).toEqual([false, false, false, true, true, true]);
  });

  it('hold for each client alone while it has no room', async () => {
    await valkey.kill();
    await valkey.start('--maxmemory', '1', '--maxmemory-policy', 'noeviction');
    await pause(1_500);
    expect(await sixCalls('f')).toEqual([false, false, false, false, false, false]);
    expect((await here.count({ ...limit, key: 'f' })).over).toBe(true);
  });
});

it('counts alone where no Valkey is there from the start', async () => {
  const warned: string[] = [];
  const log = { info: () => undefined, warn: (_: object, message: string) => void warned.push(message) };
  const counters = openCounters('redis://127.0.0.1:1', log as unknown as typeof silentLog);
  const counts = [];
  for (let n = 0; n < 5; n += 1) counts.push(await counters.count(limit));
  expect(counts.map(({ over }) => over)).toEqual([false, false, false, true, true]);
  expect(warned).toEqual(['the store of limits failed; this process counts alone']);
  await counters.close();
});
