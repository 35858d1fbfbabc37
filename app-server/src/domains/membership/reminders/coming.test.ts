import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eq, like } from 'drizzle-orm';
import { newCoupon } from '../../../../test/made/coupons.ts';
import { deliverAll } from '../../../../test/made/deliver.ts';
import { newMember } from '../../../../test/made/members.ts';
import { standOnBookings, type BookingGround } from '../../../../test/domains/hotel/booking-ground.ts';
import type { Guest } from '../../../../test/domains/hotel/guest.ts';
import { addDays } from '../../../platform/time/macau-days.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { coupon, letter, member, notification, outbox, subscriptionLog } from '../../../schema/index.ts';
import { offer } from '../../offers/tables/offers.ts';
import { queueEndingHolds } from './queue-coming.ts';
import { remindOfAll } from '../../../../test/made/remind.ts';

jest.setTimeout(60_000);

let own: BookingGround;
let guest: Guest;
standOnBookings((given) => (own = given));
// sessions expire while the days pass
beforeEach(async () => {
  guest = await own.guest();
});

/** The clock at this time in Macau on a day. */
const goTo = (day: string, time: string) =>
  own.clock.advance((Date.parse(`${day}T${time}:00+08:00`) - own.clock.now().getTime()) / 1000);
const remind = async () => {
  await remindOfAll({ db: own.db, clock: own.clock });
  await deliverAll(own.db, own.clock);
};
const lettersTo = async (memberId: number, title: string) =>
  own.db
    .select()
    .from(letter)
    .where(eq(letter.memberId, memberId))
    .then((rows) => rows.filter((row) => row.title.en.includes(title)));
const pushesTo = async (memberId: number, title: string) =>
  (await own.db.select().from(notification).where(eq(notification.memberId, memberId))).filter((row) =>
    row.title.en.includes(title),
  );

