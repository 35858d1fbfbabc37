import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { coupon, member, voucher, voucherBurn, voucherEvent } from '../../../src/schema/index.ts';
import { DEMO_AREA_CODE, DEMO_MEMBERS } from '../members.ts';

const DAY_MS = 86_400_000;
const MACAU_MS = 8 * 3_600_000;
const DEMO = 'DEMO';

/** The cast and the first ten other members; the last ten start without vouchers. */
const WITH_VOUCHERS = DEMO_MEMBERS.map(({ phone }) => phone).slice(0, 13);

/** The life of one voucher, in days from the day of seeding; `to` is its last day. */
interface Life {
  readonly of: string;
  readonly from: number;
  readonly to: number;
  /** the day, and the outlet or the kind of the order */
  readonly used?: { readonly on: number; readonly at: string };
  /** the day on which its order was refunded; a new voucher replaces it */
  readonly refunded?: number;
}

const LIVES: readonly Life[] = [
  { of: 'TEA2', from: -43, to: 2 },
  { of: 'DINE100', from: -55, to: 5 },
  { of: 'WELCOME-DRINK', from: -20, to: 25 },
  { of: 'SPA15', from: -5, to: 40 },
  { of: 'SHOW50', from: -3, to: 57 },
  { of: 'STAY300', from: -1, to: 59 },
  { of: 'FESTIVE200', from: 10, to: 70 },
  { of: 'DINE100', from: -30, to: 30 },
  { of: 'WELCOME-DRINK', from: -40, to: 5, used: { on: -12, at: 'ATELIER-BAR' } },
  { of: 'BOUTIQUE10', from: -58, to: 2, used: { on: -40, at: 'ATELIER-SHOP' } },
  { of: 'DINE100', from: -58, to: 2, used: { on: -21, at: 'LOTUS-ROOM' } },
  { of: 'UPGRADE1', from: -53, to: -8 },
  { of: 'STAY300', from: -50, to: 10, used: { on: -30, at: 'HOTEL' }, refunded: -6 },
];

type Status = (typeof voucher.$inferInsert)['status'];
type Event = Omit<typeof voucherEvent.$inferInsert, 'voucherId'>;

/** An order number of a past order. */
const orderNo = (memberId: number, n: number) =>
  `H260101DEMO${String((memberId * 100 + n) % 10_000).padStart(4, '0')}`;

function statusOf({ used, refunded, to }: Life): Status {
  if (refunded !== undefined) return 'REFUNDED';
  if (used) return 'BURNED';
  return to < 0 ? 'EXPIRED' : 'TAKEN';
}

/** Days from the day of seeding as instants. */
const diaryFrom = (now: Date) => {
  const at = (day: number) => new Date(now.getTime() + day * DAY_MS);
  /** the last moment of a day in Macau */
  const endOf = (day: number) => {
    const days = Math.floor((at(day).getTime() + MACAU_MS) / DAY_MS) + 1;
    return new Date(days * DAY_MS - MACAU_MS - 1);
  };
  return { at, endOf };
};
type Diary = ReturnType<typeof diaryFrom>;

function eventsOf(life: Life, diary: Diary, ref: { refKind: string; refId: string } | undefined): Event[] {
  const { from, to, used, refunded } = life;
  return [
    { event: 'GRANTED', at: diary.at(Math.min(from, 0)), refKind: DEMO, refId: life.of },
    ...(used?.at === 'HOTEL' ? [{ event: 'HELD' as const, at: diary.at(used.on), ...ref }] : []),
    ...(used ? [{ event: 'BURNED' as const, at: diary.at(used.on), ...ref }] : []),
    ...(refunded === undefined ? [] : [{ event: 'REFUNDED' as const, at: diary.at(refunded), ...ref }]),
    ...(statusOf(life) === 'EXPIRED' ? [{ event: 'EXPIRED' as const, at: diary.endOf(to) }] : []),
  ];
}

/** Where the voucher was used: an outlet or an order. */
function refOf({ used }: Life, number: string) {
  if (used === undefined) return undefined;
  return used.at === 'HOTEL' ? { refKind: 'HOTEL', refId: number } : { refKind: 'OUTLET', refId: used.at };
}

async function live(
  tx: Transaction,
  diary: Diary,
  life: Life,
  { memberId, n, couponId }: { memberId: number; n: number; couponId: number },
): Promise<void> {
  const ref = refOf(life, orderNo(memberId, n));
  const isOrder = ref?.refKind === 'HOTEL';
  const own = { couponId, memberId, validFrom: diary.at(life.from), validTo: diary.endOf(life.to) };
  const [added] = await tx
    .insert(voucher)
    .values({
      ...own,
      status: statusOf(life),
      grantKind: DEMO,
      grantId: `${memberId}/${n}`,
      ...(isOrder ? { heldKind: ref.refKind, heldId: ref.refId } : {}),
    })
    .returning({ id: voucher.id });
  if (added === undefined) throw new Error('a demo voucher was not stored');
  const voucherId = added.id;
  await tx.insert(voucherEvent).values(eventsOf(life, diary, ref).map((event) => ({ ...event, voucherId })));
  if (life.used && ref)
    await tx.insert(voucherBurn).values({ voucherId, at: diary.at(life.used.on), ...ref });
  if (life.refunded === undefined) return;
  const [again] = await tx
    .insert(voucher)
    .values({ ...own, status: 'TAKEN', originVoucherId: voucherId })
    .returning({ id: voucher.id });
  if (again === undefined) throw new Error('a demo voucher was not stored');
  const event = { event: 'REISSUED' as const, at: diary.at(life.refunded), ...ref };
  await tx.insert(voucherEvent).values({ ...event, voucherId: again.id });
}

/**
 * Adds vouchers of every age for the demo members without vouchers; the order of a held stay decides which
 * one is on hold.
 */
export async function seedOwnVouchers(tx: Transaction, now: Date): Promise<void> {
  const isFirst = and(eq(voucher.memberId, member.id), eq(voucher.grantKind, DEMO));
  const without = await tx
    .select({ memberId: member.id })
    .from(member)
    .leftJoin(voucher, isFirst)
    .where(and(eq(member.areaCode, DEMO_AREA_CODE), inArray(member.phone, WITH_VOUCHERS), isNull(voucher.id)))
    .orderBy(asc(member.id));
  const coupons = await tx.select({ id: coupon.id, code: coupon.code }).from(coupon);
  const ids = new Map(coupons.map(({ id, code }) => [code, id]));
  const diary = diaryFrom(now);
  for (const { memberId } of without)
    for (const [n, life] of LIVES.entries()) {
      const couponId = ids.get(life.of);
      if (couponId !== undefined) await live(tx, diary, life, { memberId, n, couponId });
    }
}
