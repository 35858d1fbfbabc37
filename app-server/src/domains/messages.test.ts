import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LANGUAGES, type Language } from '@resort/shared/contract';
import type { RefundPart } from '@resort/shared/calls/rows';
import { asc, eq } from 'drizzle-orm';
import {
  CHANNELS,
  ORDER_NEWS_KINDS,
  orderChannels,
  type OrderSubject,
} from '../core/announcements/channels.ts';
import { addDays } from '../platform/time/macau-days.ts';
import { tell } from '../core/messages/tell.ts';
import { orderKind, orderKinds, type Order } from '../core/orders/order-kind.ts';
import { queueNews } from '../core/orders/news/order-news.ts';
import { noteArrival } from './shop/venue/arrival.ts';
import { refundSentence } from '../core/orders/refunds/words.ts';
import { markNoShows } from './hotel/stays/no-show.ts';
import { macauDate } from '../platform/time/clock.ts';
import { inTransaction } from '../platform/database/index.ts';
import { TEXT_PURPOSE } from '../platform/outbox/text-purpose.ts';
import { buyer } from '../../test/domains/ticketing/buyer.ts';
import { testPartner } from '../../test/partner/partner-client.ts';
import { newRandom, send, type Identity } from '../../test/platform/protocol/client.ts';
import { signIn } from '../../test/platform/protocol/sign-in.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import { exchangeItem } from './dollars/tables/exchange.ts';
import { letter, member, notification, orders, outboxMessage } from '../schema/index.ts';
import { reservation } from './shop/tables/shops.ts';
import { deliverAll } from '../../test/made/deliver.ts';
import { silentLog } from '../../test/tools/silent-log.ts';
import { standOnBookings, type BookingGround } from '../../test/domains/hotel/booking-ground.ts';
import { atCashier, type Guest } from '../../test/domains/hotel/guest.ts';
import { guest as diner } from '../../test/domains/shop/guest.ts';
import { stageEvent } from '../../test/domains/ticketing/stage.ts';
import { ticketMember } from '../../test/domains/ticketing/ticket-member.ts';

jest.setTimeout(60_000);

const PHONE = '66000101';
const secrets = createSecrets(Buffer.alloc(32, 7));

let own: BookingGround;
let guest: Guest;
let as: Identity;

standOnBookings((given, who) => {
  own = given;
  guest = who;
});
beforeAll(() => {
  ({ as } = guest);
});
beforeEach(() => deliverAll(own.db, own.clock));

interface Sent {
  readonly channel: string;
  readonly texts: readonly string[];
  readonly language?: string;
}

/** Every message to anybody during an action, on all channels. */
async function sentBy(work: () => Promise<unknown>): Promise<Sent[]> {
  const { db, clock } = own;
  const [messages, letters, notes] = [
    await db.$count(outboxMessage),
    await db.$count(letter),
    await db.$count(notification),
  ];
  await work();
  await deliverAll(db, clock);
  const text = (sealed: Buffer) => secrets.open(sealed, TEXT_PURPOSE).toString();
  return [
    ...(await db.select().from(outboxMessage).orderBy(asc(outboxMessage.id)).offset(messages)).map((row) => ({
      channel: row.channel,
      language: row.language,
      texts: [row.subject ?? '', text(row.textSealed)],
    })),
    ...(await db.select().from(letter).orderBy(asc(letter.id)).offset(letters)).map((row) => ({
      channel: 'inbox',
      texts: [row.title, row.summary, row.html].flatMap((texts) => Object.values(texts)),
    })),
    ...(await db.select().from(notification).orderBy(asc(notification.id)).offset(notes)).map((row) => ({
      channel: 'push',
      texts: [row.title, row.text].flatMap((texts) => Object.values(texts)),
    })),
  ];
}

function expectSent(sent: readonly Sent[], channels: readonly string[]): void {
  expect(sent.map(({ channel }) => channel).sort()).toEqual([...channels].sort());
  for (const text of sent.flatMap(({ texts }) => texts)) {
    expect(text).not.toMatch(/\d{4}-\d\d-\d\d/);
    expect(text).not.toMatch(/\{\w+\}/);
  }
}

const call = async <T>(key: Parameters<typeof send>[1], payload: Record<string, unknown>, by = as) =>
  (await send<T>(own.app, key, { as: by, payload })).envelope;

