import { createPublicKey, verify as verifySignature } from 'node:crypto';
import { beforeEach, expect, it } from '@jest/globals';
import { evidenceOf } from './evidence.ts';
import { keys } from '../storage/names.ts';
import { madeUpRemote, madeUpShell } from '../testing/made-up-builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';

const at = eachRegistry();

beforeEach(async () => {
  await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2'));
  await at.pinUnits(['shell@1', 'mf-auth@1']);
  await at.checkUnits(['mf-auth@2']);
  await at.pinUnits(['mf-auth@2'], { by: 'ana', reason: 'new form' });
});

it('has everything about one release: changes, who did what and why, and the verdict it relies on', async () => {
  const evidence = await evidenceOf(at.registry, 'production', 2);
  expect(evidence).toMatchObject({
    schema: 'evidence/1',
    release: { number: 2, by: 'ana', reason: 'new form' },
    changes: [{ unit: 'mf-auth', from: '1', to: '2' }],
    commits: { shell: null, 'mf-auth': null },
    verdict: { passed: true, units: ['mf-auth@2', 'shell@1'] },
  });
  expect(evidence.verdict?.outcomes.map(({ gate }) => gate)).toContain('smoke');
  const lines = evidence.audit.map(({ by, verb }) => `${by} ${verb}`);
  // including how its versions were made: mf-auth@2 and shell@1
  expect(lines).toEqual(['ana pin', 'team pin', 'team publish', 'team publish']);
});

it('can be verified with nothing but the document: its keys verify the signature over the bytes', async () => {
  const { signatures, trustedKeys } = await evidenceOf(at.registry, 'production', 2);
  const [{ key, value }] = (signatures as { signatures: [{ key: string; value: string }] }).signatures;
  const bytes = (await at.registry.get(keys.release('production', 2)))?.body ?? Buffer.of();
  const isGood = (body: Buffer) =>
    verifySignature(
      'sha256',
      body,
      { key: createPublicKey(trustedKeys[key] ?? ''), dsaEncoding: 'ieee-p1363' },
      Buffer.from(value, 'base64'),
    );
  expect(isGood(bytes)).toBe(true);
  expect(isGood(Buffer.from(bytes.toString().replace('ana', 'bob')))).toBe(false);
});

it('is for the current release by default, and fails for a release that does not exist', async () => {
  expect((await evidenceOf(at.registry, 'production')).release.number).toBe(2);
  await expect(evidenceOf(at.registry, 'production', 7)).rejects.toThrow('no release 7');
  await expect(evidenceOf(at.registry, 'staging')).rejects.toThrow('Nothing is pinned on channel staging');
});
