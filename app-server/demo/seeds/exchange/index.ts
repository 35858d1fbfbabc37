import { inEach } from '@resort/shared/contract';
import type { Clock } from '../../../src/platform/time/clock.ts';
import { macauDate } from '../../../src/platform/time/clock.ts';
import { STOCK_TYPES } from '../../../src/domains/dollars/exchange/shelf.ts';
import type { Unit } from '../../../src/core/ledger/types.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { coupon, inventoryCounter } from '../../../src/schema/index.ts';
import { exchangeItem } from '../../../src/domains/dollars/tables/exchange.ts';
import { GOODS } from './goods.ts';
import type { SeedItem } from './item.ts';
import { REWARDS } from './rewards.ts';

const DAY_MS = 86_400_000;
const VOUCHER_DAYS = 90;

/** The coupon from which a reward's vouchers are issued; members cannot claim it directly. */
async function addCoupon(
  tx: Transaction,
  clock: Clock,
  { row, texts, coupon: terms }: SeedItem,
): Promise<void> {
  if (terms === undefined) return;
  const now = clock.now();
  await tx
    .insert(coupon)
    .values({
      ...terms,
      code: row.code,
      name: inEach((language) => texts[language].name),
      picture: row.picture,
      isStackable: true,
      stock: 0,
      startsAt: now,
      endsAt: now,
      validDays: VOUCHER_DAYS,
    })
    .onConflictDoNothing();
}

async function addItem(
  tx: Transaction,
  clock: Clock,
  unit: Unit,
  found: SeedItem,
  position: number,
): Promise<void> {
  const { row, texts, stock } = found;
  const startsOn = macauDate(new Date(clock.now().getTime() - 365 * DAY_MS));
  await addCoupon(tx, clock, found);
  await tx
    .insert(exchangeItem)
    .values({ ...row, unit, texts, position, startsOn, isStocked: stock !== undefined });
  if (stock === undefined) return;
  const counter = { type: STOCK_TYPES[unit], key: row.code, period: '', total: stock };
  await tx.insert(inventoryCounter).values(counter).onConflictDoNothing();
}

const SHELVES = [
  ['DOLLAR', REWARDS],
  ['POINT', GOODS],
] as const;

/** Adds the demo's missing rewards and goods. */
export async function seedExchange(tx: Transaction, clock: Clock): Promise<void> {
  const present = await tx.select({ code: exchangeItem.code }).from(exchangeItem);
  const known = new Set(present.map(({ code }) => code));
  for (const [unit, shelf] of SHELVES)
    for (const [position, found] of shelf.entries())
      if (!known.has(found.row.code)) await addItem(tx, clock, unit, found, position);
}