describe('a stay', () => {
  it('is announced by all its channels: booked, changed by hand and by price, cancelled', async () => {
    let id = '';
    expectSent(
      await sentBy(async () => void (id = await guest.booked({ checkIn: own.nextDay(), nights: 3 }))),
      CHANNELS.stay.CONFIRMED,
    );
    const detail = () => guest.detail(id);
    const edit = async (change: object) => {
      const { version } = await detail();
      const { code } = await guest.once('POST /order/booking/hotel/updateReserve', {
        id,
        version,
        ...change,
      });
      expect(code).toBe(0);
    };
    expectSent(await sentBy(() => edit({ remarks: 'A cot, please' })), CHANNELS.stay.CHANGED);
    const { orderNo, checkIn } = await detail();
    const { signTimerStr } = await guest.quote({ checkIn, nights: 2, orderNo });
    expectSent(await sentBy(() => edit({ signTimerStr })), CHANNELS.stay.CHANGED);
    expectSent(
      await sentBy(() => guest.call('GET /order/booking/hotel/cancelOrder', { id })),
      CHANNELS.stay.CANCELLED,
    );
  });

  it('that nobody came for, too', async () => {
    await guest.booked({ checkIn: own.nextDay(), rateCode: 'FLEX', nights: 1 });
    const { db } = own;
    await testPartner(own.app, db, { reportsArrivals: true });
    const after = { ...own.clock, now: () => new Date(own.clock.now().getTime() + 400 * 86_400_000) };
    const sent = await sentBy(() => markNoShows({ db, clock: after, log: silentLog }));
    expectSent(sent.slice(0, 2), ['sms', 'email']);
    expect(new Set(sent.map(({ channel }) => channel))).toEqual(new Set(CHANNELS.stay.NO_SHOW));
  });
});

describe('a table', () => {
  it('is announced by all its channels: booked, changed, cancelled', async () => {
    const my = diner(own.app, as);
    const date = addDays(macauDate(own.clock.now()), 9);
    const asked = { shopId: 'LOTUS-ROOM', date, time: '19:00', party: 2 };
    let orderNo = '';
    expectSent(
      await sentBy(async () => void ({ orderNo } = (await my.reserve(asked)).data)),
      CHANNELS.reservation.CONFIRMED,
    );
    const { version } = (await my.info(orderNo)).data;
    expectSent(
      await sentBy(() => my.update(orderNo, { ...asked, time: '19:30', version })),
      CHANNELS.reservation.CHANGED,
    );
    expectSent(await sentBy(() => my.cancel(orderNo)), CHANNELS.reservation.CANCELLED);
  });
});

/** Buys goods for points; resolves to the number of the order. */
async function buyForPoints(by: Identity): Promise<string> {
  const [candle] = await own.db.select().from(exchangeItem).where(eq(exchangeItem.code, 'GM-CANDLE'));
  const [pickupProperty] = candle?.pickUp ?? [];
  const wish = { way: 'POINTS', expectedPoints: Number(candle?.price), pickupProperty };
  const payload = { idempotencyKey: newRandom(), goodsId: String(candle?.id), qty: 1, ...wish };
  const { data } = await call<{ orderNo: string }>('POST /point/mall/pointsPayGoods', payload, by);
  return data.orderNo;
}

describe('tickets and points', () => {
  it('are announced by their channels, and so are gifts of tickets', async () => {
    const event = await stageEvent(own.db, own.clock, { inHours: 48 });
    const giver = ticketMember(own.app, as);
    const receiver = ticketMember(own.app, await signIn(own.app, '66000102'));
    let ticketNo = '';
    expectSent(
      await sentBy(async () => void ([ticketNo = ''] = (await giver.tickets(event, 1)).ticketNos)),
      CHANNELS.tickets.CONFIRMED,
    );
    let giftId = '';
    expectSent(
      await sentBy(async () => void ({ giftId } = (await giver.give(ticketNo, '66000102')).data)),
      CHANNELS.gift.GIVEN,
    );
    expectSent(await sentBy(() => receiver.accept(giftId)), [
      ...CHANNELS.gift.ACCEPTED, // the giver
      ...CHANNELS.tickets.CONFIRMED, // the receiver, whose ticket it is now
    ]);
  });

  it('collected goods, too', async () => {
    const collector = await signIn(own.app, '66000120');
    let orderNo = '';
    expectSent(
      await sentBy(async () => void (orderNo = await buyForPoints(collector))),
      CHANNELS.exchange.CONFIRMED,
    );
    const cancel = { orderNo, idempotencyKey: newRandom() };
    expectSent(
      await sentBy(() => call('POST /point/mall/cancelOrder', cancel, collector)),
      CHANNELS.exchange.CANCELLED,
    );
  });
});

