import { beforeAll, describe, expect, it } from '@jest/globals';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { testClock } from '../../../../test/platform/protocol/test-clock.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { stageEvent } from '../../../../test/domains/ticketing/stage.ts';
import {
  passport,
  ticketMember,
  type TicketMember,
} from '../../../../test/domains/ticketing/ticket-member.ts';

const clock = testClock();
let database: Ground['database'];
let app: TestApp;
let ana: TicketMember;
let other: TicketMember;
let people: string[];
/** the document of people[0], saved by `other` */
let same: string;

standOn((ground) => ({ database, app } = ground), { clock });
beforeAll(async () => {
  ana = ticketMember(app, await signIn(app, '66000114'));
  other = ticketMember(app, await signIn(app, '66000115'));
  same = await other.saved(passport('A1000001'));
  people = [
    await ana.saved(passport('A1000001')),
    await ana.saved(passport('A1000002')),
    await ana.saved(passport('A1000003', { dateOfBirth: '2020-05-05' })),
    await ana.saved(
      passport('A1000004', {
        docExpiry: new Date(clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10),
      }),
    ),
  ];
});

const held = async (event: { ticketId: string; performanceId: string }, qty: number, who = ana) => {
  const { orderNo, positions } = (await who.order(event, qty)).data;
  return { orderNo, ids: positions.map(({ positionId }) => positionId) };
};
const pair = (positionId: string | undefined, realNameId: string | null | undefined) => ({
  positionId,
  realNameId,
});

describe('naming guests', () => {
  it('makes an order payable when everybody is named, and not payable when a guest is removed', async () => {
    const event = await stageEvent(database.db, clock, { realName: 'ONE_PER_TICKET' });
    const { orderNo, ids } = await held(event, 2);
    expect(await ana.pay(orderNo)).toMatchObject({ errorCode: 'BIND_REQUIRED' });
    expect(await ana.bind(orderNo, [pair(ids[0], people[0])])).toMatchObject({
      data: { complete: false, missing: [ids[1]], status: 'HELD' },
    });
    const all = await ana.bind(orderNo, [pair(ids[1], people[1])]);
    expect(all).toMatchObject({ data: { complete: true, missing: [], status: 'BOUND' } });
    expect(await ana.bind(orderNo, [pair(ids[0], null)])).toMatchObject({
      data: { complete: false, missing: [ids[0]], status: 'HELD' },
    });
    // two guests who change places
    await ana.bind(orderNo, [pair(ids[0], people[0])]);
    const swapped = [pair(ids[0], people[1]), pair(ids[1], people[0])];
    expect(await ana.bind(orderNo, swapped)).toMatchObject({ data: { complete: true, status: 'BOUND' } });
    expect(await ana.pay(orderNo)).toMatchObject({ code: 0 });
    const order = await ana.info(orderNo);
    expect(order).toMatchObject({ status: 'ISSUED', tickets: [{ holder: 'Ana Ribeiro' }, {}] });
    // the guests are named, so tickets are not transferable by possession
    expect(await ana.bind(orderNo, [pair(ids[0], people[0])])).toMatchObject({ code: 16007 });
  });

  it('needs one guest for all if the event requires only one', async () => {
    const event = await stageEvent(database.db, clock, { realName: 'ONE_PER_ORDER' });
    const { orderNo, ids } = await held(event, 3);
    expect(await ana.bind(orderNo, [pair(ids[2], people[0])])).toMatchObject({
      data: { complete: true, missing: [], status: 'BOUND' },
    });
    expect(await ana.bind(orderNo, [pair(ids[2], null)])).toMatchObject({
      data: { missing: [ids[0]], status: 'HELD' },
    });
  });

  it('refuses a guest who is too young, and a document that expires before the performance, by place', async () => {
    const event = await stageEvent(database.db, clock, {
      realName: 'ONE_PER_TICKET',
      minAge: 18,
      inHours: 96,
    });
    const { orderNo, ids } = await held(event, 2);
    expect(await ana.bind(orderNo, [pair(ids[0], people[0]), pair(ids[1], people[2])])).toMatchObject({
      errorCode: 'MIN_AGE',
      message: expect.stringContaining('18'),
      data: { positions: [ids[1]] },
    });
    expect(await ana.bind(orderNo, [pair(ids[0], people[3])])).toMatchObject({
      errorCode: 'DOC_EXPIRED',
      data: { positions: [ids[0]] },
    });
    const { positions } = await ana.info(orderNo);
    expect(positions.map(({ guest: name }) => name)).toEqual([null, null]);
  });

  it("accepts only the member's own guests, for their own places", async () => {
    const event = await stageEvent(database.db, clock, { realName: 'ONE_PER_TICKET' });
    const mine = await held(event, 1);
    const theirs = await held(event, 1, other);
    const bindings = [pair(theirs.ids[0], people[0])];
    expect(await ana.bind(theirs.orderNo, bindings)).toMatchObject({ code: 10007 });
    expect(await ana.bind(mine.orderNo, bindings)).toMatchObject({ code: 10007 });
    expect(await other.bind(theirs.orderNo, bindings)).toMatchObject({ code: 10007 });
  });

  it('ends with the hold', async () => {
    const event = await stageEvent(database.db, clock, { realName: 'ONE_PER_TICKET' });
    const { orderNo, ids } = await held(event, 1);
    clock.advance(601);
    expect(await ana.bind(orderNo, [pair(ids[0], people[0])])).toMatchObject({ errorCode: 'HOLD_EXPIRED' });
  });
});

