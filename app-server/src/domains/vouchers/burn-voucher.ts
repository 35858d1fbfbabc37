import type { myVoucherCalls } from '@resort/mf-vouchers/contract';
import { moneyText, parseMoney } from '@resort/shared/contract';
import { formatAmount } from '@resort/shared/format';
import { eq } from 'drizzle-orm';
import { burnAtOutlet } from '../../core/vouchers/burn.ts';
import { readVoucherCode } from '../../core/vouchers/voucher-code.ts';
import type { ContextOf } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { tokenHash } from '../../platform/secrets/secrets.ts';
import { coupon, outlet, voucher } from '../../schema/index.ts';
import { servedAt, type Outlet } from './outlets.ts';
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

/** The voucher to use: by PIN the caller's own; by scan the one of the live code, which its member showed. */
async function wantedVoucher(context: Context): Promise<{ voucherId: number; memberId: number }> {
  const { db, caller, body } = context;
  if ('outletPin' in body) return { voucherId: Number(body.id), memberId: caller.memberId };
  const shown = await readVoucherCode(db, context, body.qrContent);
  if (body.id !== undefined && Number(body.id) !== shown.voucherId) throw new DomainError('QR_EXPIRED');
  return shown;
}

/**
 * Throws VOUCHER_NOT_APPLICABLE if the voucher's coupon is not for this outlet, and VOUCHER_MIN_SPEND if the bill is
 * below the minimum spend. A voucher with a minimum requires the bill's amount (VOUCHER_BILL): by PIN the member's
 * phone asks for it, a terminal sends it.
 */
async function assertApplies(tx: Transaction, { body }: Context, voucherId: number, at: Outlet) {
  const [row] = await tx
    .select({ terms: coupon })
    .from(voucher)
    .innerJoin(coupon, eq(coupon.id, voucher.couponId))
    .where(eq(voucher.id, voucherId));
  if (row === undefined) return;
  const { terms } = row;
  if ((await servedAt(tx, terms, [at])).length === 0) throw new DomainError('VOUCHER_NOT_APPLICABLE');
  if (terms.minSpend === 0n) return;
  const least = { amount: formatAmount(moneyText(terms.minSpend), 'MOP') };
  if (body.billAmount === undefined) throw new DomainError('VOUCHER_BILL', least);
  if (parseMoney(body.billAmount) < terms.minSpend) throw new DomainError('VOUCHER_MIN_SPEND', least);
}

/** Uses a voucher at an outlet; call `proveOutlet` first. */
export async function burnVoucher(context: Context) {
  const { db, clock, language } = context;
  const at = await findOutlet(context);
  const { voucherId, memberId } = await wantedVoucher(context);
  const { receipt, burnedAt } = await burnAtOutlet(db, clock, { memberId, voucherId, outletCode: at.code });
  await assertApplies(db, context, voucherId, at);
  return {
    id: String(voucherId),
    status: 'BURNED' as const,
    burnedAt: macauInstant(burnedAt),
    receiptNo: receiptNo({ id: receipt, at: burnedAt }),
    outlet: at.name[language],
  };
}
