import type { Rejection } from '@resort/shared/calls/rows';
import { shareOf } from '@resort/shared/contract';
import { coversLine, rejectionOf, sum } from './applicability.ts';
import type { BasketLine, VoucherTerms } from './terms.ts';

/** How many vouchers one order takes. */
export const MAX_VOUCHERS = 3;

export interface Applied {
  readonly id: number;
  readonly deduct: bigint;
}

export interface Deduction {
  readonly total: bigint;
  readonly deduct: bigint;
  readonly payable: bigint;
  readonly applied: readonly Applied[];
  /** what is taken off each line */
  readonly byLine: readonly bigint[];
  readonly rejected: readonly { readonly id: number; readonly reason: Rejection }[];
}

/** Discounts before cash, so that they are of the full price; then the narrowest, which others could leave nothing for. */
function inOrderOfUse(vouchers: readonly VoucherTerms[], lines: readonly BasketLine[]): VoucherTerms[] {
  const breadth = (voucher: VoucherTerms) => lines.filter((line) => coversLine(voucher, line)).length;
  const isCash = ({ type }: VoucherTerms) => Number(type === 'CASH');
  return vouchers.toSorted(
    (a, b) =>
      isCash(a) - isCash(b) ||
      breadth(a) - breadth(b) ||
      Number((b.face ?? 0n) - (a.face ?? 0n)) ||
      a.id - b.id,
  );
}

/** What a voucher takes off at most, of the price of the lines that it covers. */
function worth({ type, face, basisPoints, maxDeduct }: VoucherTerms, price: bigint): bigint {
  if (type === 'CASH') return face ?? 0n;
  const share = shareOf(price, basisPoints ?? 0);
  return maxDeduct !== null && maxDeduct < share ? maxDeduct : share;
}

/** Takes the vouchers off the lines, one after the other; no line goes below zero. All must apply to the basket. */
function takeOff(lines: readonly BasketLine[], vouchers: readonly VoucherTerms[]) {
  const left = lines.map(({ amount }) => amount);
  const applied = inOrderOfUse(vouchers, lines).map((voucher) => {
    const covered = lines.flatMap((line, index) => (coversLine(voucher, line) ? [index] : []));
    let open = worth(voucher, sum(covered.map((index) => lines[index]?.amount ?? 0n)));
    let deduct = 0n;
    for (const index of covered) {
      const here = left[index] ?? 0n;
      const part = here < open ? here : open;
      left[index] = here - part;
      open -= part;
      deduct += part;
    }
    return { id: voucher.id, deduct } satisfies Applied;
  });
  return { applied, byLine: lines.map(({ amount }, index) => amount - (left[index] ?? 0n)) };
}

/** One that stands alone, or up to three others with at most one discount among them. */
function goTogether(vouchers: readonly VoucherTerms[]): boolean {
  if (vouchers.length <= 1) return true;
  const discounts = vouchers.filter(({ type }) => type === 'DISCOUNT').length;
  return (
    vouchers.length <= MAX_VOUCHERS && discounts <= 1 && vouchers.every(({ isStackable }) => isStackable)
  );
}

/**
 * What these vouchers take off a basket, in the order chosen: each that does not apply, cannot be combined
 * with those before it, or has nothing left to reduce is rejected with the reason; the others count.
 */
export function deduction(lines: readonly BasketLine[], chosen: readonly VoucherTerms[]): Deduction {
  const kept: VoucherTerms[] = [];
  const rejected: { id: number; reason: Rejection }[] = [];
  for (const voucher of chosen) {
    const own = rejectionOf(voucher, lines);
    const together = [...kept, voucher];
    const reason = own ?? (goTogether(together) ? null : 'STACKING');
    if (reason !== null) rejected.push({ id: voucher.id, reason });
    else if (takeOff(lines, together).applied.some(({ deduct }) => deduct === 0n))
      rejected.push({ id: voucher.id, reason: 'NOTHING_LEFT' });
    else kept.push(voucher);
  }
  const { applied, byLine } = takeOff(lines, kept);
  const total = sum(lines.map(({ amount }) => amount));
  const deduct = sum(applied.map((part) => part.deduct));
  return { total, deduct, payable: total - deduct, applied, byLine, rejected };
}
