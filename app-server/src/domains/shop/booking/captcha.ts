import { randomBytes, randomInt } from 'node:crypto';
import type { reservationCalls } from '@resort/mf-shop/contract';
import { captchaProof, requireCaptcha } from '../../../core/proofs/captcha.ts';
import { consumeTicket, storeTicket } from '../../../core/proofs/step-ticket.ts';
import type { ContextOf, RequestContext, Services } from '../../../platform/context.ts';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { countOne } from '../../../platform/limits/rate-bucket.ts';
import { digitsPicture } from './digits-picture.ts';
import { asksForCaptcha } from '../terms/risk.ts';

const SECONDS = 120;
const DIGITS = 5;
/** Tries for one picture; a repeated request counts too. */
const TRIES = 3;

/** The digits of a picture and its member, hashed so that they cannot be read from the database. */
export const pictureSubject = ({ secrets }: Services, memberId: number, code: string): string =>
  secrets.mac('reserve-picture', `${memberId} ${code}`).toString('hex');

/** A new picture for the caller. */
export async function reserveCaptcha(context: ContextOf<typeof reservationCalls, 'GET /shop/captcha'>) {
  const { db, caller } = context;
  const captchaId = randomBytes(16).toString('hex');
  const code = Array.from({ length: DIGITS }, () => randomInt(10)).join('');
  await storeTicket(db, context, {
    purpose: 'RESERVE_PICTURE',
    ticket: captchaId,
    subject: pictureSubject(context, caller.memberId, code),
    seconds: SECONDS,
  });
  return {
    captchaId,
    imageSvgBase64: Buffer.from(digitsPicture(code)).toString('base64'),
    expireIn: SECONDS,
  };
}

interface Answer {
  readonly captchaId?: string | undefined;
  readonly captchaCode?: string | undefined;
  readonly captchaTicket?: string | undefined;
}

type Beforehand = RequestContext & { readonly db: Database; readonly body: Answer };

/** Counts a try before the call's transaction, so that it counts even if the call fails. Throws RESERVE_CAPTCHA. */
export async function countCaptchaTry({ db, clock, body }: Beforehand): Promise<void> {
  const { captchaId } = body;
  if (captchaId === undefined) return;
  const key = `reserve picture ${captchaId}`;
  const { over } = await countOne(db, clock, { key, limit: TRIES, seconds: SECONDS });
  if (over) throw new DomainError('RESERVE_CAPTCHA');
}

type Asked = RequestContext & {
  readonly db: Transaction;
  readonly body: Answer;
  readonly caller: { readonly memberId: number };
};

/**
 * If the risk check requires it: the digits of the picture, or the ticket of the shared captcha. Throws
 * RESERVE_CAPTCHA.
 */
export async function passCaptcha(context: Asked): Promise<void> {
  const { db, clock, caller, body } = context;
  if (!(await asksForCaptcha(db, clock, caller.memberId))) return;
  const { captchaId, captchaCode, captchaTicket } = body;
  if (captchaTicket !== undefined)
    return requireCaptcha(db, context, captchaProof('RESERVE', captchaTicket, context));
  const passed =
    captchaId !== undefined &&
    captchaCode !== undefined &&
    (await consumeTicket(db, context, {
      purpose: 'RESERVE_PICTURE',
      ticket: captchaId,
      subject: pictureSubject(context, caller.memberId, captchaCode.normalize('NFKC').trim()),
    }));
  if (!passed) throw new DomainError('RESERVE_CAPTCHA');
}
