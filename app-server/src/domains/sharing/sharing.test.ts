import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq, ne } from 'drizzle-orm';
import { send, type Identity } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { offer } from '../offers/tables/offers.ts';
import { shareVisit } from './tables/shares.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';

let database: Ground['database'];
let app: TestApp;
let as: Identity;
let targetId: string;

standOn((ground) => ({ database, app } = ground));
beforeAll(async () => {
  as = await signIn(app, '66000111');
  const [row] = await database.db.select().from(offer).where(eq(offer.code, 'TEA-GALLERY'));
  targetId = String(row?.id);
});

interface Share {
  readonly token: string;
  readonly url: string;
}
const share = async (payload: Record<string, unknown> = {}) =>
  (
    await send<Share>(app, 'POST /shareRecord', {
      as,
      payload: { kind: 'OFFER', targetId, channel: 'COPY', ...payload },
    })
  ).envelope;
const open = async (token: string, who?: Identity, language = 'en') =>
  (
    await send(app, 'GET /shareRecord/{token}', {
      ...(who ? { as: who } : {}),
      params: { token },
      payload: { language },
    })
  ).envelope;
const visits = (token: string) => database.db.$count(shareVisit, eq(shareVisit.token, token));

describe('sharing an offer', () => {
  it('gives a link that leads another member there, and says of the sharer no more than a letter', async () => {
    const { token, url } = (await share()).data;
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(url).toBe(`/share?token=${token}`);
    const other = await signIn(app, '66000112');
    const target = { kind: 'OFFER', targetId, valid: true };
    expect((await open(token, other)).data).toEqual({ ...target, sharerMasked: 'N***' });
    expect((await open(token, other, 'tc')).data).toEqual({ ...target, sharerMasked: 'N***' });
    const chinese = await signIn(app, '66000120');
    const { envelope } = await send<Share>(app, 'POST /shareRecord', {
      as: chinese,
      payload: { kind: 'OFFER', targetId, channel: 'COPY' },
    });
    expect((await open(envelope.data.token, as, 'tc')).data).toMatchObject({ sharerMasked: '吳**' });
  });

  it('makes one link for each channel', async () => {
    const [first, again, elsewhere] = [await share(), await share(), await share({ channel: 'WECHAT' })];
    expect(again.data).toEqual(first.data);
    expect(elsewhere.data.token).not.toBe(first.data.token);
  });

  it('counts each visitor once', async () => {
    const { token } = (await share({ channel: 'SYSTEM' })).data;
    const other = await signIn(app, '66000112');
    for (const who of [other, other, undefined, undefined]) await open(token, who);
    expect(await visits(token)).toBe(2);
  });

  it('is refused for what cannot be looked at, and a link says when that is over', async () => {
    for (const wrong of [{ targetId: '999999' }, { targetId: 'x' }])
      expect(await share(wrong)).toMatchObject({ code: 10011 });
    expect(await share({ kind: 'SECRET' })).toMatchObject({ code: 10001 });
    const [another] = await database.db
      .select()
      .from(offer)
      .where(ne(offer.id, Number(targetId)));
    const { token } = (await share({ targetId: String(another?.id) })).data;
    const past = new Date(app.clock.now().getTime() - 1000);
    await database.db
      .update(offer)
      .set({ endsAt: past })
      .where(eq(offer.id, another?.id ?? 0));
    expect((await open(token)).data).toMatchObject({ valid: false });
    expect(await open('nobody-made-this-token')).toMatchObject({ code: 10011 });
  });

  it('is for members, opening for anybody', async () => {
    const payload = { kind: 'OFFER', targetId, channel: 'COPY' };
    expect((await send(app, 'POST /shareRecord', { payload })).envelope.code).toBe(301);
  });
});
