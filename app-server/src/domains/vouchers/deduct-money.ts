import type { Rejection, voucherChoiceCalls } from '@resort/shared/calls/rows';
import { moneyText, parseMoney } from '@resort/shared/contract';
import { deduction } from '../../core/vouchers/deduction.ts';
import { ownVouchers, type OwnVoucher } from '../../core/vouchers/own-vouchers.ts';
import type { ContextOf } from '../../platform/calls/context.ts';
import { DomainError } from '../../platform/domain-error.ts';

type Context = ContextOf<typeof voucherChoiceCalls, 'POST /voucher/getDeductMoney'>;

/** The chosen vouchers in the order of the choice, each once. Throws NOT_YOURS. */
async function chosenVouchers({ db, clock, caller, body }: Context): Promise<OwnVoucher[]> {
  const ids = [...new Set(body.voucherIds.map(Number))];
  const own = await ownVouchers(db, clock, { memberId: caller.memberId, ids });
  const byId = new Map(own.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (row === undefined) throw new DomainError('NOT_YOURS');
    return row;
  });
}

/** What the chosen vouchers take off; nothing is held by asking. */
export async function deductMoney(context: Context) {
  const { scene, items } = context.body;
  const chosen = await chosenVouchers(context);
  const lines = items.map(({ amount, property, scene: own = scene }) => ({
    scene: own,
    property,
    amount: parseMoney(amount),
  }));
  const { total, deduct, payable, applied, rejected } = deduction(
    lines,
    chosen.filter(({ barred }) => barred === null),
  );
  const barred = chosen.flatMap(({ id, barred: reason }): { id: number; reason: Rejection }[] =>
    reason === null ? [] : [{ id, reason }],
  );
  return {
    total: moneyText(total),
    deduct: moneyText(deduct),
    payable: moneyText(payable),
    applied: applied.map((part) => ({ id: String(part.id), deduct: moneyText(part.deduct) })),
    rejected: [...barred, ...rejected].map(({ id, reason }) => ({ id: String(id), reason })),
  };
}