describe('one document, one ticket for a performance', () => {
  it('names the place that is refused: in the same order, in another one, of another member', async () => {
    const event = await stageEvent(database.db, clock, { realName: 'ONE_PER_TICKET' });
    const { orderNo, ids } = await held(event, 2);
    const twice = [pair(ids[0], people[0]), pair(ids[1], people[0])];
    const refusal = { code: 18005, errorCode: 'DOC_USED' };
    expect(await ana.bind(orderNo, twice)).toMatchObject({ ...refusal, data: { positions: [ids[1]] } });
    await ana.bind(orderNo, [pair(ids[0], people[0])]);
    const rest = await ana.bind(orderNo, [pair(ids[1], people[0])]);
    expect(rest).toMatchObject({ ...refusal, data: { positions: [ids[1]] } });

    const theirs = await held(event, 2, other);
    const fine = await other.saved(passport('A2000002'));
    const wanted = [pair(theirs.ids[0], fine), pair(theirs.ids[1], same)];
    expect(await other.bind(theirs.orderNo, wanted)).toMatchObject({
      ...refusal,
      data: { positions: [theirs.ids[1]] },
    });
    const next = await stageEvent(database.db, clock, { realName: 'ONE_PER_TICKET' });
    const elsewhere = await held(next, 1, other);
    expect(await other.bind(elsewhere.orderNo, [pair(elsewhere.ids[0], same)])).toMatchObject({ code: 0 });
  });

  it('is released with its order, cancelled or expired', async () => {
    const event = await stageEvent(database.db, clock, { realName: 'ONE_PER_TICKET' });
    const first = await held(event, 1);
    await ana.bind(first.orderNo, [pair(first.ids[0], people[0])]);
    const theirs = await held(event, 1, other);
    const bind = () => other.bind(theirs.orderNo, [pair(theirs.ids[0], same)]);
    expect(await bind()).toMatchObject({ errorCode: 'DOC_USED' });
    await ana.call('POST /ticket/order/cancel', { orderNo: first.orderNo });
    expect(await bind()).toMatchObject({ data: { complete: true } });
    clock.advance(601);
    // before the sweeper ran
    const again = await held(event, 1);
    expect(await ana.bind(again.orderNo, [pair(again.ids[0], people[0])])).toMatchObject({
      data: { complete: true },
    });
  });
});
