import { inTransaction, type Transaction } from '../../../src/platform/database/index.ts';
import type { Clock } from '../../../src/platform/time/clock.ts';
import type { RaceContext } from '../../processes/race.ts';
import { registerTestKind, reserveIn, type TestOrder } from '../../made/test-orders.ts';
import { cancelOrder } from '../../../src/core/orders/cancel.ts';
import { settlePaid } from '../../../src/core/orders/settle-paid.ts';

registerTestKind();

let times = 0;

/** How often this process started work; more often than requested if the database ended a deadlock. */
export const begun = (): Promise<number> => Promise.resolve(times);

const counted =
  <Of, Result>(work: (tx: Transaction, clock: Clock, of: Of) => Promise<Result>) =>
  ({ db, clock }: RaceContext, of: Of): Promise<Result> =>
    inTransaction(db, (tx) => {
      times += 1;
      return work(tx, clock, of);
    });

export const place = counted(async (tx, clock, wanted: TestOrder) => (await reserveIn(tx, clock, wanted)).id);
export const settle = counted(async (tx, clock, { id, by }: { id: number; by: 'paying' | 'cancelling' }) => {
  const order = { orderId: id, actor: 'test' };
  await (by === 'paying' ? settlePaid(tx, clock, order) : cancelOrder(tx, clock, order));
  return undefined;
});
