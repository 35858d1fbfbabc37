import { earn } from '../../src/core/ledger/earn.ts';
import { hold } from '../../src/core/ledger/hold.ts';
import { redeem } from '../../src/core/ledger/redeem.ts';
import { createClock, macauYear, type Clock } from '../../src/platform/time/clock.ts';
import type { Transaction } from '../../src/platform/database/index.ts';

const DAY_MS = 86_400_000;
/** before the orders of seeds/exchange/orders.ts, so that the statement is in order of days */
const HELD_DAYS = 14;

/**
 * A past movement of a demo member: days before today, its reason (named in content/statement.ts),
 * hundredths of a dollar or points (negative: spent), and the year at whose end it expires; 0 is this year.
 */
type Step = readonly [daysAgo: number, unit: 'DOLLAR' | 'POINT', what: string, amount: bigint, year?: 0 | 1];

interface Past {
  /** oldest first; tests and pictures depend on the resulting balance */
  readonly steps: readonly Step[];
  /** earned yesterday, released in a week, valid until the end of next year */
  readonly pending: bigint;
  /** on hold for a room */
  readonly held: bigint;
}

/** Members with a history, by phone. */
export const PASTS: Readonly<Record<string, Past>> = {
  '66000001': {
    steps: [
      [330, 'DOLLAR', 'OPENING', 100_00n, 0],
      [330, 'POINT', 'OPENING', 5_000n],
      [300, 'DOLLAR', 'STAY', 420_00n, 0],
      [300, 'POINT', 'STAY', 20_000n, 0],
      [262, 'DOLLAR', 'DINING', 88_00n, 0],
      [225, 'DOLLAR', 'SPA', -150_00n],
      [225, 'POINT', 'SHOPPING', -8_000n],
      [190, 'DOLLAR', 'STAY', 360_00n, 0],
      [190, 'POINT', 'STAY', 18_600n],
      [150, 'DOLLAR', 'DINING', -280_00n],
      [118, 'DOLLAR', 'BIRTHDAY', 188_00n, 0],
      [118, 'POINT', 'DINING', -4_000n],
      [80, 'DOLLAR', 'SHOPPING', -338_00n],
      [60, 'DOLLAR', 'STAY', 1_480_50n, 1],
      [60, 'POINT', 'STAY', 17_000n],
      [31, 'DOLLAR', 'DINING', 400_00n, 1],
      [20, 'DOLLAR', 'STAY', 500_00n, 0],
      [20, 'POINT', 'STAY', 3_200n, 0],
      [16, 'DOLLAR', 'STAY', 600_00n, 1],
    ],
    pending: 248_05n,
    held: 120_00n,
  },
  '66000002': {
    steps: [
      [330, 'DOLLAR', 'OPENING', 50_00n, 0],
      [330, 'POINT', 'OPENING', 2_000n],
      [300, 'DOLLAR', 'STAY', 180_00n, 0],
      [300, 'POINT', 'STAY', 6_400n, 0],
      [262, 'DOLLAR', 'DINING', 42_50n, 0],
      [225, 'DOLLAR', 'SPA', -60_00n],
      [225, 'POINT', 'SHOPPING', -3_000n],
      [190, 'DOLLAR', 'STAY', 210_00n, 0],
      [190, 'POINT', 'STAY', 5_600n],
      [150, 'DOLLAR', 'DINING', -120_00n],
      [118, 'DOLLAR', 'BIRTHDAY', 66_00n, 0],
      [118, 'POINT', 'DINING', -2_200n],
      [80, 'DOLLAR', 'SHOPPING', -180_00n],
      [60, 'DOLLAR', 'STAY', 520_00n, 1],
      [60, 'POINT', 'STAY', 4_000n],
      [31, 'DOLLAR', 'DINING', 140_00n, 1],
      [9, 'DOLLAR', 'STAY', 240_00n, 1],
    ],
    pending: 90_00n,
    held: 0n,
  },
};

async function play(
  tx: Transaction,
  clock: Clock,
  memberId: number,
  [daysAgo, unit, what, amount, year]: Step,
) {
  const now = clock.now();
  const then = createClock(new Date(now.getTime() - daysAgo * DAY_MS));
  const movement = { memberId, unit, ref: { kind: what, id: `${memberId}/${daysAgo}` } };
  if (amount < 0n) return redeem(tx, then, { ...movement, amount: -amount });
  const expiresOn = year === undefined ? {} : { expiresOn: `${macauYear(now) + year}-12-31` };
  return earn(tx, then, { ...movement, amount, ...expiresOn });
}

/** Books a year of a demo member's dollars and points, with past dates. */
export async function playPast(tx: Transaction, clock: Clock, memberId: number, past: Past): Promise<void> {
  for (const step of past.steps) await play(tx, clock, memberId, step);
  const now = clock.now();
  const yesterday = createClock(new Date(now.getTime() - DAY_MS));
  await earn(tx, yesterday, {
    memberId,
    unit: 'DOLLAR',
    amount: past.pending,
    ref: { kind: 'STAY', id: `${memberId}/1` },
    releaseAt: new Date(now.getTime() + 7 * DAY_MS),
    expiresOn: `${macauYear(now) + 1}-12-31`,
  });
  if (past.held === 0n) return;
  const before = createClock(new Date(now.getTime() - HELD_DAYS * DAY_MS));
  await hold(tx, before, {
    memberId,
    unit: 'DOLLAR',
    amount: past.held,
    ref: { kind: 'HOTEL', id: `${memberId}/1` },
    expiresAt: new Date(now.getTime() + 20 * DAY_MS),
  });
}
