import { and, eq, inArray, sql } from 'drizzle-orm';
import { preparedClock, type Clock } from '../../platform/time/clock.ts';
import { preparedSql, type Transaction } from '../../platform/database/index.ts';
import { coupon, voucher } from '../../schema/index.ts';
import type { Reference } from '../ledger/reference.ts';
import { validity } from './issue.ts';

type Coupon = Pick<typeof coupon.$inferSelect, 'id'>;

export interface Grant {
  readonly memberId: number;
  readonly couponCode: string;
  /** the purpose; a second grant for the same purpose returns the first */
  readonly ref: Reference;
}

/** Purposes of one kind, of one member. */
interface Purposes {
  readonly memberId: number;
  readonly kind: string;
  readonly ids: readonly string[];
}

/** Those that were granted before, by the id of the purpose; throws if one is another voucher. */
async function grantedBefore(
  tx: Transaction,
  { id: couponId }: Coupon,
  { memberId, kind, ids }: Purposes,
): Promise<[string, number][]> {
  if (ids.length === 0) return [];
  const known = await tx
    .select()
    .from(voucher)
    .where(and(eq(voucher.grantKind, kind), inArray(voucher.grantId, [...ids])));
  return ids.map((id) => {
    const one = known.find(({ grantId }) => grantId === id);
    if (one?.memberId !== memberId || one.couponId !== couponId)
      throw new Error(`${kind} ${id} was granted something else`);
    return [id, one.id];
  });
}

const { validFrom, validTo } = validity(preparedClock, coupon);
const kindOfAll = sql`${sql.placeholder('kind')}::text`;

/** Vouchers with their first event. */
const insertGranted = preparedSql(
  'voucher.grant',
  sql`with added as (
      insert into voucher (coupon_id, member_id, status, grant_kind, grant_id, valid_from, valid_to)
      select ${coupon.id}, ${sql.placeholder('memberId')}::bigint, 'TAKEN', ${kindOfAll}, purpose, ${validFrom}, ${validTo}
      from ${coupon}, unnest(${sql.placeholder('ids')}::text[]) as purpose
      where ${coupon.id} = ${sql.placeholder('couponId')}
      on conflict do nothing
      returning id, grant_id),
    told as (
      insert into voucher_event (voucher_id, at, event, ref_kind, ref_id)
      select id, ${preparedClock.sqlNow()}, 'GRANTED', ${kindOfAll}, grant_id from added)
    select id, grant_id as "grantId" from added`,
);

/** Gives a member a voucher of a coupon for each purpose of one kind; resolves to their ids, in that order. */
export async function grantVouchers(
  tx: Transaction,
  clock: Clock,
  source: Coupon,
  { memberId, kind, ids }: Purposes,
): Promise<number[]> {
  const values = { couponId: source.id, memberId, kind, ids, now: clock.fixedNow() };
  const { rows } = await insertGranted(tx, values);
  const granted = new Map(rows.map(({ id, grantId }) => [String(grantId), Number(id)]));
  const others = ids.filter((id) => !granted.has(id));
  const all = new Map([...granted, ...(await grantedBefore(tx, source, { memberId, kind, ids: others }))]);
  return ids.map((id) => all.get(id) ?? 0);
}

/** Gives a member a voucher, for a reward or a campaign: no stock, no limit. Resolves to its id. */
export async function grantVoucher(
  tx: Transaction,
  clock: Clock,
  { memberId, couponCode, ref }: Grant,
): Promise<number> {
  const [source] = await tx.select({ id: coupon.id }).from(coupon).where(eq(coupon.code, couponCode));
  if (source === undefined) throw new Error(`no coupon ${couponCode}`);
  const [id = 0] = await grantVouchers(tx, clock, source, { memberId, kind: ref.kind, ids: [ref.id] });
  return id;
}
