import { beforeEach, describe, expect, it } from '@jest/globals';
import { and, desc, eq, inArray, like } from 'drizzle-orm';
import { GIFT_LETTERS } from '../texts/ticket-gifts.ts';
import { TEXT_PURPOSE } from '../../../platform/outbox/text-purpose.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { testClock } from '../../../../test/platform/protocol/test-clock.ts';
import { createSecrets } from '../../../platform/secrets/secrets.ts';
import { inventoryCounter, inventoryHold, letter, member, outboxMessage } from '../../../schema/index.ts';
import { deliverAll } from '../../../../test/made/deliver.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { stageEvent, stageGate } from '../../../../test/domains/ticketing/stage.ts';
import {
  passport,
  ticketMember,
  type TicketMember,
} from '../../../../test/domains/ticketing/ticket-member.ts';
import { refuseChanges } from '../../../../test/database/refuse-changes.ts';
import { silentLog } from '../../../../test/tools/silent-log.ts';
import { ticketTransfer } from '../tables/gates.ts';
import { lapseGifts } from './lapse.ts';

const GIVER = '66000108';
const RECEIVER = '66000109';

const clock = testClock();
let database: Ground['database'];
let app: TestApp;
let giver: TicketMember;
let receiver: TicketMember;
let other: TicketMember;
let ticketNo: string;
let orderNo: string;
let event: Awaited<ReturnType<typeof stageEvent>>;

standOn((ground) => ({ database, app } = ground), { clock });

/** Moves the clock by this many hours; sessions expire meanwhile. */
async function later(hours: number): Promise<void> {
  clock.advance(hours * 3600);
  giver = ticketMember(app, await signIn(app, GIVER));
  receiver = ticketMember(app, await signIn(app, RECEIVER));
  other = ticketMember(app, await signIn(app, '66000110'));
}
beforeEach(async () => {
  await later(25); // what an earlier test gave has lapsed
  event = await stageEvent(database.db, clock, { inHours: 48 });
  const tickets = await giver.tickets(event, 2);
  orderNo = tickets.orderNo;
  ticketNo = tickets.ticketNos[0] ?? '';
});

const given = async () => (await giver.give(ticketNo, RECEIVER)).data.giftId;
const statuses = async () => (await giver.info(orderNo)).tickets.map(({ status }) => status);
const lapse = () => lapseGifts({ db: database.db, clock, log: silentLog });

async function lettersOf(phone: string): Promise<string[]> {
  await deliverAll(database.db, clock);
  const rows = await database.db
    .select({ title: letter.title })
    .from(letter)
    .innerJoin(member, eq(member.id, letter.memberId))
    .where(and(eq(member.phone, phone), eq(letter.kind, 'ORDER')))
    .orderBy(desc(letter.id))
    .limit(3);
  return rows.map(({ title }) => title.en);
}

/** The event's inventory: the counter, and the owners of the tickets. */
async function sold() {
  const isEvent = eq(inventoryHold.key, event.performanceId);
  const rows = await database.db
    .select({ state: inventoryHold.state, quantity: inventoryHold.quantity })
    .from(inventoryHold)
    .where(and(isEvent, inArray(inventoryHold.state, ['SOLD', 'HELD'])));
  const [counter] = await database.db
    .select({ held: inventoryCounter.held, sold: inventoryCounter.sold })
    .from(inventoryCounter)
    .where(eq(inventoryCounter.key, event.performanceId));
  return { ...counter, rows: rows.reduce((sum, { quantity }) => sum + quantity, 0) };
}

