import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { AltchaChallenge } from '../../rows/captcha.calls.ts';

type Derive = typeof deriveKey;

/** The same in plain JavaScript, because browsers offer no `crypto.subtle` on plain http. */
const deriveInScript: Derive = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

/**
 * Computes altcha's proof of work (https://altcha.org, proof of work v2) and returns the parameter for `POST
 * /captchaAli/verify`, without any interaction. Null if it was aborted or took longer than the challenge is
 * valid.
 */
export async function solveEmbedded(
  challenge: AltchaChallenge,
  controller: AbortController = new AbortController(),
): Promise<string | null> {
  const isSecure = globalThis.crypto?.subtle !== undefined;
  const solution = await solveChallenge({
    challenge: challenge as Challenge,
    deriveKey: isSecure ? deriveKey : deriveInScript,
    controller,
    timeout: 110_000,
  });
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
}
