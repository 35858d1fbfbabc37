import { beforeAll, describe, expect, it } from '@jest/globals';
import { formatDateTime } from '@resort/shared/format';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { testClock } from '../../../../test/platform/protocol/test-clock.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { DEMO_TEXTS } from '../../../../demo/locales/index.ts';
import { stageEvent, stageGate } from '../../../../test/domains/ticketing/stage.ts';
import { ticketMember, type TicketMember } from '../../../../test/domains/ticketing/ticket-member.ts';

/** As machines write it. */
const MACHINE_DATE = /\d{4}-\d{2}-\d{2}/;

const clock = testClock();
let database: Ground['database'];
let app: TestApp;
let guest: TicketMember;
let till: TicketMember;
let gate: string;

standOn((ground) => ({ database, app } = ground), { clock });
beforeAll(async () => {
  guest = ticketMember(app, await signIn(app, '66000106'));
  till = ticketMember(app, await signIn(app, '66000107'));
  gate = await stageGate(database.db);
});

/** Soon enough for the doors to be open. */
const soon = () => stageEvent(database.db, clock, { inHours: 0.25 });
const one = async () => {
  const { orderNo, ticketNos } = await guest.tickets(await soon());
  return { orderNo, ticketNo: ticketNos[0] ?? '' };
};

describe('a ticket at the gate', () => {
  it('admits once by its code; the second try shows when, and the order shows the remaining guests', async () => {
    const { orderNo, ticketNos } = await guest.tickets(await soon(), 2);
    const [first = '', second = ''] = ticketNos;
    const code = (await guest.code(first)).data;
    expect(code?.content).toMatch(new RegExp(`^TK1\\.${first}\\.\\d{10}\\.[\\w-]{12}$`));
    expect(code?.refreshIn).toBe(60);
    const shown = { qrContent: code?.content };
    const entered = await till.enter(gate, shown);
    expect(entered).toMatchObject({
      code: 0,
      data: { ticketNo: first, status: 'VERIFIED', category: 'Adult' },
    });
    clock.advance(60);
    const again = await till.enter(gate, shown);
    expect(again).toMatchObject({
      code: 18008,
      errorCode: 'ALREADY_VERIFIED',
      data: { at: entered.data.at, seatNo: null },
    });
    expect(again.message).toContain(formatDateTime(entered.data.at, 'en'));
    expect(again.message).not.toMatch(MACHINE_DATE);
    expect(await guest.info(orderNo)).toMatchObject({ status: 'PART_VERIFIED' });
    expect((await guest.code(first)).data).toBeNull();
    expect(await till.enter(gate, { ticketNo: second })).toMatchObject({ code: 0 });
    expect(await guest.info(orderNo)).toMatchObject({
      status: 'VERIFIED',
      tickets: [{ verifiedAt: entered.data.at }, {}],
    });
  });

  it('gets the same answer for a repeated request', async () => {
    const { ticketNo } = await one();
    const request = { ticketNo, idempotencyKey: 'the same' };
    const first = await till.enter(gate, request);
    clock.advance(30);
    expect(await till.enter(gate, request)).toEqual(first);
  });

  it('admits while the doors are open, and shows the opening time otherwise', async () => {
    const event = await stageEvent(database.db, clock, { inHours: 1 });
    const [ticketNo] = (await guest.tickets(event, 2)).ticketNos;
    const early = await till.enter(gate, { ticketNo });
    expect(early).toMatchObject({ code: 18036, errorCode: 'WRONG_TIME' });
    const { from, to } = early.data as unknown as { from: string; to: string };
    for (const time of [from, to]) expect(early.message).toContain(formatDateTime(time, 'en'));
    expect(early.message).not.toMatch(MACHINE_DATE);
    clock.advance(1801);
    expect(await till.enter(gate, { ticketNo })).toMatchObject({ code: 0 });
    const [, late] = (await guest.tickets(event, 2)).ticketNos;
    clock.advance(3 * 3600);
    expect(await till.enter(gate, { ticketNo: late })).toMatchObject({ errorCode: 'WRONG_TIME' });
  });

  it('is admitted at its own hotel, and at the gates of its event', async () => {
    const { ticketNo } = await one();
    const elsewhere = await stageGate(database.db, { property: 'gl' });
    const other = await stageGate(database.db, { events: ['OTHER'] });
    for (const wrong of [elsewhere, other])
      expect(await till.enter(wrong, { ticketNo })).toMatchObject({
        errorCode: 'WRONG_GATE',
        message: expect.stringContaining('Small Stage'),
      });
    expect(await till.enter(gate, { ticketNo })).toMatchObject({ code: 0 });
  });

  it('gets the entrances that admit to its event, in the member’s language', async () => {
    const event = await soon();
    const elsewhere = await stageGate(database.db, { property: 'gl' });
    const other = await stageGate(database.db, { events: ['OTHER'] });
    const own = await stageGate(database.db, { events: [event.ticketId] });
    const { orderNo } = await guest.tickets(event);
    const { gates } = (await guest.info(orderNo)) as { gates: { code: string; name: string }[] };
    const codes = gates.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining([gate, own, 'SJM-1']));
    expect(codes).not.toEqual(expect.arrayContaining([elsewhere]));
    expect(codes).not.toEqual(expect.arrayContaining([other]));
    expect(gates).toContainEqual({ code: 'SJM-1', name: DEMO_TEXTS.gates.main.en });
  });

  it('shows the guest to the staff', async () => {
    const event = await stageEvent(database.db, clock, { inHours: 0.25, realName: 'ONE_PER_TICKET' });
    const id = await guest.saved({
      docType: 'OTHER',
      docNo: 'AB12345',
      firstName: 'Ji',
      lastName: 'Ng',
      dateOfBirth: '1990-01-01',
      nationality: 'MO',
    });
    const { orderNo, positions } = (await guest.order(event, 1)).data;
    await guest.bind(orderNo, [{ positionId: positions[0]?.positionId, realNameId: id }]);
    await guest.pay(orderNo);
    const [mine] = (await guest.info(orderNo)).tickets;
    expect(await till.enter(gate, { ticketNo: mine?.ticketNo })).toMatchObject({ data: { holder: 'Ji Ng' } });
  });

  it('has a code for gates without a network, which is valid until the performance ends', async () => {
    const { orderNo } = await one();
    const [mine] = (await guest.info(orderNo)).tickets;
    clock.advance(3600);
    expect(await till.enter(gate, { qrContent: mine?.qrContent })).toMatchObject({ code: 0 });
    const other = await one();
    const [late] = (await guest.info(other.orderNo)).tickets;
    clock.advance(3 * 3600);
    expect(await till.enter(gate, { qrContent: late?.qrContent })).toMatchObject({ errorCode: 'QR_EXPIRED' });
  });

  it('has live codes that are valid for five minutes', async () => {
    const { ticketNo } = await one();
    const content = (await guest.code(ticketNo)).data?.content;
    const other = await one();
    const late = (await guest.code(other.ticketNo)).data?.content;
    clock.advance(299);
    expect(await till.enter(gate, { qrContent: content })).toMatchObject({ code: 0 });
    clock.advance(1);
    expect(await till.enter(gate, { qrContent: late })).toMatchObject({ errorCode: 'QR_EXPIRED' });
  });

  it('shows its code only to its holder', async () => {
    const { ticketNo } = await one();
    expect(await till.code(ticketNo)).toMatchObject({ code: 10007 });
    expect(await till.code('000000000000')).toMatchObject({ code: 10007 });
    expect(await till.enter(gate, { ticketNo: '000000000000' })).toMatchObject({
      errorCode: 'TICKET_INVALID',
    });
  });
});

