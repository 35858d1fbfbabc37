import { afterEach, describe, expect, it } from '@jest/globals';
import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { AltchaChallenge } from '../../rows/captcha.calls.ts';
import { solveEmbedded } from './solve-embedded.ts';

const SECRETS = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };
const challenge = (counter: number) =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 200, counter, deriveKey, ...SECRETS });

async function isAccepted(param: string | null): Promise<boolean> {
  const payload = JSON.parse(atob(param ?? '')) as { challenge: Challenge; solution: Solution };
  return (await verifySolution({ ...payload, deriveKey, ...SECRETS })).verified;
}

const real = globalThis.crypto;
afterEach(() => {
  Object.defineProperty(globalThis, 'crypto', { value: real, configurable: true });
});

describe('the embedded captcha', () => {
  it('is solved by computing the proof of work', async () => {
    expect(await isAccepted(await solveEmbedded((await challenge(40)) as AltchaChallenge))).toBe(true);
  });

  it('is solved on plain http, where browsers offer no crypto.subtle', async () => {
    const given = (await challenge(40)) as AltchaChallenge;
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    const solved = await solveEmbedded(given);
    Object.defineProperty(globalThis, 'crypto', { value: real, configurable: true });
    expect(await isAccepted(solved)).toBe(true);
  });

  it('can be aborted', async () => {
    const controller = new AbortController();
    controller.abort();
    expect(await solveEmbedded((await challenge(40)) as AltchaChallenge, controller)).toBeNull();
  });
});
