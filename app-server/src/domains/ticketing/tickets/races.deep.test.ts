import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { createClock } from '../../../platform/time/clock.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { createSecrets } from '../../../platform/secrets/secrets.ts';
import { member, orders } from '../../../schema/index.ts';
import { realName } from '../tables/real-names.ts';
import { ticket, ticketPosition } from '../tables/tickets.ts';
import { ticketTransfer } from '../tables/gates.ts';
import { newMember } from '../../../../test/made/members.ts';
import { fulfilled, refusals } from '../../../../test/tools/outcomes.ts';
import { twoProcesses, type TwoProcesses } from '../../../../test/processes/two-processes.ts';
import { placesOf } from './order-places.ts';
import { openTickets } from '../orders/open.ts';
import { hashDocument, sealDocNo } from '../real-names/document.ts';
import { findEvent } from '../performances/event-facts.ts';
import { findPerformance } from '../performances/performance-facts.ts';
import type * as races from '../../../../test/domains/ticketing/guest-races.ts';
import { ADULT, stageEvent, stageGate } from '../../../../test/domains/ticketing/stage.ts';

jest.setTimeout(60_000);

const TIMES = 30;
const clock = createClock(new Date());
const services = { secrets: createSecrets(Buffer.alloc(32, 7)) };
let two: TwoProcesses<typeof races>;
let members: number[];

beforeAll(async () => {
  two = await twoProcesses<typeof races>(
    new URL('../../../../test/domains/ticketing/guest-races.ts', import.meta.url),
    clock,
  );
  members = [];
  for (let n = 0; n < TIMES; n += 1) members.push(await newMember(two.db));
});
afterAll(() => two.drop());

type Staged = Awaited<ReturnType<typeof stageEvent>>;

/** An order of one place. */
async function ordered(memberId: number, { ticketId, performanceId }: Staged) {
  const event = await findEvent(two.db, ticketId);
  const facts = await findPerformance(two.db, clock, { event, performanceId: Number(performanceId) });
  if (facts === undefined) throw new Error('the performance was not staged');
  const items = [{ categoryId: ADULT, qty: 1 }];
  const order = await inTransaction(two.db, (tx) =>
    openTickets(tx, clock, { memberId, facts, items, termsVersion: 'test' }),
  );
  const [place] = (await placesOf(two.db, order)).places;
  if (place === undefined) throw new Error('the order has no place');
  const [issued] = await two.db.select().from(ticket).where(eq(ticket.positionId, place.position.id));
  return {
    memberId,
    orderNo: order.orderNo,
    positionId: String(place.position.id),
    ticketNo: issued?.ticketNo ?? '',
  };
}

/** The same document, saved by another member. */
async function saved(memberId: number): Promise<string> {
  const document = { docType: 'HKID' as const, docNo: 'A1234563', nationality: null };
  const [row] = await two.db
    .insert(realName)
    .values({
      memberId,
      docType: document.docType,
      docSealed: sealDocNo(services, memberId, document.docNo),
      docHash: hashDocument(services, document),
      hanName: '',
      firstName: 'Tai Man',
      lastName: 'Chan',
      dateOfBirth: '1990-02-28',
      isSelf: false,
      consentVersion: 'test',
      consentAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: realName.id });
  if (row === undefined) throw new Error('the guest was not stored');
  return String(row.id);
}

/** A gift of the first member to the second one's number; `hoursLeft` to accept it. */
async function given(hoursLeft: number) {
  const [giver = 0, receiver = 0] = members;
  const { ticketNo } = await ordered(giver, await stageEvent(two.db, clock));
  const [own] = await two.db
    .update(ticket)
    .set({ status: 'GIFT_PENDING' })
    .where(eq(ticket.ticketNo, ticketNo))
    .returning({ id: ticket.id });
  const [to] = await two.db.select().from(member).where(eq(member.id, receiver));
  if (own === undefined || to === undefined) throw new Error('there is nothing to give');
  const at = clock.now();
  const [sent] = await two.db
    .insert(ticketTransfer)
    .values({
      ticketId: own.id,
      fromMemberId: giver,
      toAreaCode: to.areaCode,
      toPhone: to.phone,
      givenAt: at,
      expiresAt: new Date(at.getTime() + hoursLeft * 3_600_000),
    })
    .returning({ id: ticketTransfer.id });
  return { ticketId: own.id, giftId: String(sent?.id), giver, receiver };
}

const statusOf = async (id: number) =>
  (await two.db.select({ status: ticket.status }).from(ticket).where(eq(ticket.id, id)))[0]?.status;

