import { inTransaction } from '../../src/platform/database/index.ts';
import type { RaceContext } from '../processes/race.ts';
import { SOLD_OUT, TEST_KIND } from './test-orders.ts';
import type { NewPart } from '../../src/core/checkout/new-part.ts';
import { reserveTogether, type Reserved } from '../../src/core/checkout/reserve-together.ts';

export interface TestPart {
  readonly total?: bigint;
  /** counters of the type ROOM, one of each */
  readonly nights?: readonly (readonly [key: string, period: string])[];
  readonly onSpot?: boolean;
}

/** A part of a checkout, built as a domain builds it. */
const partOf = ({ total = 100_00n, nights = [], onSpot = false }: TestPart): NewPart => ({
  kind: TEST_KIND,
  property: 'P1',
  status: 'HELD',
  total,
  onSpot,
  holdSeconds: 900,
  line: { scene: 'HOTEL', property: 'P1' },
  soldOut: SOLD_OUT,
  store: (_tx, { id: orderId }) =>
    Promise.resolve({
      counts: nights.map(([key, period]) => ({ orderId, type: 'ROOM', key, period, quantity: 1 })),
    }),
});

export interface TestCheckout {
  readonly memberId: number;
  readonly parts: readonly TestPart[];
  readonly voucherIds?: readonly number[];
  readonly dollars?: bigint;
}

/** Several orders of the tests' kind under one checkout. */
export const checkOut = (
  { db, clock }: RaceContext,
  { memberId, parts, voucherIds = [], dollars = 0n }: TestCheckout,
): Promise<Reserved> =>
  inTransaction(db, (tx) =>
    reserveTogether(tx, clock, parts.map(partOf), {
      memberId,
      currency: 'MOP',
      rateToMop: '1',
      voucherIds,
      dollars,
    }),
  );
