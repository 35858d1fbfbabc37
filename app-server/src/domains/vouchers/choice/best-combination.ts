import { rejectionOf, sum } from '../../../core/vouchers/applicability.ts';
import { deduction, MAX_VOUCHERS, type Deduction } from '../../../core/vouchers/deduction.ts';
import type { BasketLine, VoucherTerms } from '../../../core/vouchers/terms.ts';

/** Upper limit of candidates: three of 24 are about two thousand combinations. */
const MAX_CANDIDATES = 24;

interface Proposal {
  readonly vouchers: readonly VoucherTerms[];
  readonly result: Deduction;
}

const byExpiry = (a: VoucherTerms, b: VoucherTerms) => Number(a.validTo) - Number(b.validTo) || a.id - b.id;

/** Vouchers that apply, per coupon at most as many as an order accepts, earliest expiry first. */
function candidates(lines: readonly BasketLine[], vouchers: readonly VoucherTerms[]): VoucherTerms[] {
  const taken = new Map<number, number>();
  const useful = vouchers.toSorted(byExpiry).filter((voucher) => {
    const alike = taken.get(voucher.couponId) ?? 0;
    taken.set(voucher.couponId, alike + 1);
    return alike < MAX_VOUCHERS && rejectionOf(voucher, lines) === null;
  });
  const alone = (voucher: VoucherTerms) => Number(deduction(lines, [voucher]).deduct);
  return useful.toSorted((a, b) => alone(b) - alone(a) || byExpiry(a, b)).slice(0, MAX_CANDIDATES);
}

function* combinations(from: readonly VoucherTerms[], size: number): Generator<VoucherTerms[]> {
  if (size === 0) return yield [];
  for (const [index, first] of from.entries())
    for (const rest of combinations(from.slice(index + 1), size - 1)) yield [first, ...rest];
}

/**
 * Positive if `a` is the better proposal: larger deduction, fewer vouchers, less unused value, earlier
 * expiry.
 */
function compare(a: Proposal, b: Proposal): number {
  const off = a.result.deduct - b.result.deduct;
  if (off !== 0n) return off > 0n ? 1 : -1;
  const unused = ({ vouchers }: Proposal) => sum(vouchers.map(({ face }) => face ?? 0n));
  const expiry = ({ vouchers }: Proposal) =>
    vouchers.reduce((total, { validTo }) => total + Number(validTo), 0);
  return b.vouchers.length - a.vouchers.length || Number(unused(b) - unused(a)) || expiry(b) - expiry(a);
}

/**
 * The vouchers with the largest total deduction for a basket; of equal ones the fewest, with the least unused
 * value and the earliest expiry. Empty if none applies.
 */
export function bestCombination(
  lines: readonly BasketLine[],
  vouchers: readonly VoucherTerms[],
): readonly VoucherTerms[] {
  const choice = candidates(lines, vouchers);
  let best: Proposal = { vouchers: [], result: deduction(lines, []) };
  for (let size = 1; size <= MAX_VOUCHERS; size += 1)
    for (const combination of combinations(choice, size)) {
      const proposal = { vouchers: combination, result: deduction(lines, combination) };
      const isWhole = proposal.result.rejected.length === 0;
      if (isWhole && compare(proposal, best) > 0) best = proposal;
    }
  return best.vouchers;
}
