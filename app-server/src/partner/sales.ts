import { and, eq } from 'drizzle-orm';
import { toMop } from '../core/member/currencies.ts';
import { lockMember } from '../core/member/lock-member.ts';
import { takeBack } from '../core/earning/take-back.ts';
import type { Earnings } from '../core/earning/earn-spending.ts';
import type { Clock } from '../platform/time/clock.ts';
import type { Transaction } from '../platform/database/index.ts';
import { outlet, sale } from '../schema/index.ts';
import { spendingKind } from './outlets.ts';
import { PartnerError } from './partner-error.ts';

export type Sale = typeof sale.$inferSelect;

/** What a sale is in the ledger and in the tier points. */
export const saleRef = ({ id }: Pick<Sale, 'id'>): string => `S${id}`;

async function findSale(tx: Transaction, partner: string, saleId: string): Promise<Sale> {
  const [found] = await tx
    .select()
    .from(sale)
    .where(and(eq(sale.partner, partner), eq(sale.saleId, saleId)));
  if (found === undefined) throw new PartnerError('UNKNOWN_SALE');
  return found;
}

/** A partner's sale, with its member's row locked, which orders all movements of it. Throws UNKNOWN_SALE, SALE_VOID. */
export async function lockSale(tx: Transaction, partner: string, saleId: string): Promise<Sale> {
  const { memberId } = await findSale(tx, partner, saleId);
  await lockMember(tx, memberId);
  const found = await findSale(tx, partner, saleId);
  if (found.status === 'VOID') throw new PartnerError('SALE_VOID');
  return found;
}

/** Records that money was given back, and takes back what it had earned. Throws REFUND_TOO_HIGH. */
export async function refundMoney(
  tx: Transaction,
  clock: Clock,
  sold: Sale,
  { amount, status = sold.status }: { readonly amount: bigint; readonly status?: Sale['status'] },
): Promise<Earnings> {
  const refunded = sold.refunded + amount;
  if (refunded > sold.money) throw new PartnerError('REFUND_TOO_HIGH');
  await tx.update(sale).set({ refunded, status }).where(eq(sale.id, sold.id));
  const [at] = await tx.select().from(outlet).where(eq(outlet.code, sold.outlet));
  if (at === undefined) throw new Error(`outlet ${sold.outlet} is gone`);
  const mop = toMop(sold.money - refunded, sold.rateToMop);
  return takeBack(tx, clock, { kind: await spendingKind(tx, at), refId: saleRef(sold), mop });
}
