import { expect, it } from '@jest/globals';
import { grantOfKey, makeGrant } from '../grants/grants.ts';
import { makeCohortPass, readCohortPass } from '../rollout/cohort-pass.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../testing/made-up-builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { holderOf, makeToken } from '../permissions/tokens/tokens.ts';

const at = eachRegistry();
const channel = 'production';
const TAILS = ['.', '.x', '.x.y', 'A', '=', ' '];

it('a token with a suffix is invalid', async () => {
  const token = await makeToken(at.registry, { name: 'team', scopes: ['read'], days: 1, ...AUTHOR });
  expect(await holderOf(at.registry, token)).not.toBeNull();
  for (const tail of TAILS) expect([tail, await holderOf(at.registry, token + tail)]).toEqual([tail, null]);
});

it('a pass with a suffix or another spelling has no cohort', async () => {
  const { pass } = await makeCohortPass(at.registry, { channel, cohort: 'staff', days: 2, ...AUTHOR });
  const read = (given: string) => readCohortPass(at.registry.keyring, channel, given);
  const [cohort, expiry, ...more] = pass.split('.');
  expect(read(pass)).not.toBeNull();
  for (const tail of TAILS) expect([tail, read(pass + tail)]).toEqual([tail, null]);
  for (const other of [`${expiry}!`, `0${expiry}`, ` ${expiry}`, expiry?.toUpperCase()])
    expect([other, read([cohort, other, ...more].join('.'))]).toEqual([other, null]);
});

it('a grant’s key with a suffix is invalid', async () => {
  await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2'));
  await at.pinUnits(['shell@1', 'mf-auth@1']);
  const request = { channel, units: ['mf-auth@2'], tester: 'tess', hours: 1, ...AUTHOR };
  const { key } = await makeGrant(at.registry, request);
  expect(await grantOfKey(at.registry, channel, key)).not.toBeNull();
  for (const tail of TAILS)
    expect([tail, await grantOfKey(at.registry, channel, key + tail)]).toEqual([tail, null]);
});
