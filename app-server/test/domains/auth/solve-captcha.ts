import type { CaptchaConfigReply, CaptchaScene } from '@resort/shared/calls/rows';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { WORK } from '../../../src/domains/auth/captcha/embedded.ts';
import { send, type CallOptions } from '../../platform/protocol/client.ts';
import type { TestApp } from '../../platform/protocol/test-app.ts';

/** A real solution in the widget's format, searched from the least that a challenge asks for: a third of the work. */
export async function solvedCaptcha(app: TestApp): Promise<string> {
  const payload = { clientType: 'h5' };
  const { envelope } = await send<{ config: CaptchaConfigReply }>(app, 'GET /captchaAli/config', { payload });
  const { config } = envelope.data;
  if (config.provider !== 'EMBEDDED') throw new Error('not the embedded captcha');
  const { challenge } = config;
  const solution = await solveChallenge({
    challenge: challenge as Challenge,
    counterStart: WORK.from,
    deriveKey,
  });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A ticket for a solved captcha. */
export async function captchaTicket(
  app: TestApp,
  bizScene: CaptchaScene,
  options: Pick<CallOptions, 'as' | 'remoteAddress' | 'change'> = {},
): Promise<string> {
  const payload = { bizScene, captchaVerifyParam: await solvedCaptcha(app) };
  const { envelope } = await send<{ captchaTicket?: string }>(app, 'POST /captchaAli/verify', {
    ...options,
    payload,
  });
  return envelope.data.captchaTicket ?? '';
}
