import { describe, expect, it } from '@jest/globals';
import type { MemberPasskey, MemberSession } from '@resort/mf-membership/contract';
import type { SessionReply } from '@resort/shared/calls/rows';
import { identityOf, send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { askForCode, signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { passkey } from '../../../schema/index.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';

let database: Ground['database'];
let app: TestApp;

standOn((ground) => ({ database, app } = ground));

const sessions = async (as: Identity) =>
  (await send<MemberSession[]>(app, 'GET /member/sessions', { as })).envelope.data;
const end = async (as: Identity, id: string) =>
  (await send(app, 'POST /member/sessions/end', { as, payload: { id } })).envelope;
const check = async (as: Identity) => (await send(app, 'GET /user/info', { as })).envelope.code;

async function onPhone(phone: string): Promise<Identity> {
  const payload = { ...(await askForCode(app, phone)) };
  const call = 'POST /user/otp/login';
  const change = ({ headers }: { headers: Record<string, string> }) => void (headers['user-agent'] = IPHONE);
  return identityOf((await send<SessionReply>(app, call, { payload, change })).envelope.data);
}

describe('sessions', () => {
  it('are listed with their device, the one that asks first', async () => {
    const own = await signIn(app, '66000101');
    await onPhone('66000101');
    const gone = await signIn(app, '66000101');
    await send(app, 'GET /user/logout', { as: gone });
    expect(await sessions(own)).toMatchObject([
      { current: true },
      { current: false, device: 'Safari, iPhone' },
    ]);
  });

  it('are ended one by one: the other hears 301, this one stays, and ending again says the same', async () => {
    const own = await signIn(app, '66000102');
    const other = await onPhone('66000102');
    const [, listed] = await sessions(own);
    expect(await end(own, listed?.id ?? '')).toMatchObject({ code: 0, data: null });
    expect(await end(own, listed?.id ?? '')).toMatchObject({ code: 0, data: null });
    expect(await check(other)).toBe(301);
    expect(await check(own)).toBe(0);
    expect(await sessions(own)).toHaveLength(1);
  });

  it('of somebody else are not the caller’s to end', async () => {
    const own = await signIn(app, '66000103');
    const other = await signIn(app, '66000104');
    const [theirs] = await sessions(other);
    expect(await end(own, theirs?.id ?? '')).toMatchObject({ code: 10007 });
    expect(await check(other)).toBe(0);
  });
});

it('passkeys are the caller’s own, the newest first', async () => {
  const own = await signIn(app, '66000105');
  const key = (memberId: number, deviceName: string) => ({
    memberId,
    credentialId: deviceName,
    publicKey: Buffer.from('k'),
    counter: 0,
    transports: [],
    deviceName,
  });
  await database.db
    .insert(passkey)
    .values([key(Number(own.userId), 'Mac'), key(1_000_001, 'Not mine'), key(Number(own.userId), 'iPhone')]);
  const { envelope } = await send<MemberPasskey[]>(app, 'GET /member/passkeys', { as: own });
  expect(envelope.data.map(({ deviceName }) => deviceName)).toEqual(['iPhone', 'Mac']);
  expect(envelope.data[0]).toMatchObject({ lastUsedAt: null });
});
