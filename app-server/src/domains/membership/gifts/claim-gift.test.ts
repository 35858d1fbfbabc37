import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Gift } from '@resort/mf-membership/contract';
import { eq } from 'drizzle-orm';
import { newMember } from '../../../../test/made/members.ts';
import { testPartner, type TestPartner } from '../../../../test/partner/partner-client.ts';
import { send } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { giftClaim } from '../tables/gifts.ts';
import { member } from '../../../schema/index.ts';
import { claim } from './claim-gift.ts';

let ground: Ground;
let desk: TestPartner;

standOn((given) => (ground = given));
beforeAll(async () => {
  desk = await testPartner(ground.app, ground.database.db);
});

const claimFor = (memberId: number, giftId: string) =>
  inTransaction(ground.database.db, (tx) => claim(tx, ground.clock, { memberId, giftId }));
const collect = (code: string | null) => desk.call('pickups/collect', { code });

describe('a gift', () => {
  it('is claimed by the member, shows its code, and is handed over by it once', async () => {
    const { app, database } = ground;
    const as = await signIn(app, '66000101');
    await database.db.delete(giftClaim).where(eq(giftClaim.memberId, Number(as.userId)));
    const ask = async () =>
      (await send<{ pickUpCode: string }>(app, 'POST /user/gifts/{id}/claim', { as, params: { id: '101' } }))
        .envelope.data.pickUpCode;
    const code = await ask();
    expect(code).toMatch(/^[2-9A-Z]{8}$/);
    expect(await ask()).toBe(code);
    const shown = async () =>
      (await send<{ list: Gift[] }>(app, 'GET /user/giftCategories/{id}/gifts', { as, params: { id: '1' } }))
        .envelope.data.list[0];
    expect(await shown()).toMatchObject({ claimed: true, pickUpCode: code });
    expect(await collect(code)).toMatchObject({
      status: 200,
      data: { orderNo: expect.stringMatching(/^G\d+$/), quantity: 1 },
    });
    expect(await collect(code)).toMatchObject({ status: 404, data: { code: 'UNKNOWN_ORDER' } });
    expect(await shown()).toMatchObject({ claimed: true, pickUpCode: null });
  });

  it('is within the quota of the tier, also of two kinds at once', async () => {
    const memberId = await newMember(ground.database.db, 'CLASSIC');
    await expect(claimFor(memberId, '201')).rejects.toMatchObject({ error: 'GIFT_QUOTA' });
    await expect(claimFor(memberId, '999')).rejects.toMatchObject({ error: 'NOT_FOUND' });
    const both = await Promise.allSettled([claimFor(memberId, '101'), claimFor(memberId, '102')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('never goes to more members than there are gifts', async () => {
    const { db } = ground.database;
    await db.delete(giftClaim).where(eq(giftClaim.giftId, '303'));
    const members = await Promise.all(Array.from({ length: 5 }, () => newMember(db, 'GOLD')));
    const claims = await Promise.allSettled(members.map((memberId) => claimFor(memberId, '303')));
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const one of claims)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ error: 'GIFT_STOCK' });
  });

  it('that was not collected in its programme year is no longer handed over', async () => {
    const { db } = ground.database;
    const memberId = await newMember(db);
    const code = await claimFor(memberId, '101');
    ground.clock.advance(366 * 86_400);
    await db.update(member).set({ tierExpiresAt: new Date('2099-01-01') });
    expect(await collect(code)).toMatchObject({ status: 409, data: { code: 'OUT_OF_ORDER' } });
    expect(await claimFor(memberId, '101')).not.toBe(code);
  });
});
