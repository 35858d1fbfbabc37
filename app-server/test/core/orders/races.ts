import { inTransaction } from '../../../src/platform/database/index.ts';
import type { RaceContext } from '../../processes/race.ts';
import { silentLog } from '../../tools/silent-log.ts';
import { registerTestKind } from '../../made/test-orders.ts';
import { cancelOrder } from '../../../src/core/orders/cancel.ts';
import { editOrder } from '../../../src/core/orders/edit.ts';
import { settlePaid } from '../../../src/core/orders/settle-paid.ts';
import { sweepOrders } from '../../../src/core/orders/sweep.ts';
import { transition } from '../../../src/core/orders/transition.ts';

let hooks: string[] = [];
registerTestKind((hook, { order }) => void hooks.push(`${hook} ${order.orderNo}`));

/** What this process's hooks received since the last call. */
export async function told(): Promise<string[]> {
  const all = hooks;
  hooks = [];
  return all;
}

export const confirm = async ({ db, clock }: RaceContext, orderId: number): Promise<void> => {
  const step = { orderId, from: ['HELD'], to: 'RESERVED', event: 'CONFIRMED', actor: 'test' };
  await inTransaction(db, (tx) => transition(tx, clock, step));
};
export const cancel = async ({ db, clock }: RaceContext, orderId: number) => {
  const { changed } = await inTransaction(db, (tx) => cancelOrder(tx, clock, { orderId, actor: 'test' }));
  return changed;
};
export const pay = ({ db, clock }: RaceContext, orderId: number) =>
  inTransaction(db, (tx) => settlePaid(tx, clock, { orderId, actor: 'provider test' }));
export const edit = async (
  { db, clock }: RaceContext,
  of: { readonly orderId: number; readonly version: number },
): Promise<void> => {
  await inTransaction(db, (tx) => editOrder(tx, clock, { ...of, event: 'EDITED', actor: 'test' }));
};
/** Expires all overdue orders. */
export const sweep = ({ db, clock }: RaceContext) => sweepOrders({ db, clock, log: silentLog });