describe('over two processes', () => {
  it('I11: one document, thirty orders of thirty members: one succeeds, the others learn the place', async () => {
    const event = await stageEvent(two.db, clock, { realName: 'ONE_PER_TICKET' });
    const wanted: Parameters<typeof races.bind>[1][] = [];
    for (const memberId of members)
      wanted.push({ ...(await ordered(memberId, event)), realNameId: await saved(memberId) });
    const results = await two.race(TIMES, (n) => ['bind', wanted[n] as (typeof wanted)[number]]);
    expect(fulfilled(results)).toMatchObject([{ complete: true, status: 'BOUND' }]);
    expect(refusals(results)).toEqual(Array.from({ length: TIMES - 1 }, () => 'DOCUMENT_USED'));
    const told = results.flatMap((one) => (one.status === 'rejected' ? [Object(one.reason).data] : []));
    expect(told.every((data) => data.positions.length === 1)).toBe(true);
    const [bound] = await two.db
      .select({ count: count() })
      .from(ticketPosition)
      .where(
        and(eq(ticketPosition.performanceId, Number(event.performanceId)), isNotNull(ticketPosition.docHash)),
      );
    expect(bound?.count).toBe(1);
  });

  it('I15: one ticket at thirty gates is admitted once', async () => {
    const event = await stageEvent(two.db, clock, { inHours: 0.25 });
    const { ticketNo, orderNo } = await ordered(members[0] ?? 0, event);
    const gates = await Promise.all(Array.from({ length: TIMES }, () => stageGate(two.db)));
    const results = await two.race(TIMES, (n) => ['enter', { ticketNo, gateCode: gates[n] ?? '' }]);
    expect(fulfilled(results)).toMatchObject([{ ticketNo, status: 'VERIFIED' }]);
    expect(refusals(results)).toEqual(Array.from({ length: TIMES - 1 }, () => 'TICKET_VERIFIED'));
    const { rows } = await two.db.execute<{ entries: number; events: number; status: string }>(sql`
      select status, (select count(*)::int from ticket_entry entry join ticket on ticket.id = entry.ticket_id
        where ticket.ticket_no = ${ticketNo}) as entries,
        (select count(*)::int from order_event where order_id = orders.id and event = 'TICKET_VERIFIED') as events
      from ${orders} where order_no = ${orderNo}`);
    expect(rows).toEqual([{ status: 'VERIFIED', entries: 1, events: 1 }]);
  });

  it('a gift that is accepted thirty times is one order and one ticket', async () => {
    const { ticketId, giftId, receiver } = await given(24);
    const results = await two.race(TIMES, () => ['accept', { memberId: receiver, giftId }]);
    const answers = fulfilled(results);
    expect(answers).toHaveLength(TIMES);
    expect(new Set(answers.map(({ orderNo, ticketNo }) => `${orderNo} ${ticketNo}`)).size).toBe(1);
    expect(await statusOf(ticketId)).toBe('VOID');
    expect(await two.db.$count(ticket, eq(ticket.holderId, receiver))).toBe(1);
  });

  it('a gift that is accepted and taken back at once belongs to the receiver or the giver', async () => {
    const { ticketId, giftId, giver, receiver } = await given(24);
    const before = await two.db.$count(ticket, eq(ticket.holderId, receiver));
    const results = await two.race(TIMES, (n) =>
      n % 3 === 0 ? ['withdraw', { memberId: giver, giftId }] : ['accept', { memberId: receiver, giftId }],
    );
    const isAccepted = (await statusOf(ticketId)) === 'VOID';
    expect(await two.db.$count(ticket, eq(ticket.holderId, receiver))).toBe(before + (isAccepted ? 1 : 0));
    if (!isAccepted) expect(await statusOf(ticketId)).toBe('ISSUED');
    const winners = results.filter((one, n) => one.status === 'fulfilled' && (n % 3 === 0) === isAccepted);
    expect(winners).toEqual([]);
    expect(new Set(refusals(results))).toEqual(new Set(['GIFT_GONE']));
  });

  it('an expired gift cannot be accepted, whether or not it lapses meanwhile', async () => {
    const { ticketId, giftId, receiver } = await given(-0.001);
    const before = await two.db.$count(ticket, eq(ticket.holderId, receiver));
    const results = await two.race(TIMES, (n) =>
      n % 3 === 0 ? ['lapse'] : ['accept', { memberId: receiver, giftId }],
    );
    expect(new Set(refusals(results))).toEqual(new Set(['GIFT_GONE']));
    expect(await statusOf(ticketId)).toBe('ISSUED');
    expect(await two.db.$count(ticket, eq(ticket.holderId, receiver))).toBe(before);
  });
});
