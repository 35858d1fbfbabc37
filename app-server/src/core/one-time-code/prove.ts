import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Services } from '../../platform/context.ts';
import { inTransaction, type Database, type Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { otp } from '../../schema/index.ts';
import { isCode, MAX_ATTEMPTS, type Purpose } from './rules.ts';

interface Proof {
  readonly purpose: Purpose;
  /** E.164, or an address in lower case */
  readonly recipient: string;
  /** if only one member may use the code */
  readonly memberId?: number;
  readonly otpId: string;
  readonly code: string;
}

function sentTo({ otpId, purpose, recipient, memberId }: Proof) {
  return and(
    eq(otp.otpId, otpId),
    eq(otp.purpose, purpose),
    eq(otp.recipient, recipient),
    memberId === undefined ? isNull(otp.memberId) : eq(otp.memberId, memberId),
  );
}

/** Counts an attempt in its own statement, so that a later failure does not undo it. */
async function spendAttempt(db: Database, { clock }: Services, proof: Proof) {
  const [row] = await db
    .update(otp)
    .set({ attempts: sql`${otp.attempts} + 1` })
    .where(
      and(
        sentTo(proof),
        eq(otp.status, 'SENT'),
        lt(otp.attempts, MAX_ATTEMPTS),
        gt(otp.expiresAt, clock.sqlNow()),
      ),
    )
    .returning({ id: otp.id, codeMac: otp.codeMac, attempts: otp.attempts });
  return row;
}

async function refusal(db: Database, proof: Proof): Promise<DomainError> {
  const [row] = await db
    .select({ status: otp.status, attempts: otp.attempts })
    .from(otp)
    .where(sentTo(proof));
  const spent = row?.status === 'SENT' && row.attempts >= MAX_ATTEMPTS;
  return new DomainError(row?.status === 'LOCKED' || spent ? 'OTP_LOCKED' : 'OTP_EXPIRED');
}

async function wrongCode(db: Database, id: number, attempts: number): Promise<DomainError> {
  const left = MAX_ATTEMPTS - attempts;
  if (left > 0) return new DomainError('OTP_INVALID', { left }, { left });
  await db
    .update(otp)
    .set({ status: 'LOCKED' })
    .where(and(eq(otp.id, id), eq(otp.status, 'SENT')));
  return new DomainError('OTP_LOCKED');
}

/**
 * Verifies a code and, if it is right, uses it together with `work` in one transaction. Five attempts, also
 * with concurrent requests. Throws OTP_INVALID {left}, OTP_LOCKED, OTP_EXPIRED, or what `work` throws.
 */
export async function proveCode<T>(
  db: Database,
  services: Services,
  proof: Proof,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const attempt = await spendAttempt(db, services, proof);
  if (attempt === undefined) throw await refusal(db, proof);
  const isRight = isCode(services.secrets, attempt.codeMac, proof.otpId, proof.code);
  if (!isRight) throw await wrongCode(db, attempt.id, attempt.attempts);
  return inTransaction(db, async (tx) => {
    const used = await tx
      .update(otp)
      .set({ status: 'CONSUMED' })
      .where(and(eq(otp.id, attempt.id), eq(otp.status, 'SENT')))
      .returning({ id: otp.id });
    if (used.length === 0) throw new DomainError('OTP_EXPIRED');
    return work(tx);
  });
}