describe('a gate', () => {
  it('is authenticated by its PIN, with five tries, also for concurrent requests', async () => {
    const own = await stageGate(database.db);
    const { ticketNo } = await one();
    const wrong = { ticketNo, gatePin: '0000' };
    const answers = await Promise.all(Array.from({ length: 12 }, () => till.enter(own, wrong)));
    const codes = answers.map(({ code }) => code).toSorted();
    expect(codes).toEqual([...Array<number>(7).fill(10010), ...Array<number>(5).fill(18009)]);
    expect(await till.enter(own, { ticketNo })).toMatchObject({ code: 10010 });
    clock.advance(901);
    expect(await till.enter(own, { ticketNo })).toMatchObject({ code: 0 });
    expect(await till.enter('NOWHERE', { ticketNo })).toMatchObject({ code: 18009, errorCode: 'GATE' });
  });

  it('gives staff who know its PIN no additional tries at another gate', async () => {
    const [own, another] = [await stageGate(database.db), await stageGate(database.db)];
    const guesser = ticketMember(app, await signIn(app, '66000108'));
    const codes: unknown[] = [];
    for (let n = 0; n < 8; n += 1) {
      const { ticketNo } = await one();
      expect(await guesser.enter(own, { ticketNo })).toMatchObject({ code: codes.length < 30 ? 0 : 10010 });
      const tries = Array.from({ length: 5 }, () => guesser.enter(another, { ticketNo, gatePin: '0000' }));
      codes.push(...(await Promise.all(tries)).map(({ code }) => code));
      clock.advance(901);
    }
    expect(codes.filter((code) => code === 18009)).toHaveLength(30);
  });
});
