import type { CaptchaScene } from '@resort/shared/calls/rows';
import type { Executor, RequestContext, Services } from '../../platform/context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { consumeTicket } from './step-ticket.ts';

/** The caller's proof of a solved captcha. */
export interface CaptchaProof {
  readonly ticket: string | undefined;
  /** a ticket is valid for one kind of step, and for the visitor and address that solved the captcha */
  readonly subject: string;
}

export function captchaSubject(scene: CaptchaScene, { authId, ip }: Pick<RequestContext, 'authId' | 'ip'>) {
  return `${scene} ${authId} ${ip}`;
}

export function captchaProof(
  scene: CaptchaScene,
  ticket: string | undefined,
  context: RequestContext,
): CaptchaProof {
  return { ticket, subject: captchaSubject(scene, context) };
}

/** Uses the ticket in the transaction that it permits; throws CAPTCHA_REQUIRED without a valid one. */
export async function requireCaptcha(
  db: Executor,
  services: Services,
  { ticket, subject }: CaptchaProof,
): Promise<void> {
  const passed =
    ticket !== undefined && (await consumeTicket(db, services, { purpose: 'CAPTCHA', ticket, subject }));
  if (!passed) throw new DomainError('CAPTCHA_REQUIRED');
}
