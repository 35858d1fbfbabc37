import { describe, expect, it, jest } from '@jest/globals';
import { desc } from 'drizzle-orm';
import { type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import { stepTicket } from '../../../schema/index.ts';
import { guest, type Guest } from '../../../../test/domains/shop/guest.ts';
import { shopWorld } from '../../../../test/domains/shop/world.ts';
import { pictureSubject } from './captcha.ts';

jest.setTimeout(60_000);

const { world, clock, dinner, context } = shopWorld();

describe('a member who reserves repeatedly', () => {
  const picture = async (of: Guest) =>
    (await of.call<{ captchaId: string; imageSvgBase64: string }>('GET /shop/captcha', { scene: 'RESERVE' }))
      .data;
  /** The digits of the newest picture; people read them, a test tries all. */
  async function read(as: Identity): Promise<string> {
    const [newest] = await world.ground.database.db
      .select()
      .from(stepTicket)
      .orderBy(desc(stepTicket.id))
      .limit(1);
    for (let code = 0; code < 100_000; code += 1) {
      const digits = String(code).padStart(5, '0');
      if (pictureSubject(context(), Number(as.userId), digits) === newest?.subject) return digits;
    }
    throw new Error('the picture says nothing');
  }
  const often = async (of: Guest) => {
    for (const time of ['12:00', '14:00', '18:30', '20:30'])
      expect(await of.add(dinner({ time }))).toMatchObject({ code: 0 });
  };
  const refused = { code: 17007, errorCode: 'CAPTCHA' };

  it('must solve a captcha, for an hour', async () => {
    const config = async () =>
      (await world.my.call<{ captcha: boolean }>('GET /shop/reserve/config', { shopId: 'LOTUS-ROOM' })).data
        .captcha;
    expect(await config()).toBe(false);
    await often(world.my);
    expect(await config()).toBe(true);
    expect(await world.my.add(dinner())).toMatchObject(refused);
    clock.advance(3700);
    expect(await config()).toBe(false);
  });

  it('enters the digits of a picture, which is valid once, for its member', async () => {
    await often(world.my);
    const { captchaId, imageSvgBase64 } = await picture(world.my);
    const svg = Buffer.from(imageSvgBase64, 'base64').toString();
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(svg).not.toContain('<text');
    const captchaCode = await read(world.me);
    expect(svg).not.toContain(captchaCode);
    const stranger = guest(world.ground.app, await signIn(world.ground.app, '66000119'));
    await often(stranger);
    expect(await stranger.add(dinner(), { captchaId, captchaCode })).toMatchObject(refused);
    expect(await world.my.add(dinner(), { captchaId, captchaCode })).toMatchObject({ code: 0 });
    expect(await world.my.add(dinner(), { captchaId, captchaCode })).toMatchObject(refused);
  });

  it('has three tries at a picture', async () => {
    await often(world.my);
    const { captchaId } = await picture(world.my);
    const captchaCode = await read(world.me);
    for (const wrong of ['', 'x', '00000000'])
      expect(await world.my.add(dinner(), { captchaId, captchaCode: wrong })).toMatchObject(refused);
    expect(await world.my.add(dinner(), { captchaId, captchaCode })).toMatchObject(refused);
  });
});
