import { and, asc, eq, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { earningDebt } from '../../schema/index.ts';
import { reverse } from '../ledger/reverse.ts';
import type { Reference } from '../ledger/reference.ts';
import type { Amount } from '../ledger/types.ts';

/** Remembers what could not be taken back, because it was spent already. */
export async function owe(
  tx: Transaction,
  { ref, ...amount }: Amount & { readonly ref: Reference },
): Promise<void> {
  const { memberId, unit, amount: owed } = amount;
  await tx.insert(earningDebt).values({ memberId, unit, owed, refKind: ref.kind, refId: ref.id });
}

/** Pays debts of a member whose row is locked, the oldest first, as far as the balance reaches. */
export async function payDebts(
  tx: Transaction,
  clock: Clock,
  { memberId, unit }: Pick<Amount, 'memberId' | 'unit'>,
): Promise<void> {
  const isOpen = and(
    eq(earningDebt.memberId, memberId),
    eq(earningDebt.unit, unit),
    lt(earningDebt.paid, earningDebt.owed),
  );
  const open = await tx.select().from(earningDebt).where(isOpen).orderBy(asc(earningDebt.id));
  for (const { id, owed, paid, payments, refKind, refId } of open) {
    const ref = { kind: refKind, id: `${refId}/owed/${id}` };
    const wanted = { memberId, unit, amount: owed - paid, ref, sequence: payments + 1 };
    const taken = await reverse(tx, clock, wanted);
    if (taken === 0n) return;
    const now = { paid: paid + taken, payments: payments + 1 };
    await tx.update(earningDebt).set(now).where(eq(earningDebt.id, id));
  }
}
