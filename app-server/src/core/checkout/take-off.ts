import { DomainError } from '../../platform/domain-error.ts';
import type { Executor } from '../../platform/context.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { deduction } from '../vouchers/deduction.ts';
import { ownVouchers } from '../vouchers/own-vouchers.ts';
import type { VoucherTerms } from '../vouchers/terms.ts';
import { basketLine, dueNow, type NewPart } from './new-part.ts';

/** Vouchers and Resort Dollars have values in MOP. */
const BOOK_CURRENCY = 'MOP';

export interface Wish {
  readonly memberId: number;
  readonly currency: string;
  /** MOP per unit, a decimal text */
  readonly rateToMop: string;
  readonly voucherIds: readonly number[];
  /** Resort Dollars, in hundredths */
  readonly dollars: bigint;
}

/** The deductions of one part, minor units. */
export interface TakenOff {
  readonly vouchers: bigint;
  readonly dollars: bigint;
}

type Part = Pick<NewPart, 'line' | 'onSpot' | 'total'>;

/** What the chosen vouchers take off each part; throws VOUCHER_NOT_APPLICABLE unless all apply. */
function byVouchers(parts: readonly Part[], vouchers: readonly VoucherTerms[], currency: string) {
  if (vouchers.length === 0) return parts.map(() => 0n);
  if (currency !== BOOK_CURRENCY) throw new DomainError('VOUCHER_NOT_APPLICABLE');
  const { byLine, rejected } = deduction(parts.map(basketLine), vouchers);
  if (rejected.length > 0) throw new DomainError('VOUCHER_NOT_APPLICABLE');
  return byLine;
}

/** Resort Dollars reduce the first parts first; AMOUNT_CHANGED if they exceed the amount due. */
function byDollars(open: readonly bigint[], dollars: bigint, currency: string): bigint[] {
  if (dollars > 0n && currency !== BOOK_CURRENCY) throw new DomainError('METHOD_UNAVAILABLE');
  let left = dollars;
  const taken = open.map((amount) => {
    const share = amount < left ? amount : left;
    left -= share;
    return share;
  });
  if (left > 0n) throw new DomainError('AMOUNT_CHANGED');
  return taken;
}

/**
 * Divides vouchers and Resort Dollars over the parts of a checkout: each voucher reduces the parts it is for,
 * Resort Dollars reduce the rest, the first parts first. The shares add up to the whole, to the cent, and
 * none exceeds its part; parts paid on site have none. Throws VOUCHER_NOT_APPLICABLE, METHOD_UNAVAILABLE,
 * AMOUNT_CHANGED.
 */
export function splitDeductions(
  parts: readonly Part[],
  {
    currency,
    vouchers,
    dollars,
  }: Pick<Wish, 'currency' | 'dollars'> & { readonly vouchers: readonly VoucherTerms[] },
): TakenOff[] {
  const off = byVouchers(parts, vouchers, currency);
  const open = parts.map((part, at) => dueNow(part) - (off[at] ?? 0n));
  const used = byDollars(open, dollars, currency);
  return parts.map((_, at) => ({ vouchers: off[at] ?? 0n, dollars: used[at] ?? 0n }));
}

/** The same with the member's vouchers by their ids; NOT_YOURS if one belongs to somebody else. Read only. */
export async function takenOff(
  db: Executor,
  clock: Clock,
  parts: readonly Part[],
  { memberId, voucherIds, currency, dollars }: Wish,
): Promise<TakenOff[]> {
  const vouchers = voucherIds.length === 0 ? [] : await ownVouchers(db, clock, { memberId, ids: voucherIds });
  if (vouchers.length !== new Set(voucherIds).size) throw new DomainError('NOT_YOURS');
  return splitDeductions(parts, { currency, vouchers, dollars });
}
