import type { myVoucherCalls } from '@resort/mf-vouchers/contract';
import { eq } from 'drizzle-orm';
import { burnAtOutlet } from '../../core/vouchers/burn.ts';
import { readVoucherCode } from '../../core/vouchers/voucher-code.ts';
import type { ContextOf } from '../../platform/calls/context.ts';
import { macauInstant } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { tokenHash } from '../../platform/secrets.ts';
import { coupon, outlet, voucher } from '../../schema/index.ts';
import { isServedAt, type Outlet } from './outlets.ts';
import { receiptNo } from './receipt.ts';

type Context = ContextOf<typeof myVoucherCalls, 'POST /offer/voucher/burn'>;

async function findOutlet({ db, body }: Context): Promise<Outlet> {
  const isIt =
    'outletPin' in body
      ? eq(outlet.code, body.outletCode)
      : eq(outlet.terminalHash, tokenHash(body.terminalId));
  const [found] = await db.select().from(outlet).where(isIt);
  if (found === undefined) throw new DomainError('VOUCHER_OUTLET');
  return found;
}

/** Whose voucher is to be used: by PIN the caller's own, by scan that of the live code, which its member showed. */
async function wantedVoucher(context: Context): Promise<{ voucherId: number; memberId: number }> {
  const { db, caller, body } = context;
  if ('outletPin' in body) return { voucherId: Number(body.id), memberId: caller.memberId };
  const shown = await readVoucherCode(db, context, body.qrContent);
  if (body.id !== undefined && Number(body.id) !== shown.voucherId) throw new DomainError('QR_EXPIRED');
  return shown;
}

/** Throws VOUCHER_NOT_APPLICABLE where the voucher's coupon is not for this outlet. */
async function assertServed(tx: Transaction, voucherId: number, at: Outlet): Promise<void> {
  const [row] = await tx
    .select({ terms: coupon })
    .from(voucher)
    .innerJoin(coupon, eq(coupon.id, voucher.couponId))
    .where(eq(voucher.id, voucherId));
  if (row !== undefined && !isServedAt(row.terms, at)) throw new DomainError('VOUCHER_NOT_APPLICABLE');
}

/** Uses a voucher up at an outlet; `proveOutlet` went before. */
export async function burnVoucher(context: Context) {
  const { db, clock, language } = context;
  const at = await findOutlet(context);
  const { voucherId, memberId } = await wantedVoucher(context);
  const { receipt, burnedAt } = await burnAtOutlet(db, clock, { memberId, voucherId, outletCode: at.code });
  await assertServed(db, voucherId, at);
  return {
    id: String(voucherId),
    status: 'BURNED' as const,
    burnedAt: macauInstant(burnedAt),
    receiptNo: receiptNo({ id: receipt, at: burnedAt }),
    outlet: at.name[language],
  };
}
