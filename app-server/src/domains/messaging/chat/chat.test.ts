import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { readLiveChat } from '../../../platform/integrations/live-chat-config.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';

let app: TestApp;
let clock: TestClock;
let another: Ground['another'];
let as: Identity;

standOn((ground) => ({ app, clock, another } = ground));
beforeAll(async () => void (as = await signIn(app, '66000112')));

const login = async (on = app) =>
  (
    await send<{ url: string; ticket: string; expireIn: number }>(on, 'POST /live/chat/loginLiveChat', {
      as,
      payload: { language: 'kr' },
    })
  ).envelope;

describe('the live chat', () => {
  it('gets the member’s identity by a signed ticket', async () => {
    const liveChat = { url: 'https://chat.example.com/start?site=resort', secret: 'shared-secret' };
    const { data } = await login(await another({ integrations: { liveChat } }));
    expect(data.url).toBe(`${liveChat.url}&ticket=${data.ticket}`);
    const [head = '', body = '', signature] = data.ticket.split('.');
    expect(signature).toBe(
      createHmac('sha256', liveChat.secret).update(`${head}.${body}`).digest('base64url'),
    );
    expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toEqual({
      sub: expect.stringMatching(/^R\d{6}$/),
      name: 'Ho Sau Ching',
      lang: 'kr',
      exp: Math.floor(clock.now().getTime() / 1000) + data.expireIn,
    });
  });

  it('is a screen of the app in development', async () => {
    const { data } = await login();
    expect(new URL(data.url, 'http://localhost').pathname).toBe('/chat');
  });

  it('is not there in production without one', async () => {
    expect(await login(await another({ environment: 'production' }))).toMatchObject({
      code: 19041,
      errorCode: 'CHAT_OFF',
    });
    expect(() =>
      readLiveChat((name) => (name === 'LIVE_CHAT_URL' ? 'https://x.example' : undefined)),
    ).toThrow('LIVE_CHAT_SECRET missing');
  });
});
