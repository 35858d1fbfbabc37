import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Granted, InviteChecked } from '@resort/mf-ticketing/contract';
import { and, eq, gt } from 'drizzle-orm';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { testClock } from '../../../../test/platform/protocol/test-clock.ts';
import { eventPerformance, inviteCode } from '../tables/tickets.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { ADULT, stageEvent, stageGate } from '../../../../test/domains/ticketing/stage.ts';
import {
  passport,
  ticketMember,
  type TicketMember,
} from '../../../../test/domains/ticketing/ticket-member.ts';

const clock = testClock();
let database: Ground['database'];
let app: TestApp;
let guest: TicketMember;
let other: TicketMember;

standOn((ground) => ({ database, app } = ground), { clock });
beforeAll(async () => {
  guest = ticketMember(app, await signIn(app, '66000117'));
  other = ticketMember(app, await signIn(app, '66000118'));
});

type Staged = Awaited<ReturnType<typeof stageEvent>>;

/** Three tickets for all, two for one member. */
async function invited(event: Staged): Promise<string> {
  const code = `FRIENDS${event.performanceId}`;
  await database.db.insert(inviteCode).values({
    event: event.ticketId,
    code,
    grants: 'TICKETS',
    quota: 3,
    perMember: 2,
    validUntil: new Date(clock.now().getTime() + 86_400_000),
  });
  return code;
}
const check = (who: TicketMember, { ticketId }: Staged, code: string) =>
  who.call<InviteChecked>('POST /ticket/checkInnerInviteCode', { ticketId, code });
const grant = (
  who: TicketMember,
  { ticketId, performanceId }: Staged,
  inviteId: string,
  qty = 1,
  categoryId = ADULT,
) =>
  who.once<Extract<Granted, { mode: 'INVITE' }>>('POST /ticket/grantTicket', {
    mode: 'INVITE',
    ticketId,
    performanceId,
    inviteId,
    items: [{ categoryId, qty }],
  });

describe('tickets by invitation', () => {
  it('are issued at once, as many as the invitation allows', async () => {
    const event = await stageEvent(database.db, clock);
    const code = await invited(event);
    const { inviteId } = (await check(guest, event, code)).data;
    expect(await grant(guest, event, inviteId, 3)).toMatchObject({ errorCode: 'INVITE' });
    const granted = await grant(guest, event, inviteId, 2);
    expect(granted).toMatchObject({ code: 0, data: { mode: 'INVITE', status: 'ISSUED' } });
    const order = await guest.info(granted.data.orderNo);
    expect(order).toMatchObject({ status: 'ISSUED', total: '0.00' });
    expect(order.tickets).toHaveLength(2);
    expect(await grant(guest, event, inviteId)).toMatchObject({ errorCode: 'INVITE' });
    // the pass works only for the member who entered the code
    expect(await grant(other, event, inviteId)).toMatchObject({ errorCode: 'INVITE' });
    const own = (await check(other, event, code)).data;
    expect(own.quota).toBe(1);
    expect(await grant(other, event, own.inviteId, 2)).toMatchObject({ errorCode: 'INVITE' });
    expect(await grant(other, event, own.inviteId)).toMatchObject({ code: 0 });
    expect(await check(other, event, code)).toMatchObject({ errorCode: 'INVITE' });
  });

  it('are issued without their guests, who are named before the gate', async () => {
    const event = await stageEvent(database.db, clock, { realName: 'ONE_PER_TICKET', inHours: 0.25 });
    const { inviteId } = (await check(guest, event, await invited(event))).data;
    const { orderNo } = (await grant(guest, event, inviteId)).data;
    const { tickets, positions } = await guest.info(orderNo);
    const gate = await stageGate(database.db);
    const shown = { ticketNo: tickets[0]?.ticketNo };
    expect(await guest.enter(gate, shown)).toMatchObject({ errorCode: 'BIND_REQUIRED' });
    const realNameId = await guest.saved(passport('Q1234567'));
    await guest.bind(orderNo, [{ positionId: positions[0]?.positionId, realNameId }]);
    expect(await guest.enter(gate, shown)).toMatchObject({ code: 0 });
  });

  it('have the best seats that are left together', async () => {
    const ahead = gt(eventPerformance.startsAt, new Date(clock.now().getTime() + 5 * 86_400_000));
    const [performance] = await database.db
      .select()
      .from(eventPerformance)
      .where(and(eq(eventPerformance.event, 'MOON-THEATRE'), ahead))
      .limit(1);
    const event = { ticketId: 'MOON-THEATRE', performanceId: String(performance?.id), property: '' };
    const { inviteId } = (await check(guest, event, await invited(event))).data;
    const { orderNo } = (await grant(guest, event, inviteId, 2, 'FRONT')).data;
    const { tickets } = await guest.info(orderNo);
    const seats = tickets.map(({ seatNo }) => seatNo);
    expect(new Set(seats).size).toBe(2);
    expect(seats).not.toContain(null);
  });
});
