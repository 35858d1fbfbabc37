import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Card } from '@resort/mf-membership/contract';
import type { AreaCode, UserInfo } from '@resort/shared/calls/rows';
import { eq } from 'drizzle-orm';
import { send, type Identity } from '../../test/platform/protocol/client.ts';
import { signIn } from '../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../test/platform/protocol/test-app.ts';
import { card } from '../schema/index.ts';
import { standOn, type Ground } from '../../test/database/stand-on.ts';

let database: Ground['database'];
let app: TestApp;
let member: Identity;

standOn((ground) => ({ database, app } = ground));
beforeAll(async () => {
  member = await signIn(app, '66000001');
});

describe('a member', () => {
  it('reads their own data, with a masked phone and the tier in the requested language', async () => {
    const options = { as: member, payload: { language: 'tc' } };
    const { data } = (await send<UserInfo>(app, 'GET /user/info', options)).envelope;
    expect(data).toMatchObject({
      userId: '1000001',
      memberNo: 'R100001',
      title: 'MS',
      firstName: 'Mei Ling',
      lastName: 'Chan',
      chineseName: '陳美玲',
      phoneArea: '+853',
      phoneMasked: '660***01',
      memberTier: 'DIAMOND',
      MemberCardTier: '鑽石卡',
      currency: 'MOP',
      currencyInfo: { code: 'MOP', symbol: 'MOP$', rateToMop: '1.00' },
    });
    expect(data.tierExpireAt).toMatch(/-03-31T23:59:59\+08:00$/);
    expect(JSON.stringify(data)).not.toContain('66000001');
  });

  it('reads their own cards, the active one first', async () => {
    const owner = Number(member.userId);
    const [active] = await database.db.select().from(card).where(eq(card.memberId, owner));
    if (active === undefined) throw new Error('no card was seeded');
    await database.db.update(card).set({ status: 'REPLACED' }).where(eq(card.id, active.id));
    const { id: _id, ...next } = { ...active, cardNo: '880099998888', tier: 'GOLD' as const };
    await database.db.insert(card).values(next);
    const { data } = (await send<Card[]>(app, 'GET /user/cards', { as: member })).envelope;
    expect(data).toMatchObject([
      { cardNo: '880099998888', tier: 'GOLD', tierName: 'Gold', status: 'ACTIVE' },
      { cardNo: '880012345678', tier: 'DIAMOND', status: 'REPLACED' },
    ]);
  });

  it('keeps a language, which reaches their next session', async () => {
    const options = { as: member, params: { id: member.userId }, payload: { language: 'sc' } };
    const { envelope } = await send(app, 'PUT /user/users/{id}/language', options);
    expect(envelope.data).toEqual({ language: 'sc' });
    const { data } = (await send<UserInfo>(app, 'GET /user/info', { as: member })).envelope;
    expect(data.language).toBe('sc');
  });
});

describe('a visitor', () => {
  it('reads the area codes in their language', async () => {
    const options = { payload: { language: 'jp' } };
    const { data } = (await send<AreaCode[]>(app, 'GET /common/phone/areaCode', options)).envelope;
    const macau = { areaCode: '+853', countryCode: 'MO', minLength: 8, maxLength: 8, hot: true };
    expect(data[0]).toMatchObject({ ...macau, name: expect.stringContaining('マカオ') });
    expect(data.length).toBeGreaterThan(20);
  });

  it('reads what membership offers, tiers from the lowest', async () => {
    const { data } = (await send(app, 'GET /user/memberShipH5')).envelope;
    expect(data).toMatchObject({
      enabled: true,
      entryUrl: '/join-us',
      tiers: [
        { code: 'CLASSIC' },
        { code: 'SILVER' },
        { code: 'GOLD' },
        { code: 'DIAMOND', name: 'Diamond' },
      ],
    });
  });

  it.each(['terms', 'privacy', 'programme'])('reads the edition of %s', async (scene) => {
    const options = { payload: { scene, language: 'kr' } };
    const { data } = (await send<object[]>(app, 'GET /user/copywriter', options)).envelope;
    expect(data.length).toBeGreaterThan(0);
    for (const section of data)
      expect(section).toMatchObject({ effectiveFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  });

  it('gets an error for unknown texts', async () => {
    const { envelope } = await send(app, 'GET /user/copywriter', { payload: { scene: 'menu' } });
    expect(envelope).toMatchObject({ code: 10001, data: { fields: [{ path: 'scene' }] } });
  });
});
