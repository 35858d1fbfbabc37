import { randomBytes, randomInt } from 'node:crypto';
import type { Language } from '@resort/shared/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { OTP_MAIL_SUBJECT, OTP_MESSAGE } from '../announcements/messages.ts';
import type { Services } from '../../platform/context.ts';
import { inTransaction, type Database, type Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { writeMessage } from '../../platform/outbox/write.ts';
import { otp } from '../../schema/index.ts';
import { requireCaptcha, type CaptchaProof } from '../proofs/captcha.ts';
import type { Asker } from './asker.ts';
import { countCode } from './caps.ts';
import { codeMac, EXPIRE_SECONDS, RESEND_SECONDS, type Purpose } from './rules.ts';

interface CodeRequest {
  readonly purpose: Purpose;
  readonly channel: 'sms' | 'voice' | 'email';
  /** E.164, or an address in lower case */
  readonly recipient: string;
  /** if only one member may use the code */
  readonly memberId?: number;
  /** of the message */
  readonly language: Language;
  readonly ip: string;
  readonly asker: Asker;
  /** a demo number in development, which tests and visitors share */
  readonly uncapped: boolean;
  readonly captcha: CaptchaProof;
}

/** Serialises sends to one recipient, in every process, until the transaction ends. */
async function lockRecipient(tx: Transaction, { recipient }: CodeRequest): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`otp ${recipient}`}, 0))`);
}

/** The asker's id in a code's row, which does not reveal the address. */
const askerMac = ({ secrets }: Services, { key }: Asker) => secrets.mac('otp-asker', key).toString('hex');

/** Seconds left of the wait after the last code; 0 if there is none. A used code leaves no wait. */
async function waitAfter(
  tx: Transaction,
  { clock }: Services,
  recipient: string,
  asker?: string,
): Promise<number> {
  const since = sql`extract(epoch from ${clock.sqlNow()} - ${otp.sentAt})`;
  const isTheirs = asker === undefined ? undefined : eq(otp.asker, asker);
  const [last] = await tx
    .select({ status: otp.status, wait: sql<number>`ceil(${RESEND_SECONDS} - ${since})::int` })
    .from(otp)
    .where(and(eq(otp.recipient, recipient), isTheirs))
    .orderBy(desc(otp.id))
    .limit(1);
  if (last === undefined || last.status === 'CONSUMED') return 0;
  return Math.min(Math.max(last.wait, 0), RESEND_SECONDS);
}

/**
 * Askers only wait for their own last code. Codes of others make nobody wait, but make a stranger solve the
 * captcha. Throws OTP_COOLDOWN {seconds}.
 */
async function isHasty(tx: Transaction, services: Services, request: CodeRequest): Promise<boolean> {
  const { recipient, asker } = request;
  const seconds = await waitAfter(tx, services, recipient, askerMac(services, asker));
  if (seconds > 0) throw new DomainError('OTP_COOLDOWN', { seconds }, { seconds });
  return !asker.isKnown && (await waitAfter(tx, services, recipient)) > 0;
}

/** Only sent codes count: a refusal rolls its count back. */
async function checkCaps(tx: Transaction, services: Services, request: CodeRequest): Promise<void> {
  const hasty = await isHasty(tx, services, request);
  if (request.uncapped) return;
  const isRisky = await countCode(tx, services.clock, request);
  if (isRisky || hasty) await requireCaptcha(tx, services, request.captcha);
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
  const asker = askerMac(services, request.asker);
  await tx
    .update(otp)
    .set({ status: 'SUPERSEDED' })
    .where(
      and(
        eq(otp.recipient, recipient),
        eq(otp.purpose, purpose),
        eq(otp.asker, asker),
        eq(otp.status, 'SENT'),
      ),
    );
  await tx.insert(otp).values({
    otpId,
    purpose,
    channel,
    recipient,
    memberId,
    asker,
    codeMac: codeMac(services.secrets, otpId, code),
    status: 'SENT',
    sentAt: now,
    expiresAt: sql`${now} + ${EXPIRE_SECONDS} * interval '1 second'`,
  });
  return otpId;
}

/**
 * Creates a six-digit code, queues its message and returns its id; invalidates the asker's older code. Throws
 * OTP_COOLDOWN {seconds}, OTP_DAILY_LIMIT {minutes}, TOO_MANY {seconds}, CAPTCHA_REQUIRED.
 */
export async function sendCode(db: Database, services: Services, request: CodeRequest): Promise<string> {
  const { recipient, channel, language } = request;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return inTransaction(db, async (tx) => {
    await lockRecipient(tx, request);
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
