import type { sharedCalls } from '@resort/shared/calls/rows';
import { verifyAliyun } from './aliyun.ts';
import { verifyEmbedded } from './embedded.ts';
import { noteOutage } from './outage.ts';
import { captchaSubject } from '../../../core/proofs/captcha.ts';
import { storeTicket } from '../../../core/proofs/step-ticket.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CallLimits } from '../../../platform/limits/call-limits.ts';
import { newToken } from '../../../platform/secrets/secrets.ts';

type Context = ContextOf<typeof sharedCalls, 'POST /captchaAli/verify'>;

const TICKET_SECONDS = 120;

export const CAPTCHA_LIMITS: CallLimits = {
  perCaller: { limit: 30, seconds: 600 },
  perAddress: { limit: 600, seconds: 600 },
  guards: true,
};

/** Aliyun's answers name their scene. Throws BUSY if Aliyun cannot be reached: nothing passes unchecked. */
async function isSolved(context: Context): Promise<boolean> {
  const { body, db, integrations, log } = context;
  const { aliyunCaptcha } = integrations;
  if (body.sceneId === undefined) return verifyEmbedded(db, context, body.captchaVerifyParam);
  if (aliyunCaptcha === undefined) return false;
  const verdict = await verifyAliyun(aliyunCaptcha, body.captchaVerifyParam);
  if (verdict !== 'unreachable') return verdict === 'passed';
  const { fallback } = aliyunCaptcha;
  log.warn({ fallback }, 'the captcha provider cannot be reached');
  if (fallback) noteOutage();
  throw new DomainError('BUSY');
}

/** Issues a ticket for a solved captcha, valid once for the same scene, visitor and address. */
export async function verifyCaptcha(context: Context) {
  const { body, db } = context;
  if (!(await isSolved(context))) return { captchaResult: false, expireIn: 0 };
  const captchaTicket = newToken();
  const subject = captchaSubject(body.bizScene, context);
  const seconds = TICKET_SECONDS;
  await storeTicket(db, context, { purpose: 'CAPTCHA', ticket: captchaTicket, subject, seconds });
  return { captchaResult: true, captchaTicket, expireIn: seconds };
}