describe('a ticket that was given away', () => {
  it('cannot be used until it is accepted; then it belongs to the receiver, in an order of their own', async () => {
    const gift = await giver.give(ticketNo, '6600 0109');
    expect(gift).toMatchObject({ code: 0, data: { status: 'GIFT_PENDING', toPhone: '660***09' } });
    expect(await statuses()).toEqual(['GIFT_PENDING', 'ISSUED']);
    expect((await giver.code(ticketNo)).data).toBeNull();
    expect(await giver.give(ticketNo, '66000111')).toMatchObject({ errorCode: 'TICKET_INVALID' });

    const waiting = [{ giftId: gift.data.giftId, title: 'The Play', category: 'Adult', who: 'Min Jun C.' }];
    expect(await receiver.gifts()).toMatchObject({ received: waiting, given: [] });
    expect(await giver.gifts()).toMatchObject({ received: [], given: [{ who: '660***09' }] });
    expect(await other.accept(gift.data.giftId)).toMatchObject({ code: 10007 });

    const accepted = await receiver.accept(gift.data.giftId);
    expect(accepted).toMatchObject({ code: 0 });
    expect(await receiver.accept(gift.data.giftId)).toEqual(accepted);
    expect(await receiver.info(accepted.data.orderNo)).toMatchObject({
      status: 'ISSUED',
      total: '0.00',
      tickets: [{ ticketNo: accepted.data.ticketNo, status: 'ISSUED', refund: null }],
    });
    expect(await statuses()).toEqual(['VOID', 'ISSUED']);
    expect(await sold()).toEqual({ held: 0, sold: 2, rows: 2 });
    expect(await giver.withdraw(gift.data.giftId)).toMatchObject({ errorCode: 'GIFT_GONE' });
    expect((await receiver.gifts()).received).toEqual([]);

    const gate = await stageGate(database.db);
    await later(48);
    expect(await giver.enter(gate, { ticketNo })).toMatchObject({ errorCode: 'TICKET_INVALID' });
    const shown = { ticketNo: accepted.data.ticketNo };
    expect(await giver.enter(gate, shown)).toMatchObject({ code: 0 });
  });

  it('returns to its giver if nobody accepts within 24 hours, whether or not the job has run', async () => {
    const giftId = await given();
    await later(24);
    expect((await receiver.gifts()).received).toEqual([]);
    expect(await receiver.accept(giftId)).toMatchObject({ code: 18038, errorCode: 'GIFT_GONE' });
    expect(await statuses()).toEqual(['GIFT_PENDING', 'ISSUED']);
    await lapse();
    expect(await statuses()).toEqual(['ISSUED', 'ISSUED']);
    expect(await receiver.accept(giftId)).toMatchObject({ errorCode: 'GIFT_GONE' });
    const again = await giver.give(ticketNo, RECEIVER);
    expect(again).toMatchObject({ code: 0 });
    await later(24);
    const gate = await stageGate(database.db);
    expect(await giver.enter(gate, { ticketNo })).toMatchObject({ code: 0 });
  });

  it('returns, too, if one before it cannot', async () => {
    await given();
    clock.advance(60);
    await giver.give((await giver.info(orderNo)).tickets[1]?.ticketNo ?? '', RECEIVER);
    await later(24);
    const [first] = await database.db
      .select({ id: ticketTransfer.id })
      .from(ticketTransfer)
      .where(eq(ticketTransfer.status, 'PENDING'))
      .orderBy(ticketTransfer.expiresAt)
      .limit(1);
    const heal = await refuseChanges(database.db, 'ticket_transfer', `old.id = ${first?.id}`);
    await expect(lapse()).rejects.toThrow('a gift could not be returned');
    expect(await statuses()).toEqual(['GIFT_PENDING', 'ISSUED']);
    await heal();
    await lapse();
    expect(await statuses()).toEqual(['ISSUED', 'ISSUED']);
  });

  it('lapses with its performance if that ends sooner', async () => {
    await later(47);
    const { expireAt } = (await giver.give(ticketNo, RECEIVER)).data;
    expect(Date.parse(expireAt) - clock.now().getTime()).toBeLessThanOrEqual(3 * 3_600_000);
  });

  it('can be taken back while it waits, only by its giver', async () => {
    const giftId = await given();
    expect(await receiver.withdraw(giftId)).toMatchObject({ code: 10007 });
    expect(await giver.withdraw(giftId)).toMatchObject({ code: 0, data: { ticketNo, status: 'ISSUED' } });
    expect(await giver.withdraw(giftId)).toMatchObject({ code: 0 });
    expect(await receiver.accept(giftId)).toMatchObject({ errorCode: 'GIFT_GONE' });
    expect(await statuses()).toEqual(['ISSUED', 'ISSUED']);
  });

  it.each<[string, Record<string, unknown>, unknown]>([
    ['to oneself', { toPhone: GIVER }, { errorCode: 'GIFT_SELF' }],
    ['to half a number', { toPhone: '6600' }, { errorCode: 'PHONE_FORMAT' }],
    ['of somebody else', { ticketNo: '000000000000' }, { code: 10007 }],
  ])('is not given %s', async (_, more, refusal) => {
    expect(await giver.give(ticketNo, RECEIVER, more)).toMatchObject(refusal as object);
    expect(await statuses()).toEqual(['ISSUED', 'ISSUED']);
  });

  it('cannot be given after it was used, nor refunded while it waits', async () => {
    const gate = await stageGate(database.db);
    await given();
    const refund = { orderNo, ticketNos: [ticketNo], expectedPenalty: '0.00' };
    expect(await giver.once('POST /ticket/order/refund', refund)).toMatchObject({
      errorCode: 'NOT_REFUNDABLE',
    });
    await later(24);
    await lapse();
    await later(24);
    await giver.enter(gate, { ticketNo });
    expect(await giver.give(ticketNo, RECEIVER)).toMatchObject({ errorCode: 'TICKET_INVALID' });
  });
});

