import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { voucherBurn } from '../../schema/index.ts';
import type { Reference } from '../ledger/reference.ts';
import { change, lockVouchers, lockVouchersOf, type Voucher } from './change.ts';
import { assertUsable } from './hold-vouchers.ts';

async function burn(
  tx: Transaction,
  clock: Clock,
  ids: readonly number[],
  from: Voucher['status'],
  ref: Reference,
) {
  if (ids.length === 0) return [];
  await change(tx, clock, ids, { from, to: { status: 'BURNED' }, event: 'BURNED', ref });
  const about = { at: clock.sqlNow(), refKind: ref.kind, refId: ref.id };
  return tx
    .insert(voucherBurn)
    .values(ids.map((voucherId) => ({ voucherId, ...about })))
    .returning();
}

/**
 * Uses what an order holds when it is paid; a voucher that was held in time counts, however long payment
 * took. Resolves to the ids used by this order, also on a second call. `found`: their ids, if they were read before.
 */
export async function burnHeld(
  tx: Transaction,
  clock: Clock,
  orderRef: Reference,
  found?: readonly number[],
): Promise<number[]> {
  const attached = await lockVouchersOf(tx, clock, orderRef, found);
  const held = attached.filter(({ status }) => status === 'HELD').map(({ id }) => id);
  await burn(tx, clock, held, 'HELD', orderRef);
  return attached.map(({ id }) => id);
}

export interface OutletBurn {
  readonly memberId: number;
  readonly voucherId: number;
  readonly outletCode: string;
}

/**
 * Uses a member's voucher at an outlet, which the caller has authenticated. Throws NOT_YOURS, VOUCHER_USED,
 * VOUCHER_EXPIRED, VOUCHER_HELD, VOUCHER_NOT_APPLICABLE.
 */
export async function burnAtOutlet(
  tx: Transaction,
  clock: Clock,
  { memberId, voucherId, outletCode }: OutletBurn,
): Promise<{ readonly receipt: number; readonly burnedAt: Date }> {
  const [locked] = await lockVouchers(tx, clock, [voucherId]);
  if (locked?.memberId !== memberId) throw new DomainError('NOT_YOURS');
  assertUsable(locked);
  const [burned] = await burn(tx, clock, [voucherId], 'TAKEN', { kind: 'OUTLET', id: outletCode });
  if (burned === undefined) throw new Error('a burn was not stored');
  return { receipt: burned.id, burnedAt: burned.at };
}
