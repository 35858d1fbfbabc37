import { beforeAll, describe, expect, it } from '@jest/globals';
import type { DayState, ShopDetail } from '@resort/mf-shop/contract';
import { and, eq } from 'drizzle-orm';
import { addDays } from '../platform/time/macau-days.ts';
import { macauDate } from '../platform/time/clock.ts';
import { partnerAudit } from '../schema/index.ts';
import { shopClosure } from '../domains/shop/tables/shops.ts';
import { standOn, type Ground } from '../../test/database/stand-on.ts';
import { testPartner, type TestPartner } from '../../test/partner/partner-client.ts';
import { send } from '../../test/platform/protocol/client.ts';

const OUTLET = 'LOTUS-ROOM';
/** Its hours change. An evening past midnight would be open on the first hour of the next day, which OUTLET closes. */
const EVENING_OUTLET = 'PALM-BRASSERIE';
let ground: Ground;
let system: TestPartner;
standOn((given) => (ground = given));
beforeAll(async () => {
  system = await testPartner(ground.app, ground.database.db);
});

const day = (days: number) => addDays(macauDate(ground.clock.now()), days);
const call = (path: string, more: object) => system.call(`outlets/${path}`, { outlet: OUTLET, ...more });
/** What a member's outlet screen and booking screen show. */
const detail = async (language = 'en', shopId = OUTLET) => {
  const payload = { shopId, language };
  return (await send<ShopDetail>(ground.app, 'POST /shop/getShopDetail', { payload })).envelope.data;
};
const dayState = async (date: string) => {
  const payload = { shopId: OUTLET, party: 2, from: date, to: date };
  const { data } = (await send<DayState[]>(ground.app, 'GET /shop/reserve/dates', { payload })).envelope;
  return data[0]?.state;
};
/** Accepted calls, which are recorded. */
const closings = () => ground.database.db.$count(partnerAudit, eq(partnerAudit.call, 'outlets/close'));

describe('the state of an outlet', () => {
  it('that is sold out on a day is seen at once: open, but without a table', async () => {
    const on = day(9);
    expect(await dayState(on)).toBe('OPEN');
    for (const _ of [1, 2])
      expect(await call('sold-out', { day: on, soldOut: true })).toMatchObject({ status: 200 });
    expect(await dayState(on)).toBe('FULL');
    expect((await detail()).soldOut).toEqual([on]);
    await call('sold-out', { day: on, soldOut: false });
    expect(await dayState(on)).toBe('OPEN');
    expect((await detail()).soldOut).toEqual([]);
  });

  it('that closes for some days says so in the member’s language, and opens again on some of them', async () => {
    const before = await closings();
    await call('close', { from: day(10), to: day(14), reason: 'RENOVATION' });
    expect(await dayState(day(12))).toBe('CLOSED');
    const closed = (await detail('jp')).closures.filter(({ from }) => from >= day(10));
    expect(closed).toEqual([{ from: day(10), to: day(14), reason: '改装' }]);
    await call('open', { from: day(12), to: day(12) });
    expect(await dayState(day(12))).toBe('OPEN');
    expect([await dayState(day(11)), await dayState(day(13))]).toEqual(['CLOSED', 'CLOSED']);
    await call('close', { from: day(10), to: day(14), reason: 'OTHER' });
    const isHere = and(eq(shopClosure.shop, OUTLET), eq(shopClosure.fromDay, day(10)));
    expect(await ground.database.db.$count(shopClosure, isHere)).toBe(1);
    expect(await closings()).toBe(before + 2);
    await call('open', { from: day(10), to: day(14) });
    expect(await dayState(day(11))).toBe('OPEN');
  });

  it('has the hours that the outlet reports', async () => {
    const report = (week: object) => call('hours', { outlet: EVENING_OUTLET, week });
    const week = Array.from({ length: 7 }, () => [{ from: '18:00', to: '01:00' }]);
    expect(await report(week)).toMatchObject({ status: 200 });
    expect((await detail('en', EVENING_OUTLET)).week[3]?.periods).toEqual([{ from: '18:00', to: '01:00' }]);
    const overlap = week.map(() => [
      { from: '12:00', to: '15:00' },
      { from: '14:00', to: '18:00' },
    ]);
    expect(await report(overlap)).toMatchObject({ status: 400 });
    expect(await report(week.slice(1))).toMatchObject({ status: 400 });
    expect((await detail('en', EVENING_OUTLET)).week[3]?.periods).toEqual([{ from: '18:00', to: '01:00' }]);
  });

  it('is for the outlet’s own systems, and wrong days change nothing', async () => {
    const { app, database } = ground;
    const elsewhere = await testPartner(app, database.db, { properties: ['nowhere'] });
    const till = await testPartner(app, database.db, { scopes: ['sale:write'] });
    const before = await closings();
    const body = { outlet: OUTLET, day: day(20), soldOut: true };
    expect(await elsewhere.call('outlets/sold-out', body)).toMatchObject({ status: 403 });
    expect(await till.call('outlets/sold-out', body)).toMatchObject({ status: 403 });
    expect(await call('close', { from: day(5), to: day(4), reason: 'OTHER' })).toMatchObject({ status: 400 });
    expect(await call('close', { from: day(5), to: day(9), reason: 'BORED' })).toMatchObject({ status: 400 });
    expect(await system.call('outlets/sold-out', { ...body, outlet: 'NONE' })).toMatchObject({ status: 404 });
    expect((await detail()).soldOut).toEqual([]);
    expect(await closings()).toBe(before);
  });
});
