import type { myVoucherCalls } from '@resort/mf-vouchers/contract';
import { parseMoney } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import { burnAtOutlet } from '../../core/vouchers/burn.ts';
import { readVoucherCode } from '../../core/vouchers/voucher-code.ts';
import type { ContextOf } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { tokenHash } from '../../platform/secrets/secrets.ts';
import { outlet } from '../../schema/index.ts';
import { assertApplies } from './assert-applies.ts';
import type { Outlet } from './outlets.ts';
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

/** Uses a voucher at an outlet; call `proveOutlet` first. */
export async function burnVoucher(context: Context) {
  const { db, clock, language, body } = context;
  const at = await findOutlet(context);
  const { voucherId, memberId } = await wantedVoucher(context);
  const { receipt, burnedAt } = await burnAtOutlet(db, clock, { memberId, voucherId, outletCode: at.code });
  const bill = body.billAmount === undefined ? undefined : parseMoney(body.billAmount);
  await assertApplies(db, { voucherId, at, bill });
  return {
    id: String(voucherId),
    status: 'BURNED' as const,
    burnedAt: macauInstant(burnedAt),
    receiptNo: receiptNo({ id: receipt, at: burnedAt }),
    outlet: at.name[language],
  };
}
