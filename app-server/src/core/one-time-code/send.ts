import { randomBytes, randomInt } from 'node:crypto';
import type { Language } from '@resort/shared/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { OTP_MAIL_SUBJECT, OTP_MESSAGE } from '../../content/messages.ts';
import type { Services } from '../../platform/calls/context.ts';
import { inTransaction, type Database, type Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { countOne, enforce, type Counted } from '../../platform/limits/rate-bucket.ts';
import { writeMessage } from '../../platform/outbox/write.ts';
import { otp } from '../../schema/index.ts';
import { requireCaptcha, type CaptchaProof } from '../captcha/require.ts';
import {
  codeMac,
  EXPIRE_SECONDS,
  PER_IP_AN_HOUR,
  PER_NUMBER_A_DAY,
  RESEND_SECONDS,
  SOFT_PER_IP_AN_HOUR,
  SOFT_PER_NUMBER_A_DAY,
  type Purpose,
} from './rules.ts';

interface CodeRequest {
  readonly purpose: Purpose;
  readonly channel: 'sms' | 'voice' | 'email';
  /** E.164, or an address in lower case */
  readonly recipient: string;
  /** where only one member may use the code */
  readonly memberId?: number;
  /** of the message */
  readonly language: Language;
  readonly ip: string;
  /** a demo number in development, which tests and visitors share */
  readonly uncapped: boolean;
  readonly captcha: CaptchaProof;
}

/** Sends to one recipient follow one another, in every process, until the transaction ends. */
async function lockRecipient(tx: Transaction, { recipient }: CodeRequest): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`otp ${recipient}`}, 0))`);
}

/** A code that was used leaves no wait behind: whoever used it holds the phone. */
async function checkCooldown(tx: Transaction, { clock }: Services, recipient: string): Promise<void> {
  const since = sql`extract(epoch from ${clock.sqlNow()} - ${otp.sentAt})`;
  const [last] = await tx
    .select({ status: otp.status, wait: sql<number>`ceil(${RESEND_SECONDS} - ${since})::int` })
    .from(otp)
    .where(eq(otp.recipient, recipient))
    .orderBy(desc(otp.id))
    .limit(1);
  if (last === undefined || last.status === 'CONSUMED' || last.wait <= 0) return;
  const seconds = Math.min(last.wait, RESEND_SECONDS);
  throw new DomainError('OTP_COOLDOWN', { seconds }, { seconds });
}

/** Only what is really sent counts: a refusal rolls its own count back. */
async function checkCaps(tx: Transaction, services: Services, request: CodeRequest): Promise<void> {
  const { recipient, ip, uncapped } = request;
  if (uncapped) return;
  const perNumber = { key: `otp number ${recipient}`, limit: PER_NUMBER_A_DAY, seconds: 86_400 };
  const ofNumber = await countOne(tx, services.clock, perNumber);
  if (ofNumber.over) throw new DomainError('OTP_DAILY_LIMIT');
  const perIp = { key: `otp ip ${ip}`, limit: PER_IP_AN_HOUR, seconds: 3_600 };
  const ofIp: Counted = await enforce(tx, services.clock, perIp);
  const isRisky = ofNumber.count > SOFT_PER_NUMBER_A_DAY || ofIp.count > SOFT_PER_IP_AN_HOUR;
  if (isRisky) await requireCaptcha(tx, services, request.captcha);
}

async function store(
  tx: Transaction,
  services: Services,
  request: CodeRequest,
  code: string,
): Promise<string> {
  const { purpose, channel, recipient, memberId = null } = request;
  const otpId = randomBytes(16).toString('hex');
  const now = services.clock.sqlNow();
  await tx
    .update(otp)
    .set({ status: 'SUPERSEDED' })
    .where(and(eq(otp.recipient, recipient), eq(otp.purpose, purpose), eq(otp.status, 'SENT')));
  await tx.insert(otp).values({
    otpId,
    purpose,
    channel,
    recipient,
    memberId,
    codeMac: codeMac(services.secrets, otpId, code),
    status: 'SENT',
    sentAt: now,
    expiresAt: sql`${now} + ${EXPIRE_SECONDS} * interval '1 second'`,
  });
  return otpId;
}

/**
 * Makes a six-digit code, queues its message and answers the id it is known by; an older code of the number dies.
 * Throws OTP_COOLDOWN {seconds}, OTP_DAILY_LIMIT, TOO_MANY {seconds}, CAPTCHA_REQUIRED.
 */
export async function sendCode(db: Database, services: Services, request: CodeRequest): Promise<string> {
  const { recipient, channel, language } = request;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return inTransaction(db, async (tx) => {
    await lockRecipient(tx, request);
    await checkCooldown(tx, services, recipient);
    await checkCaps(tx, services, request);
    const otpId = await store(tx, services, request, code);
    const text = OTP_MESSAGE[language].replace('{code}', code);
    await writeMessage(tx, services, {
      to: recipient,
      channel,
      language,
      subject: OTP_MAIL_SUBJECT[language],
      code,
      text,
      seconds: EXPIRE_SECONDS,
    });
    return otpId;
  });
}
