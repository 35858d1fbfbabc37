import type { Clock } from '../../platform/time/clock.ts';
import { afterwards, type Transaction } from '../../platform/database/index.ts';
import { orderEvent } from '../../schema/index.ts';

/** Why an order changed and who did it; kept in its history permanently. */
export interface Cause {
  readonly event: string;
  /** `member 1000001`, `provider sandbox`, `sweeper` */
  readonly actor: string;
  /** plain data for the history; no secrets */
  readonly data?: unknown;
}

export async function recordEvent(
  tx: Transaction,
  clock: Clock,
  orderId: number,
  { event, actor, data = null, from, to }: Cause & { readonly from: string | null; readonly to: string },
): Promise<void> {
  const values = { orderId, at: clock.sqlNow(), actor, event, from, to, data };
  await afterwards(tx, tx.insert(orderEvent).values(values));
}