describe('a message of what comes', () => {
  it('calls a member back to a hold in its last five minutes, once, and not when it is paid', async () => {
    const memberId = Number(guest.as.userId);
    const queue = async () => {
      await queueEndingHolds({ db: own.db, clock: own.clock });
      await deliverAll(own.db, own.clock);
    };
    await guest.reserve({ checkIn: own.nextDay() });
    await queue();
    expect(await pushesTo(memberId, 'Your hold ends soon')).toEqual([]);
    own.clock.advance(11 * 60);
    await Promise.all([queue(), queue()]);
    await queue();
    const [push, ...others] = await pushesTo(memberId, 'Your hold ends soon');
    expect(others).toEqual([]);
    expect(push).toMatchObject({ topic: 'ORDERS', link: expect.stringContaining('/hotel-order?id=') });
    expect(push?.text.en).toMatch(/is held for you until \d\d:\d\d/);
    own.clock.advance(600);
    await queue();
    expect(await pushesTo(memberId, 'Your hold ends soon')).toHaveLength(1);
  });

  it('of online check-in comes when it opens, once, and not after the guests have checked in', async () => {
    const memberId = Number(guest.as.userId);
    const checkIn = own.nextDay();
    const open = await guest.detail(await guest.booked({ checkIn, rateCode: 'FLEX' }));
    const done = await guest.detail(await guest.booked({ checkIn, rateCode: 'FLEX' }));
    const opening = addDays(checkIn, -2);
    const numbers = [open.orderNo, done.orderNo];
    // the demo's own stays are invited, too
    const invited = async () =>
      (await lettersTo(memberId, 'Check in online')).filter(({ link }) =>
        numbers.some((number) => link?.endsWith(number)),
      );
    goTo(opening, '14:30');
    await remind();
    expect(await invited()).toEqual([]);
    goTo(opening, '15:30');
    guest = await own.guest();
    const mei = { firstName: 'Mei', lastName: 'Wong', docType: 'PASSPORT', docNo: 'K12345678' };
    const sent = await guest.call('POST /hotel/check-in', {
      orderNo: done.orderNo,
      arrivalTime: '16:00',
      guests: [{ ...mei, nationality: 'PT', dateOfBirth: '1990-05-04' }],
    });
    expect(sent.code).toBe(0);
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await invited()).toMatchObject([{ link: `/hotel-check-in?orderNo=${open.orderNo}` }]);
  });

  it('of tomorrow’s stay comes the day before in waking hours, once, and not when it is cancelled', async () => {
    const memberId = Number(guest.as.userId);
    const checkIn = own.nextDay();
    const stay = await guest.booked({ checkIn, rateCode: 'FLEX' });
    const cancelled = await guest.booked({ checkIn, rateCode: 'FLEX' });
    await guest.once('POST /hotel/reserve/cancel', { id: cancelled, expectedPenalty: '0.00' });
    const eve = addDays(checkIn, -1);
    // the same member has stays of other tests
    const tomorrows = async () =>
      (await lettersTo(memberId, 'See you tomorrow')).filter(({ link }) =>
        [stay, cancelled].some((wire) => link === `/hotel-order?id=${wire}`),
      );
    goTo(addDays(eve, -1), '12:00');
    await remind();
    goTo(eve, '07:00');
    await remind();
    expect(await tomorrows()).toEqual([]);
    goTo(eve, '12:00');
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await tomorrows()).toMatchObject([{ link: `/hotel-order?id=${stay}` }]);
  });

  it('of a new offer goes to its tier and above, in the inbox and as a push, unless they declined offers', async () => {
    const { db, clock } = own;
    const [classic, gold, quiet] = [
      await newMember(db, 'CLASSIC'),
      await newMember(db, 'GOLD'),
      await newMember(db, 'DIAMOND'),
    ];
    await db
      .insert(subscriptionLog)
      .values({ memberId: quiet, topic: 'OFFERS', accepted: false, at: clock.now() });
    const code = await newCoupon(db, clock, { tierMin: 'GOLD' });
    const [terms] = await db.select().from(coupon).where(eq(coupon.code, code));
    const [like0] = await db.select().from(offer).limit(1);
    if (like0 === undefined || terms === undefined) throw new Error('no offer to copy');
    goTo(addDays(macauDate(clock.now()), 1), '12:00');
    const { id: _id, ...texts } = like0;
    await db.insert(offer).values({
      ...texts,
      code: 'NEW-FOR-GOLD',
      couponId: terms.id,
      startsAt: new Date(clock.now().getTime() - 3_600_000),
      endsAt: new Date(clock.now().getTime() + 86_400_000 * 30),
      bannerRank: null,
    });
    await remind();
    await remind();
    const told = async (id: number) => (await lettersTo(id, 'New for you')).length;
    expect([await told(classic), await told(gold), await told(quiet)]).toEqual([0, 1, 0]);
    expect(await pushesTo(gold, 'New for you')).toHaveLength(1);
  });

  it('of the birthday gift comes on the day, once a year, to tiers that have one', async () => {
    const { db, clock } = own;
    const today = addDays(macauDate(clock.now()), 1);
    const [classic, silver] = [await newMember(db, 'CLASSIC'), await newMember(db, 'SILVER')];
    await db.update(member).set({ dateOfBirth: `1990-${today.slice(5)}` });
    goTo(today, '12:00');
    await remind();
    await remind();
    const told = async (id: number) => (await lettersTo(id, 'Happy birthday')).length;
    expect([await told(classic), await told(silver)]).toEqual([0, 1]);
  });

  it('survives a crash between queueing and telling: it is said by the next process, once', async () => {
    const { db, clock } = own;
    const memberId = await newMember(db, 'GOLD');
    const day = addDays(macauDate(clock.now()), 1);
    await db
      .update(member)
      .set({ dateOfBirth: `1980-${day.slice(5)}` })
      .where(eq(member.id, memberId));
    goTo(day, '12:00');
    await remindOfAll({ db, clock });
    expect(await lettersTo(memberId, 'Happy birthday')).toEqual([]);
    expect(await db.$count(outbox, like(outbox.dedupeKey, `birthday ${memberId} %`))).toBe(1);
    await deliverAll(own.db, own.clock);
    await remind();
    expect(await lettersTo(memberId, 'Happy birthday')).toHaveLength(1);
  });
});