describe('for an event with named guests', () => {
  beforeEach(async () => {
    event = await stageEvent(database.db, clock, { realName: 'ONE_PER_TICKET', inHours: 20 });
    const id = await giver.saved(passport(`G${clock.now().getTime()}`));
    const { positions, orderNo: held } = (await giver.order(event, 1)).data;
    await giver.bind(held, [{ positionId: positions[0]?.positionId, realNameId: id }]);
    await giver.pay(held);
    orderNo = held;
    ticketNo = (await giver.info(held)).tickets[0]?.ticketNo ?? '';
  });

  it('a gift has no guest; the receiver names one before entry, once', async () => {
    const accepted = (await receiver.accept(await given())).data;
    const [place] = (await receiver.info(accepted.orderNo)).positions;
    expect(place?.guest).toBeNull();
    const gate = await stageGate(database.db);
    await later(20);
    const shown = { ticketNo: accepted.ticketNo };
    expect(await receiver.enter(gate, shown)).toMatchObject({ errorCode: 'BIND_REQUIRED' });
    // the giver's document is free again for another ticket
    const id = await receiver.saved(passport(`R${clock.now().getTime()}`));
    const bindings = [{ positionId: place?.positionId, realNameId: id }];
    expect(await receiver.bind(accepted.orderNo, bindings)).toMatchObject({
      data: { complete: true, status: 'ISSUED', holdUntil: null },
    });
    expect(await receiver.bind(accepted.orderNo, bindings)).toMatchObject({ code: 16007 });
    expect(await receiver.enter(gate, shown)).toMatchObject({ code: 0, data: { holder: 'Ana Ribeiro' } });
  });
});

describe('messages', () => {
  it('inform the receiver by text message and letter, and the giver of the result', async () => {
    const first = await given();
    expect(await lettersOf(RECEIVER)).toContain(GIFT_LETTERS.GIVEN.title.en.replace('{giver}', 'Min Jun C.'));
    const [sms] = await database.db
      .select()
      .from(outboxMessage)
      .where(like(outboxMessage.to, `%${RECEIVER}`))
      .orderBy(desc(outboxMessage.id))
      .limit(1);
    const secrets = createSecrets(Buffer.alloc(32, 7));
    expect(sms && secrets.open(sms.textSealed, TEXT_PURPOSE).toString()).toContain('The Play');
    await receiver.accept(first);
    expect(await lettersOf(GIVER)).toContain(GIFT_LETTERS.ACCEPTED.title.en);
    const [, second] = (await giver.info(orderNo)).tickets;
    await giver.give(second?.ticketNo, '66999999');
    await later(25);
    await lapse();
    expect(await lettersOf(GIVER)).toContain(GIFT_LETTERS.LAPSED.title.en);
  });
});
