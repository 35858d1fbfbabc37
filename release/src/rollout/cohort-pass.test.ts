import { describe, expect, it } from '@jest/globals';
import { entriesOf } from '../audit/audit-log.ts';
import { AUTHOR, openTestRegistry } from '../testing/made-up-builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { makeCohortPass, readCohortPass } from './cohort-pass.ts';

const at = eachRegistry();
const channel = 'production';
const make = (change: Partial<Parameters<typeof makeCohortPass>[1]> = {}) =>
  makeCohortPass(at.registry, { channel, cohort: 'staff', days: 2, ...AUTHOR, ...change });
const read = (pass: string, of = channel) => readCohortPass(at.registry.keyring, of, pass);

describe('a cohort pass', () => {
  it('contains its cohort and expiry, for the requested number of days', async () => {
    const before = Date.now();
    const { pass, cohort, expiresAt } = await make();
    const expires = Date.parse(expiresAt);
    expect([cohort, read(pass)]).toEqual(['staff', { cohort: 'staff', expires }]);
    expect(expires).toBeGreaterThanOrEqual(before + 2 * 86_400_000);
    expect(expires).toBeLessThanOrEqual(Date.now() + 2 * 86_400_000);
    // it is used in a cookie and a path without encoding
    expect(pass).toMatch(/^staff\.[0-9a-z]+\.[0-9a-f]{16}\.[\w-]{86}$/);
  });

  it('expires at its exact time', async () => {
    expect(read((await make({ days: 0 })).pass)).toBeNull();
    expect(read((await make({ days: -1 })).pass)).toBeNull();
  });

  it('is valid for one channel, one cohort and one expiry', async () => {
    const [cohort, expiry = '', ...signature] = (await make()).pass.split('.');
    const later = (Number.parseInt(expiry, 36) + 1).toString(36);
    expect(read([cohort, expiry, ...signature].join('.'))).not.toBeNull();
    expect(read([cohort, expiry, ...signature].join('.'), 'staging')).toBeNull();
    expect(read([cohort, later, ...signature].join('.'))).toBeNull();
    expect(read(['press', expiry, ...signature].join('.'))).toBeNull();
  });

  it('is rejected with another key, no key, or no signature', async () => {
    const { pass } = await make();
    const [cohort, expiry, key] = pass.split('.');
    const stranger = await openTestRegistry(`${at.dataDir}-of-a-stranger`);
    expect(readCohortPass(stranger.keyring, channel, pass)).toBeNull();
    for (const forged of [
      '',
      'staff',
      `${cohort}.${expiry}`,
      `${cohort}.${expiry}.${key}`,
      '...',
      'a.zz.b.c',
    ])
      expect(read(forged)).toBeNull();
  });

  it('requires a valid cohort and channel', async () => {
    await expect(make({ cohort: 'Staff!' })).rejects.toThrow('is no cohort');
    await expect(make({ channel: '../x' })).rejects.toThrow('is no channel name');
  });

  it('is logged with author, reason and expiry', async () => {
    const { expiresAt } = await make();
    const { value: newest } = await entriesOf(at.registry).next();
    expect(newest).toMatchObject({
      verb: 'cohort',
      channel,
      ...AUTHOR,
      subjects: ['staff', `until ${expiresAt}`],
    });
  });
});
