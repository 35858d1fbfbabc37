import { DomainError } from '../../platform/domain-error.ts';
import type { Executor } from '../../platform/calls/context.ts';
import type { Clock } from '../../platform/clock.ts';
import { deduction } from '../vouchers/deduction.ts';
import { ownVouchers } from '../vouchers/own-vouchers.ts';
import type { NewPart } from './new-part.ts';

/** Vouchers and dollars are of MOP. */
const BOOK_CURRENCY = 'MOP';

export interface Wish {
  readonly memberId: number;
  readonly currency: string;
  /** MOP for one unit of it, a decimal text */
  readonly rateToMop: string;
  readonly voucherIds: readonly number[];
  /** loyalty dollars, hundredths */
  readonly dollars: bigint;
}

/** What is taken off one part. */
export interface TakenOff {
  readonly vouchers: bigint;
  readonly dollars: bigint;
}

/** What chosen vouchers take off each part; all of them apply, or VOUCHER_NOT_APPLICABLE. */
async function byVouchers(
  db: Executor,
  clock: Clock,
  parts: readonly NewPart[],
  { memberId, currency, voucherIds }: Wish,
): Promise<readonly bigint[]> {
  if (voucherIds.length === 0) return parts.map(() => 0n);
  if (currency !== BOOK_CURRENCY) throw new DomainError('VOUCHER_NOT_APPLICABLE');
  const own = await ownVouchers(db, clock, { memberId, ids: voucherIds });
  if (own.length !== new Set(voucherIds).size) throw new DomainError('NOT_YOURS');
  // What is paid on the spot stays as it is: a line of nothing keeps its place.
  const lines = parts.map(({ line, total, onSpot }) => ({ ...line, amount: onSpot === true ? 0n : total }));
  const { byLine, rejected } = deduction(lines, own);
  if (rejected.length > 0) throw new DomainError('VOUCHER_NOT_APPLICABLE');
  return byLine;
}

/** Dollars go to the first parts first; AMOUNT_CHANGED where there is less to pay than they are. */
function byDollars(open: readonly bigint[], { dollars, currency }: Wish): bigint[] {
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

/** How vouchers and dollars are shared out over the parts of a checkout. Reads only. */
export async function takenOff(
  db: Executor,
  clock: Clock,
  parts: readonly NewPart[],
  wish: Wish,
): Promise<TakenOff[]> {
  const vouchers = await byVouchers(db, clock, parts, wish);
  const open = parts.map(({ total, onSpot }, at) => (onSpot === true ? 0n : total - (vouchers[at] ?? 0n)));
  const dollars = byDollars(open, wish);
  return parts.map((_, at) => ({ vouchers: vouchers[at] ?? 0n, dollars: dollars[at] ?? 0n }));
}
