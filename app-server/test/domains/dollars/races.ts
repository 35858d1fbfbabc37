import { inTransaction } from '../../../src/platform/database/index.ts';
import type { RaceContext } from '../../processes/race.ts';
import { paymentContext } from '../../made/test-payments.ts';
import { cancelExchange } from '../../../src/domains/dollars/exchange/cancel-order.ts';
import { collect as collecting } from '../../../src/domains/dollars/exchange/collect.ts';
import { placeOrder, type Exchange } from '../../../src/domains/dollars/exchange/place-order.ts';

/** Redeems one item for dollars or points, as a redeem call does. Resolves to the order's id. */
export const exchange = async (
  { db, clock }: RaceContext,
  wanted: Pick<Exchange, 'memberId' | 'itemId' | 'unit'> & {
    readonly price: bigint;
    readonly property?: string;
  },
): Promise<number> => {
  const { price, property, ...about } = wanted;
  const terms = { quantity: 1, way: 'POINTS', language: 'en', property } as const;
  const { id } = await inTransaction(db, (tx) =>
    placeOrder(tx, clock, { ...about, ...terms, expected: { spent: price, cash: 0n } }),
  );
  return id;
};

export const cancel = async (
  { db, clock }: RaceContext,
  wanted: Parameters<typeof cancelExchange>[2],
): Promise<string> => {
  const services = paymentContext(db, clock);
  const { status } = await inTransaction(db, (tx) => cancelExchange(tx, services, wanted));
  return status;
};

export const collect = async ({ db, clock }: RaceContext, pickUpCode: string): Promise<void> => {
  await inTransaction(db, (tx) => collecting(tx, clock, { pickUpCode, actor: 'counter' }));
};