describe('a refund is announced with each means of payment', () => {
  /** Every message says this refund, in its language; a push is too short for it. */
  function expectRefund(sent: readonly Sent[], parts: readonly RefundPart[]): void {
    expect(parts).not.toEqual([]);
    for (const { channel, texts } of sent.filter(({ channel: by }) => by !== 'push')) {
      const said = texts.join(' ');
      const languages = channel === 'inbox' ? LANGUAGES : (['en'] as const);
      for (const language of languages) expect(said).toContain(refundSentence(parts, language));
    }
  }

  it('of a stay that became cheaper, and of that change alone', async () => {
    const checkIn = own.nextDay();
    const id = await guest.booked({ checkIn, nights: 4 });
    await deliverAll(own.db, own.clock);
    for (const nights of [3, 2]) {
      const { orderNo, version } = await guest.detail(id);
      const { signTimerStr } = await guest.quote({ checkIn, nights, orderNo });
      let parts: RefundPart[] = [];
      const sent = await sentBy(async () => {
        const asked = { id, version, signTimerStr };
        const { data } = await guest.once<{ refund: RefundPart[] }>(
          'POST /order/booking/hotel/updateReserve',
          asked,
        );
        parts = data.refund;
      });
      expectSent(sent, CHANNELS.stay.CHANGED);
      expectRefund(sent, parts);
    }
  });

  it('of some tickets of an order, and then of the others', async () => {
    const my = buyer(own.app, as);
    const [performance] = await my.day('LAGOON-PARK', addDays(macauDate(own.clock.now()), 5));
    const wanted = {
      ticketId: 'LAGOON-PARK',
      performanceId: performance?.performanceId ?? '',
      items: { ADULT: 2 },
    };
    const { orderNo, total } = (await my.gen(wanted)).data;
    await atCashier(own.app, (await my.pay(orderNo, total)).data.payNo, 'pay');
    await deliverAll(own.db, own.clock);
    const [first] = (await my.info(orderNo)).data.tickets;
    const sent = await sentBy(() => my.refund(orderNo, '0.00', [first?.ticketNo ?? '']));
    expectSent(sent, CHANNELS.tickets.PART_REFUNDED);
    expectRefund(sent, (await my.info(orderNo)).data.refunded);
    const rest = await sentBy(() => my.refund(orderNo, '0.00'));
    expectSent(rest, CHANNELS.tickets.CANCELLED);
    expectRefund(rest, (await my.info(orderNo)).data.refunded);
  });

  it.each([
    ['a treatment that nobody came for', 'NOT_SEEN'],
    ['a treatment that was cancelled late', 'CANCELLED'],
  ] as const)('of the rest of the deposit of %s', async (_name, news) => {
    const { db, clock, app } = own;
    const my = diner(app, as);
    const day = { NOT_SEEN: 10, CANCELLED: 11 }[news];
    const date = addDays(macauDate(clock.now()), day);
    const treatment = { shopId: 'GARDEN-SPA', date, party: 1, serviceIds: ['swedish-60'] };
    const [slot] = await my.times({ ...treatment, time: '00:00' });
    const { orderNo } = (await my.reserve({ ...treatment, time: slot?.time ?? '' })).data;
    const { pay } = (await my.info(orderNo)).data;
    await guest.pay(pay && { ...pay, orderNo, currency: 'MOP' });
    await deliverAll(db, clock);
    // from now on the fee is kept
    const [found] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
    const startsAt = new Date(clock.now().getTime() + 600_000);
    await db
      .update(reservation)
      .set({ startsAt })
      .where(eq(reservation.orderId, found?.id ?? 0));
    const services = { clock, environment: 'development', secrets } as const;
    const sent = await sentBy(() =>
      news === 'CANCELLED'
        ? my.cancel(orderNo)
        : inTransaction(db, (tx) => noteArrival(tx, services, { orderNo, says: 'NO_SHOW' })),
    );
    expectSent(sent, CHANNELS.reservation[news]);
    const { deposit, penalty, refunded } = (await my.info(orderNo)).data;
    expect(Number(penalty)).toBeGreaterThan(0);
    expect(Number(penalty)).toBeLessThan(Number(deposit));
    expectRefund(sent, refunded);
  });
});

