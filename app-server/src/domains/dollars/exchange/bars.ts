import { BARS, type Bar } from '@resort/mf-dollars/contract';
import { TIERS, type Tier } from '@resort/shared/calls/rows';
import type { ShelfItem } from './shelf.ts';

/** A requested exchange: by whom, how many, when. */
export interface Wish {
  readonly tier: Tier;
  /** business date in Macau */
  readonly today: string;
  readonly quantity: number;
  /** Resort Dollars in hundredths or points: the member's balance, and the cost */
  readonly balance: bigint;
  readonly spent: bigint;
}

/** How many more the member may have; null: no limit. */
export function limitLeft({ item, taken }: ShelfItem): number | null {
  return item.perMember === null ? null : Math.max(0, item.perMember - taken);
}

/** Every possible obstacle by name, and whether it applies. */
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

/** The first reason why a member cannot have it now; null: none. Read only. */
export function barOf(found: ShelfItem, wish: Wish): Bar | null {
  const standing = holds(found, wish);
  return BARS.find((bar) => standing[bar]) ?? null;
}
