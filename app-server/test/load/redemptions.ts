import { and, eq, inArray, sql } from 'drizzle-orm';
import { reconcile } from '../../src/core/ledger/reconcile.ts';
import type { Database } from '../../src/platform/database/index.ts';
import { exchangeItem } from '../../src/domains/dollars/tables/exchange.ts';
import { ledgerAccount, orders } from '../../src/schema/index.ts';
import type { Prepared } from './drive.ts';
import { refusalOf } from './drive.ts';
import { GIVEN, type LoadMember } from './members.ts';
import { redemption, requestText } from './requests.ts';

const REWARD = { code: 'RW-DINING-200', price: '180.00', minor: 180_00n };
/** Every n-th request is sent twice. */
const REPEATED = 4;

/** The redemptions that members' devices know of. */
export interface Redemptions {
  /**
   * The next request. `base`: the address of the API. `repeats`: some requests are sent again on the next
   * connection, with the same key, while the first may still be running.
   */
  next(wish?: { readonly base?: string; readonly repeats?: boolean }): Prepared;
  /**
   * Inconsistencies in the books when nothing is running: a redemption done twice or lost, or a wrong
   * balance.
   */
  faults(): Promise<string[]>;
  /** acknowledged orders */
  count(): number;
}

interface Again {
  readonly member: LoadMember;
  readonly payload: Record<string, unknown>;
}

async function rewardId(db: Database): Promise<string> {
  const [item] = await db.select().from(exchangeItem).where(eq(exchangeItem.code, REWARD.code));
  if (item === undefined) throw new Error(`no reward ${REWARD.code}`);
  return String(item.id);
}

/** Redemptions by these members, who make no others. */
export async function newRedemptions(db: Database, members: readonly LoadMember[]): Promise<Redemptions> {
  const subject = redemption(await rewardId(db), REWARD.price);
  /** key of a request → order number in its response */
  const known = new Map<string, string>();
  const odd: string[] = [];
  const waiting: Again[] = [];
  let turn = 0;
  function prepared({ member, payload }: Again, base?: string): Prepared {
    const key = String(payload['idempotencyKey']);
    return {
      text: requestText(member, subject, payload, base),
      hear(answer) {
        const error = refusalOf(answer);
        if (error !== undefined) return error;
        const { orderNo } = (JSON.parse(answer.body) as { data: { orderNo: string } }).data;
        if ((known.get(key) ?? orderNo) !== orderNo)
          odd.push(`one key gave ${known.get(key)} and ${orderNo}`);
        known.set(key, orderNo);
      },
    };
  }
  return {
    next({ base, repeats = false } = {}) {
      const again = waiting.pop();
      if (again !== undefined) return prepared(again, base);
      turn += 1;
      const member = members[turn % members.length];
      if (member === undefined) throw new Error('nobody redeems');
      const fresh = { member, payload: subject.payload() };
      if (repeats && turn % REPEATED === 0) waiting.push(fresh);
      return prepared(fresh, base);
    },
    count: () => known.size,
    faults: async () => [...odd, ...(await inTheBooks(db, members, [...known.values()]))],
  };
}

async function inTheBooks(
  db: Database,
  members: readonly LoadMember[],
  acknowledged: readonly string[],
): Promise<string[]> {
  const ids = members.map(({ memberId }) => memberId);
  const own = and(eq(orders.kind, 'REWARD'), inArray(orders.memberId, ids));
  const stored = await db.select({ orderNo: orders.orderNo }).from(orders).where(own);
  const rows = new Set(stored.map(({ orderNo }) => orderNo));
  const [left] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerAccount.balance}), 0)` })
    .from(ledgerAccount)
    .where(and(inArray(ledgerAccount.memberId, ids), eq(ledgerAccount.unit, 'DOLLAR')));
  const expected = GIVEN * BigInt(ids.length) - REWARD.minor * BigInt(rows.size);
  return [
    ...(new Set(acknowledged).size === acknowledged.length ? [] : ['two keys gave one order']),
    ...acknowledged
      .filter((orderNo) => !rows.has(orderNo))
      .map((orderNo) => `${orderNo} was acknowledged and is gone`),
    ...(rows.size === acknowledged.length
      ? []
      : [`${rows.size} orders, ${acknowledged.length} acknowledged`]),
    ...(BigInt(left?.sum ?? 0) === expected ? [] : [`${left?.sum} left, not ${expected}`]),
    ...(await reconcile(db)).map((found) => JSON.stringify(found)),
  ];
}
