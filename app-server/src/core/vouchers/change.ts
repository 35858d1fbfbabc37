import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { voucher, voucherEvent } from '../../schema/index.ts';
import { takeLocks } from '../../platform/database/lock-order.ts';
import type { Reference } from '../ledger/reference.ts';

export type Voucher = typeof voucher.$inferSelect;
type Event = (typeof voucherEvent.$inferSelect)['event'];

/** A voucher in its current state: expired after its end, recorded or not. */
export type LockedVoucher = Voucher & { readonly isOver: boolean; readonly isEarly: boolean };

/** Locks the vouchers of these ids that exist, by id. */
export async function lockVouchers(
  tx: Transaction,
  clock: Clock,
  ids: readonly number[],
): Promise<LockedVoucher[]> {
  const ascending = [...new Set(ids)].sort((a, b) => a - b);
  takeLocks(tx, 'voucher', ascending);
  const rows = await tx
    .select({
      row: voucher,
      isOver: sql<boolean>`${voucher.validTo} <= ${clock.sqlNow()}`,
      isEarly: sql<boolean>`${voucher.validFrom} > ${clock.sqlNow()}`,
    })
    .from(voucher)
    .where(inArray(voucher.id, ascending))
    .orderBy(asc(voucher.id))
    .for('no key update');
  return rows.map(({ row, isOver, isEarly }) => ({ ...row, isOver, isEarly }));
}

/** Locks what is attached to an order, by id. */
export async function lockVouchersOf(
  tx: Transaction,
  clock: Clock,
  orderRef: Reference,
): Promise<LockedVoucher[]> {
  const isOfOrder = and(eq(voucher.heldKind, orderRef.kind), eq(voucher.heldId, orderRef.id));
  const found = await tx.select({ id: voucher.id }).from(voucher).where(isOfOrder);
  const ids = found.map(({ id }) => id);
  const locked = await lockVouchers(tx, clock, ids);
  return locked.filter(({ heldKind, heldId }) => heldKind === orderRef.kind && heldId === orderRef.id);
}

export async function record(
  tx: Transaction,
  clock: Clock,
  ids: readonly number[],
  event: Event,
  ref?: Reference,
): Promise<void> {
  if (ids.length === 0) return;
  const about = { event, at: clock.sqlNow(), refKind: ref?.kind, refId: ref?.id };
  await tx.insert(voucherEvent).values(ids.map((voucherId) => ({ voucherId, ...about })));
}

/**
 * Changes the status of locked vouchers and records why. Throws if one does not have the expected status,
 * because it was not checked under its lock.
 */
export async function change(
  tx: Transaction,
  clock: Clock,
  ids: readonly number[],
  { from, to, event, ref }: { from: Voucher['status']; to: Partial<Voucher>; event: Event; ref?: Reference },
): Promise<void> {
  if (ids.length === 0) return;
  const changed = await tx
    .update(voucher)
    .set(to)
    .where(and(inArray(voucher.id, [...ids]), eq(voucher.status, from)));
  if (changed.rowCount !== ids.length) throw new Error(`a voucher to be ${event} is not ${from}`);
  await record(tx, clock, ids, event, ref);
}
