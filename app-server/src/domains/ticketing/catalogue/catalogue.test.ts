import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { EventBrief, EventDetail } from '@resort/mf-ticketing/contract';
import { eq, sql } from 'drizzle-orm';
import { addDays } from '../../../platform/time/macau-days.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { eventPerformance } from '../tables/tickets.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { buyer, type Buyer } from '../../../../test/domains/ticketing/buyer.ts';

jest.setTimeout(60_000);

let database: Ground['database'];
let app: TestApp;
let clock: Ground['clock'];
/** a Gold member, and a Classic one */
let gold: Buyer;
let classic: Buyer;

standOn((ground) => ({ database, app, clock } = ground));
beforeAll(async () => {
  gold = buyer(app, await signIn(app, '66000001'));
  classic = buyer(app, await signIn(app, '66000104'));
  await database.db.execute(sql`update member set tier = 'GOLD' where phone = '66000001'`);
  await database.db.execute(sql`update member set tier = 'CLASSIC' where phone = '66000104'`);
});

const list = async (payload: Record<string, unknown> = {}) =>
  (await gold.call<{ list: EventBrief[]; total: number }>('GET /ticket/list', payload)).data;
const ids = async (payload: Record<string, unknown>) =>
  (await list(payload)).list.map(({ ticketId }) => ticketId);
const today = () => macauDate(clock.now());

describe('the list', () => {
  it('has future events, with the next performance and the lowest price of a full ticket', async () => {
    const { list: all, total } = await list();
    expect(total).toBe(8);
    expect(all.find(({ ticketId }) => ticketId === 'LIGHT-FOUNTAIN')).toMatchObject({
      title: 'Fountains of Light',
      kind: 'LIGHT_SHOW',
      kindName: 'Light show',
      mode: 'QUOTA',
      state: 'OPEN',
      fromPrice: '120.00',
      presale: null,
    });
    expect(all.find(({ ticketId }) => ticketId === 'PIANO-EVENING')).toMatchObject({ state: 'SOLD_OUT' });
  });

  it('is filtered by kind, hotel, day and word, in the reader’s language', async () => {
    expect(await ids({ kind: 'CIRCUS' })).toEqual(['LOTUS-CIRCUS']);
    expect(await ids({ property: 'glp' })).toEqual(['MOON-THEATRE', 'LAGOON-PARK']);
    expect(await ids({ keyword: '光影', language: 'tc' })).toContain('LIGHT-FOUNTAIN');
    expect(await ids({ keyword: 'no such show' })).toEqual([]);
    expect(await ids({ date: addDays(today(), 300) })).toEqual([]);
    expect(await ids({ date: addDays(today(), 1) })).toContain('LAGOON-PARK');
  });
});

describe('an event', () => {
  it('has its data, terms and refunds in five languages', async () => {
    const { data } = await gold.call<EventDetail>('GET /ticket/detail', { ticketId: 'MOON-THEATRE' });
    expect(data).toMatchObject({
      realName: 'NONE',
      refundRule: { freeHours: 48, feePercent: 30, closesHours: 3 },
    });
    const texts = await Promise.all(
      ['en', 'tc', 'sc', 'kr', 'jp'].map(async (language) => {
        const asked = { ticketId: 'MOON-THEATRE', language };
        const terms = await gold.call<{ html: string }>('GET /ticket/bookingTerms', asked);
        const notice = await gold.call<{ html: string }>('GET /ticket/refundNotice', asked);
        expect(terms.data).toMatchObject({ version: '1.0', html: expect.stringMatching(/^<h3>.+<\/p>$/) });
        for (const number of ['48', '30', '3']) expect(notice.data.html).toContain(number);
        return notice.data.html;
      }),
    );
    expect(new Set(texts).size).toBe(5);
    const never = await gold.call<{ rule: unknown }>('GET /ticket/refundNotice', { ticketId: 'WINTER-GALA' });
    expect(never.data.rule).toBeNull();
  });

  it('that does not exist is not found', async () => {
    expect(await gold.call('GET /ticket/detail', { ticketId: 'NO-SUCH' })).toMatchObject({ code: 10011 });
  });

  it('has hotels nearby that the release links to', async () => {
    const { data } = await gold.call('GET /ticket/getTicketHotel', { ticketId: 'MOON-THEATRE' });
    expect(data).toMatchObject([{ hotelCode: 'glp', link: '/hotel?hotelCode=glp' }]);
  });
});

describe('a day', () => {
  it('is listed at most 62 days ahead, with its lowest price or why there is none', async () => {
    const days = await gold.days('PIANO-EVENING', today());
    expect(days).toHaveLength(62);
    expect(new Set(days.map(({ state }) => state))).toEqual(new Set(['CLOSED', 'SOLD_OUT']));
    const open = (await gold.days('LAGOON-PARK', today())).filter(({ state }) => state === 'OPEN');
    expect(open[0]?.minPrice).toBe('420.00');
  });

  it('closes for a performance when its sales end', async () => {
    const date = addDays(today(), 3);
    const before = await gold.day('TEA-MUSEUM', date);
    expect(before.map(({ time, state }) => [time, state])).toEqual(
      ['10:00', '12:00', '14:00', '16:00'].map((time) => [time, 'OPEN']),
    );
    const { performanceId = '' } = before[0] ?? {};
    await database.db
      .update(eventPerformance)
      .set({ salesUntil: sql`${clock.sqlNow()} - interval '1 second'` })
      .where(eq(eventPerformance.id, Number(performanceId)));
    expect((await gold.day('TEA-MUSEUM', date))[0]).toMatchObject({ state: 'CLOSED', left: 0 });
    expect(await classic.gen({ ticketId: 'TEA-MUSEUM', performanceId, items: { ADULT: 1 } })).toMatchObject({
      code: 18017,
      errorCode: 'NOT_ON_SALE',
    });
  });

  it('has the plan of one performance in a compact format', async () => {
    const [first] = (await gold.days('HARBOUR-CONCERT', today())).filter(({ state }) => state === 'OPEN');
    const [performance] = await gold.day('HARBOUR-CONCERT', first?.date ?? '');
    const map = performance?.seatMap;
    const states = map?.blocks.flatMap(({ rows }) => rows.map((row) => row.states)).join('') ?? '';
    expect(Array.from(states).filter((state) => state === 'f')).toHaveLength(412);
    expect(Array.from(states).filter((state) => state === 'b')).toHaveLength(4);
    expect(performance?.left).toBe(412);
    expect(performance?.categories.map(({ id, left }) => [id, left])).toEqual([
      ['VIP', 46],
      ['A', 176],
      ['B', 96],
      ['C', 94],
    ]);
    expect(brotliCompressSync(JSON.stringify(map)).length).toBeLessThan(1500);
  });
});
