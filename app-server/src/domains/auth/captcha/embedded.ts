import { randomInt } from 'node:crypto';
import type { AltchaChallenge } from '@resort/shared/calls/rows';
import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Executor, Services } from '../../../platform/context.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { spendOnce } from '../../../core/proofs/step-ticket.ts';

const CHALLENGE_SECONDS = 120;
/** A third of a second on one core, a few seconds on an old phone; verification costs one derivation. */
export const WORK = { cost: 1_000, from: 400, to: 800 } as const;

function keys(secrets: Secrets) {
  return {
    hmacSignatureSecret: secrets.mac('altcha', 'challenge').toString('hex'),
    hmacKeySignatureSecret: secrets.mac('altcha', 'key').toString('hex'),
  };
}

/**
 * A signed proof-of-work challenge, so that nothing is stored until it is solved. It uses the real time, as
 * the library does.
 */
export async function newChallenge({ secrets }: Services): Promise<AltchaChallenge> {
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: WORK.cost,
    counter: randomInt(WORK.from, WORK.to),
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS,
    ...keys(secrets),
  });
  return { parameters, ...(signature === undefined ? {} : { signature }) };
}

function parse(param: string): { challenge: Challenge; solution: Solution } | undefined {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(param, 'base64').toString()) as Record<
      string,
      unknown
    >;
    if (typeof challenge !== 'object' || typeof solution !== 'object') return undefined;
    if (challenge === null || solution === null) return undefined;
    return { challenge: challenge as Challenge, solution: solution as Solution };
  } catch {
    return undefined;
  }
}

/** Verifies the widget's result: our challenge, in time, solved, and not used before. */
export async function verifyEmbedded(db: Executor, services: Services, param: string): Promise<boolean> {
  const payload = parse(param);
  if (payload === undefined) return false;
  const verified = await verifySolution({ ...payload, deriveKey, ...keys(services.secrets) })
    .then((result) => result.verified)
    // the library throws for parameters that our challenges never have
    .catch(() => false);
  const { signature } = payload.challenge;
  if (!verified || signature === undefined) return false;
  const use = {
    purpose: 'CAPTCHA_SOLUTION',
    ticket: signature,
    subject: '',
    seconds: CHALLENGE_SECONDS,
  } as const;
  return spendOnce(db, services, use);
}
