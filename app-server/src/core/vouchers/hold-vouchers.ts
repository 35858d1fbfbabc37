import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Reference } from '../ledger/reference.ts';
import { change, lockVouchers, lockVouchersOf, type LockedVoucher } from './change.ts';

export interface VoucherHold {
  readonly memberId: number;
  readonly voucherIds: readonly number[];
  readonly orderRef: Reference;
}

/**
 * Throws why a voucher cannot be used now: VOUCHER_USED, VOUCHER_EXPIRED, VOUCHER_HELD,
 * VOUCHER_NOT_APPLICABLE.
 */
export function assertUsable({ status, isOver, isEarly }: LockedVoucher): void {
  if (status === 'BURNED' || status === 'REFUNDED') throw new DomainError('VOUCHER_USED');
  if (status === 'HELD') throw new DomainError('VOUCHER_HELD');
  if (status === 'EXPIRED' || isOver) throw new DomainError('VOUCHER_EXPIRED');
  if (isEarly) throw new DomainError('VOUCHER_NOT_APPLICABLE');
}

/**
 * Attaches a member's vouchers to an order, all or none; those that it already holds stay. `deduction`
 * decides whether they apply. Throws NOT_YOURS, VOUCHER_USED, VOUCHER_EXPIRED, VOUCHER_HELD,
 * VOUCHER_NOT_APPLICABLE.
 */
export async function holdVouchers(
  tx: Transaction,
  clock: Clock,
  { memberId, voucherIds, orderRef }: VoucherHold,
): Promise<void> {
  const locked = await lockVouchers(tx, clock, voucherIds);
  const isOwn = locked.every((row) => row.memberId === memberId);
  if (!isOwn || locked.length !== new Set(voucherIds).size) throw new DomainError('NOT_YOURS');
  const isHeldHere = ({ status, heldKind, heldId }: LockedVoucher) =>
    status === 'HELD' && heldKind === orderRef.kind && heldId === orderRef.id;
  const wanted = locked.filter((row) => !isHeldHere(row));
  wanted.forEach(assertUsable);
  await change(
    tx,
    clock,
    wanted.map(({ id }) => id),
    {
      from: 'TAKEN',
      to: { status: 'HELD', heldKind: orderRef.kind, heldId: orderRef.id },
      event: 'HELD',
      ref: orderRef,
    },
  );
}

/** Releases what an order holds when it is cancelled or expires; vouchers past their end expire. */
export async function releaseVouchers(tx: Transaction, clock: Clock, orderRef: Reference): Promise<void> {
  const attached = await lockVouchersOf(tx, clock, orderRef);
  const held = attached.filter(({ status }) => status === 'HELD');
  const ids = (isOver: boolean) => held.filter((row) => row.isOver === isOver).map(({ id }) => id);
  const free = { heldKind: null, heldId: null };
  await change(tx, clock, ids(false), {
    from: 'HELD',
    to: { status: 'TAKEN', ...free },
    event: 'RELEASED',
    ref: orderRef,
  });
  await change(tx, clock, ids(true), {
    from: 'HELD',
    to: { status: 'EXPIRED', ...free },
    event: 'EXPIRED',
    ref: orderRef,
  });
}
