import type { myVoucherCalls } from '@resort/mf-vouchers/contract';
import { issueVoucherCode, VOUCHER_CODE_REFRESH_SECONDS } from '../../core/vouchers/voucher-code.ts';
import type { ContextOf } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { inTransaction } from '../../platform/database/index.ts';

/** The live code of a voucher of the caller's. */
export async function voucherCode(context: ContextOf<typeof myVoucherCalls, 'GET /offer/voucher/qrCode'>) {
  const { db, caller, query } = context;
  const own = { memberId: caller.memberId, voucherId: Number(query.id) };
  const { content, expiresAt } = await inTransaction(db, (tx) => issueVoucherCode(tx, context, own));
  return { content, expireAt: macauInstant(expiresAt), refreshIn: VOUCHER_CODE_REFRESH_SECONDS };
}
