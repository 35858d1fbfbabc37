import { expect, it } from '@jest/globals';
import { verifySecret } from '../../src/core/password/scrypt.ts';
import { hashDemoSecret } from './hash-demo-secret.ts';
import KNOWN from './known-hashes.json' with { type: 'json' };

it.each(Object.entries(KNOWN))('the known hash of %s is one', async (secret, hash) => {
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await verifySecret(secret, hash)).toBe(true);
});

it('hashes a secret that is not known', async () => {
  expect(await verifySecret('Lotus-0', await hashDemoSecret('Lotus-0'))).toBe(true);
});
