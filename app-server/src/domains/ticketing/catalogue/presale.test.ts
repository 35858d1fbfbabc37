import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { InviteChecked, TicketSpecial } from '@resort/mf-ticketing/contract';
import { sql } from 'drizzle-orm';
import { addDays } from '../../../platform/time/macau-days.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { buyer, type Buyer } from '../../../../test/domains/ticketing/buyer.ts';

jest.setTimeout(60_000);

let database: Ground['database'];
let app: TestApp;
let clock: Ground['clock'];
/** a Gold member, and a Classic one */
let gold: Buyer;
let classic: Buyer;

/** Each `describe` has its own database, because some tests move the clock, which changes the sale. */
function onOwnGround(): void {
  standOn((ground) => ({ database, app, clock } = ground));
  beforeAll(async () => {
    gold = buyer(app, await signIn(app, '66000001'));
    classic = buyer(app, await signIn(app, '66000104'));
    await database.db.execute(sql`update member set tier = 'GOLD' where phone = '66000001'`);
    await database.db.execute(sql`update member set tier = 'CLASSIC' where phone = '66000104'`);
  });
}

const today = () => macauDate(clock.now());
const gala = async () => {
  const [day] = (await gold.days('WINTER-GALA', addDays(today(), 40))).filter(
    ({ state }) => state === 'PRESALE',
  );
  const [performance] = await gold.day('WINTER-GALA', day?.date ?? '');
  return { ticketId: 'WINTER-GALA', performanceId: performance?.performanceId ?? '', items: { A: 2 } };
};
const special = async (by: Buyer) =>
  (await by.call<TicketSpecial>('GET /ticket/ticketOrderSpecial', { ticketId: 'WINTER-GALA' })).data;
const check = (by: Buyer, code: string) =>
  by.call<InviteChecked>('POST /ticket/checkInnerInviteCode', { ticketId: 'WINTER-GALA', code });

describe('a presale', () => {
  onOwnGround();

  it('is for its tier and higher tiers', async () => {
    expect(await special(gold)).toMatchObject({
      presale: { eligible: true },
      companions: 3,
      maxPerPerformance: 4,
    });
    expect(await special(classic)).toMatchObject({
      presale: { eligible: false },
      companions: 1,
      takesInvites: true,
    });
    const wanted = await gala();
    expect(await classic.gen(wanted)).toMatchObject({ code: 18018, errorCode: 'PRESALE' });
    expect(await gold.gen(wanted)).toMatchObject({ code: 0 });
    expect(await gold.gen({ ...wanted, items: { A: 5 } })).toMatchObject({ code: 18012, data: { max: 4 } });
  });

  it("opens with the code, but not with another member's pass", async () => {
    const wanted = await gala();
    const { data } = await check(classic, ' gala 2026 ');
    expect(data).toMatchObject({ valid: true, grants: 'ACCESS', quota: 4 });
    const other = buyer(app, await signIn(app, '66000105'));
    await database.db.execute(sql`update member set tier = 'CLASSIC' where phone = '66000105'`);
    expect(await other.gen(wanted, { inviteId: data.inviteId })).toMatchObject({ code: 18007 });
    expect(await classic.gen(wanted, { inviteId: data.inviteId })).toMatchObject({ code: 0 });
  });
});

describe('an invite code', () => {
  onOwnGround();

  it('cannot be guessed', async () => {
    const tries = [];
    for (let n = 0; n < 6; n += 1) tries.push((await check(classic, `GUESS${n}`)).code);
    expect(tries).toEqual([18007, 18007, 18007, 18007, 18007, 10010]);
    expect((await check(classic, 'GALA2026')).code).toBe(10010);
    clock.advance(901);
    const again = buyer(app, await signIn(app, '66000104'));
    expect((await check(again, 'GALA2026')).code).toBe(0);
  });
});

describe('the public sale', () => {
  onOwnGround();

  it('ends the presale', async () => {
    clock.advance(15 * 86_400);
    const later = buyer(app, await signIn(app, '66000104'));
    const from = macauDate(clock.now());
    const [day] = (await later.days('WINTER-GALA', from)).filter(({ state }) => state === 'OPEN');
    const [performance] = await later.day('WINTER-GALA', day?.date ?? '');
    const { performanceId = '' } = performance ?? {};
    expect(await later.gen({ ticketId: 'WINTER-GALA', performanceId, items: { A: 2 } })).toMatchObject({
      code: 0,
    });
  });
});
