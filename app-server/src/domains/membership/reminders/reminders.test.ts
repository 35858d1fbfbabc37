import { describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { grantVoucher } from '../../../core/vouchers/grant-voucher.ts';
import { earn } from '../../../core/ledger/earn.ts';
import { redeem } from '../../../../demo/seeds/spending/redeem.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { prune } from '../../../platform/jobs/prune.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { letter, notification, voucher } from '../../../schema/index.ts';
import { newCoupon } from '../../../../test/made/coupons.ts';
import { deliverAll } from '../../../../test/made/deliver.ts';
import { newMember } from '../../../../test/made/members.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { remindOfAll } from '../../../../test/made/remind.ts';
import { remind as run } from './remind.ts';

let ground: Ground;
standOn((given) => (ground = given));

const DAY = 86_400;
/** The next time that it is this hour in Macau. */
const toHour = (hour: number) => {
  const { clock } = ground;
  const next = Date.parse(`${macauDate(new Date(clock.now().getTime() + DAY * 1000))}T${hour}:30:00+08:00`);
  clock.advance((next - clock.now().getTime()) / 1000);
};
const remind = async () => {
  const { database, clock } = ground;
  await remindOfAll({ db: database.db, clock });
  await deliverAll(database.db, clock);
};
const lettersTo = async (memberId: number) => {
  const rows = await ground.database.db.select().from(letter).where(eq(letter.memberId, memberId));
  return rows.map(({ title }) => title.en).sort();
};
const inDays = (days: number) => macauDate(new Date(ground.clock.now().getTime() + days * DAY * 1000));

describe('reminders', () => {
  it('of a voucher come once a week and once a day before its end, by day, in the inbox and as a push', async () => {
    const { database, clock } = ground;
    const memberId = await newMember(database.db);
    const couponCode = await newCoupon(database.db, clock);
    const ref = { kind: 'TEST', id: 'reminder' };
    toHour(22);
    const id = await inTransaction(database.db, (tx) =>
      grantVoucher(tx, clock, { memberId, couponCode, ref }),
    );
    const validTo = new Date(`${inDays(9)}T23:59:59+08:00`);
    await database.db.update(voucher).set({ validTo, createdAt: clock.now() }).where(eq(voucher.id, id));
    toHour(11);
    await remind();
    expect(await lettersTo(memberId)).toEqual([]);
    clock.advance(2 * DAY);
    toHour(22);
    await remind();
    expect(await lettersTo(memberId)).toEqual([]); // at night
    toHour(11);
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await lettersTo(memberId)).toHaveLength(1);
    clock.advance(3 * DAY); // and then the last day
    toHour(11);
    await remind();
    expect(await lettersTo(memberId)).toHaveLength(2);
    const isPush = and(eq(notification.memberId, memberId), eq(notification.topic, 'OFFERS'));
    expect(await database.db.$count(notification, isPush)).toBe(2);
  });

  it('of a voucher that comes near in the course of a day come at the next run, and others are not looked at again', async () => {
    const { database, clock } = ground;
    const { db } = database;
    const memberId = await newMember(db);
    const couponCode = await newCoupon(db, clock);
    toHour(11);
    const createdAt = clock.now();
    const ends = async (ref: string, validTo: number) => {
      const id = await inTransaction(db, (tx) =>
        grantVoucher(tx, clock, { memberId, couponCode, ref: { kind: 'TEST', id: ref } }),
      );
      const term = { validTo: new Date(validTo), createdAt };
      await db.update(voucher).set(term).where(eq(voucher.id, id));
    };
    const inEight = createdAt.getTime() + 8 * DAY * 1000;
    await ends('soon', inEight + 3_600_000);
    clock.advance(DAY);
    await remind();
    expect(await lettersTo(memberId)).toEqual([]);
    // as one that comes back from a cancelled order
    await ends('near', inEight - 3_600_000);
    const later = async () => {
      await run({ db, clock });
      await deliverAll(db, clock);
    };
    clock.advance(2 * 3600);
    await later();
    await later();
    expect(await lettersTo(memberId)).toHaveLength(1);
    clock.advance(DAY);
    await later();
    expect(await lettersTo(memberId)).toHaveLength(2);
  });

  it('of a balance come once, also after the outbox has forgotten them', async () => {
    const { database, clock } = ground;
    const { db } = database;
    const memberId = await newMember(db);
    toHour(11);
    const lot = { memberId, unit: 'DOLLAR', amount: 50_00n, expiresOn: inDays(30) } as const;
    await inTransaction(db, (tx) => earn(tx, clock, { ...lot, ref: { kind: 'TEST', id: 'once' } }));
    await remind();
    clock.advance(29 * DAY);
    await remind();
    clock.advance(DAY + 60);
    await prune(db, clock);
    await remind();
    expect(await lettersTo(memberId)).toHaveLength(1);
  });

  it('of dollars and points come 30 days before, with what is left by then, and not where nothing is', async () => {
    const { database, clock } = ground;
    const [first, second] = [await newMember(database.db), await newMember(database.db)];
    toHour(11);
    const expiresOn = inDays(30);
    await inTransaction(database.db, async (tx) => {
      for (const memberId of [first, second])
        await earn(tx, clock, {
          memberId,
          unit: 'DOLLAR',
          amount: 50_00n,
          expiresOn,
          ref: { kind: 'TEST', id: `${memberId}` },
        });
      await redeem(tx, clock, {
        memberId: second,
        unit: 'DOLLAR',
        amount: 50_00n,
        ref: { kind: 'TEST', id: 'all' },
      });
      await earn(tx, clock, {
        memberId: first,
        unit: 'POINT',
        amount: 1200n,
        expiresOn,
        ref: { kind: 'TEST', id: 'points' },
      });
    });
    await remind();
    await remind();
    expect(await lettersTo(first)).toEqual([
      '1,200 points expiring soon',
      '50.00 Resort Dollars expiring soon',
    ]);
    expect(await lettersTo(second)).toEqual([]);
  });
});
