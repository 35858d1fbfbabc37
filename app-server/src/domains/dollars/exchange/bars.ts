import { BARS, type Bar } from '@resort/mf-dollars/contract';
import { TIERS, type Tier } from '@resort/shared/calls/rows';
import type { ShelfItem } from './shelf.ts';

/** Who wants how much of something, and when. */
export interface Wish {
  readonly tier: Tier;
  /** business date in Macau */
  readonly today: string;
  readonly quantity: number;
  /** dollars in hundredths or points: what the member has, and what it would cost */
  readonly balance: bigint;
  readonly spent: bigint;
}

/** How many the member may still have by the limit; null: any number. */
export function limitLeft({ item, taken }: ShelfItem): number | null {
  return item.perMember === null ? null : Math.max(0, item.perMember - taken);
}

/** Everything that stands in the way, by name. */
function holds(found: ShelfItem, wish: Wish): Record<Bar, boolean> {
  const { item, left } = found;
  return {
    OFF_SHELF: !item.isOnShelf,
    NOT_STARTED: wish.today < item.startsOn,
    ENDED: item.endsOn !== null && wish.today > item.endsOn,
    TIER: TIERS.indexOf(wish.tier) < TIERS.indexOf(item.tierMin),
    STOCK: left !== null && left < wish.quantity,
    LIMIT: (limitLeft(found) ?? wish.quantity) < wish.quantity,
    BALANCE: wish.balance < wish.spent,
  };
}

/** Why a member cannot have it now, the first reason that holds; null: nothing stands in the way. Reads only. */
export function barOf(found: ShelfItem, wish: Wish): Bar | null {
  const standing = holds(found, wish);
  return BARS.find((bar) => standing[bar]) ?? null;
}
