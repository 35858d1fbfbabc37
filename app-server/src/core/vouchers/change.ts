import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import { afterwards, prepared, type Transaction } from '../../platform/database/index.ts';
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

const selectAttached = prepared('voucher.attached', (db) =>
  db
    .select({ id: voucher.id })
    .from(voucher)
    .where(and(eq(voucher.heldKind, sql.placeholder('kind')), eq(voucher.heldId, sql.placeholder('id')))),
);

/** The ids of what is attached to an order. */
export async function voucherIdsOf(tx: Transaction, orderRef: Reference): Promise<number[]> {
  const found = await selectAttached(tx, { kind: orderRef.kind, id: orderRef.id });
  return found.map(({ id }) => id);
}

/** Locks what is attached to an order, by id. `found`: the ids, if they were read before. */
export async function lockVouchersOf(
  tx: Transaction,
  clock: Clock,
  orderRef: Reference,
  found?: readonly number[],
): Promise<LockedVoucher[]> {
  const ids = found ?? (await voucherIdsOf(tx, orderRef));
  if (ids.length === 0) return [];
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
  await afterwards(tx, tx.insert(voucherEvent).values(ids.map((voucherId) => ({ voucherId, ...about }))));
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
  const isExpected = and(inArray(voucher.id, [...ids]), eq(voucher.status, from));
  await afterwards(tx, tx.update(voucher).set(to).where(isExpected), ({ rowCount }) => {
    if (rowCount !== ids.length) throw new Error(`a voucher to be ${event} is not ${from}`);
  });
  await record(tx, clock, ids, event, ref);
}