describe('every news of every kind of order', () => {
  /** A stay, a table, a ticket, and goods for points, of a member who books in no other test. */
  async function oneOfEach(): Promise<void> {
    const host = await own.guest('66000112');
    await host.booked({ checkIn: own.nextDay() });
    const date = addDays(macauDate(own.clock.now()), 14);
    await diner(own.app, host.as).reserve({ shopId: 'LOTUS-ROOM', date, time: '19:00', party: 2 });
    await ticketMember(own.app, host.as).tickets(await stageEvent(own.db, own.clock, { inHours: 72 }), 1);
    await buyForPoints(host.as);
    await deliverAll(own.db, own.clock);
  }

  it('goes out by exactly the channels of its row, in every language, with no date as machines write it', async () => {
    const { db, clock } = own;
    const kinds = orderKinds().filter(({ tells }) => tells !== undefined);
    const subjects: readonly OrderSubject[] = ['stay', 'reservation', 'tickets', 'exchange'];
    expect(new Set(kinds.map(({ tells }) => tells))).toEqual(new Set(subjects));
    await oneOfEach();
    const all = await db.select().from(orders).orderBy(asc(orders.id));
    for (const subject of subjects) {
      const order = all.findLast(({ kind }) => orderKind(kind).tells === subject);
      if (order === undefined) throw new Error(`there is no order of ${subject}`);
      for (const news of ORDER_NEWS_KINDS)
        for (const [at, language] of LANGUAGES.entries()) {
          await db.update(member).set({ language }).where(eq(member.id, order.memberId));
          const version = 1000 + ORDER_NEWS_KINDS.indexOf(news) * 10 + at;
          const queue = () => inTransaction(db, (tx) => queueNews(tx, clock, { ...order, version }, news));
          const sent = await sentBy(queue);
          const channels = orderChannels(subject, news);
          // a mail goes out only where the booking names an address
          const wanted = order.kind === 'ROOM' ? channels : channels.filter((channel) => channel !== 'email');
          expectSent(sent, wanted);
        }
    }
    await db.update(member).set({ language: 'en' });
  });

  it('throws where a channel of the row has nothing to say', async () => {
    const told = inTransaction(own.db, (tx) =>
      tell(tx, { clock: own.clock, environment: 'development', secrets }, ['sms'], { language: 'en' }),
    );
    await expect(told).rejects.toThrow('nothing to say by sms');
  });
});

describe('the language of messages', () => {
  const languageOf = async () => {
    const [row] = await own.db.select().from(member).where(eq(member.phone, PHONE));
    return row?.language;
  };

  it('is that in which the member confirmed, not one that was tried and left', async () => {
    await send(own.app, 'PUT /user/users/{id}/language', {
      as,
      params: { id: as.userId },
      payload: { language: 'jp' },
    });
    expect(await languageOf()).toBe('jp');
    const my = diner(own.app, as);
    const date = addDays(macauDate(own.clock.now()), 12);
    const booked: { order?: Order } = {};
    const book = async () => {
      const { data } = await my.reserve({ shopId: 'LOTUS-ROOM', date, time: '18:30', party: 2 });
      const [order] = await own.db.select().from(orders).where(eq(orders.orderNo, data.orderNo));
      if (order) booked.order = order;
    };
    const [sms] = await sentBy(book);
    expect(sms).toMatchObject({ channel: 'sms', language: 'en' });
    expect(sms?.texts[1]).toContain('is confirmed');
    expect(await languageOf()).toBe('en');
    const { order } = booked;
    if (order === undefined) throw new Error('nothing was booked');
    const cancel = { as, payload: { orderNo: order.orderNo, language: 'tc' satisfies Language } };
    const [cancelled] = await sentBy(() => send(own.app, 'GET /shop/reserver/order/cancel', cancel));
    expect(cancelled).toMatchObject({ channel: 'sms', language: 'tc' });
    expect(cancelled?.texts[1]).toMatch(/於\d{4}年\d+月\d+日/);
  });

  it('is not changed by what a member only reads', async () => {
    const before = await languageOf();
    await call('GET /member/overview', { language: 'kr' });
    expect(await languageOf()).toBe(before);
  });
});
