import { randomBytes, randomInt } from 'node:crypto';
import type { Language } from '@resort/shared/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { OTP_MESSAGE } from '../../content/messages.ts';
import type { Services } from '../../platform/calls/context.ts';
import { inTransaction, type Database, type Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { isDemoNumber } from '../../platform/limits/demo-numbers.ts';
import { countOne, enforce } from '../../platform/limits/rate-bucket.ts';
import { writeMessage } from '../../platform/outbox/write.ts';
import { otp } from '../../schema/index.ts';
import type { PhoneNumber } from './number.ts';
import {
  codeMac,
  EXPIRE_SECONDS,
  PER_IP_AN_HOUR,
  PER_NUMBER_A_DAY,
  RESEND_SECONDS,
  type Purpose,
} from './rules.ts';

interface CodeRequest extends PhoneNumber {
  readonly purpose: Purpose;
  readonly channel: 'sms' | 'voice';
  /** of the message */
  readonly language: Language;
  readonly ip: string;
}

/** Sends to one number follow one another, in every process, until the transaction ends. */
async function lockNumber(tx: Transaction, { areaCode, phone }: PhoneNumber): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`otp ${areaCode}${phone}`}, 0))`);
}

/** A code that was used leaves no wait behind: whoever used it holds the phone. */
async function checkCooldown(tx: Transaction, { clock }: Services, number: PhoneNumber): Promise<void> {
  const since = sql`extract(epoch from ${clock.sqlNow()} - ${otp.sentAt})`;
  const [last] = await tx
    .select({ status: otp.status, wait: sql<number>`ceil(${RESEND_SECONDS} - ${since})::int` })
    .from(otp)
    .where(and(eq(otp.areaCode, number.areaCode), eq(otp.phone, number.phone)))
    .orderBy(desc(otp.id))
    .limit(1);
  if (last === undefined || last.status === 'CONSUMED' || last.wait <= 0) return;
  const seconds = Math.min(last.wait, RESEND_SECONDS);
  throw new DomainError('OTP_COOLDOWN', { seconds }, { seconds });
}

/** Only what is really sent counts: a refusal rolls its own count back. */
async function checkCaps(tx: Transaction, services: Services, request: CodeRequest): Promise<void> {
  const { areaCode, phone, ip } = request;
  if (isDemoNumber(services.environment, areaCode, phone)) return;
  const perNumber = { key: `otp number ${areaCode}${phone}`, limit: PER_NUMBER_A_DAY, seconds: 86_400 };
  if ((await countOne(tx, services.clock, perNumber)).over) throw new DomainError('OTP_DAILY_LIMIT');
  await enforce(tx, services.clock, { key: `otp ip ${ip}`, limit: PER_IP_AN_HOUR, seconds: 3_600 });
}

async function store(
  tx: Transaction,
  services: Services,
  request: CodeRequest,
  code: string,
): Promise<string> {
  const { purpose, channel, areaCode, phone } = request;
  const otpId = randomBytes(16).toString('hex');
  const now = services.clock.sqlNow();
  await tx
    .update(otp)
    .set({ status: 'SUPERSEDED' })
    .where(
      and(eq(otp.areaCode, areaCode), eq(otp.phone, phone), eq(otp.purpose, purpose), eq(otp.status, 'SENT')),
    );
  await tx.insert(otp).values({
    otpId,
    purpose,
    channel,
    areaCode,
    phone,
    codeMac: codeMac(services.secrets, otpId, code),
    status: 'SENT',
    sentAt: now,
    expiresAt: sql`${now} + ${EXPIRE_SECONDS} * interval '1 second'`,
  });
  return otpId;
}

/**
 * Makes a six-digit code, queues its message and answers the id it is known by; an older code of the number dies.
 * Throws OTP_COOLDOWN {seconds}, OTP_DAILY_LIMIT, TOO_MANY {seconds}.
 */
export async function sendCode(db: Database, services: Services, request: CodeRequest): Promise<string> {
  const { areaCode, phone, channel, language } = request;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return inTransaction(db, async (tx) => {
    await lockNumber(tx, request);
    await checkCooldown(tx, services, request);
    await checkCaps(tx, services, request);
    const otpId = await store(tx, services, request, code);
    const text = OTP_MESSAGE[language].replace('{code}', code);
    await writeMessage(tx, services, { to: areaCode + phone, channel, code, text });
    return otpId;
  });
}
