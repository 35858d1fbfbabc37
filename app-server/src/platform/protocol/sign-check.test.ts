import { beforeAll, describe, expect, it } from '@jest/globals';
import { defineCalls } from '@resort/shared/contract';
import { signCheck } from '@resort/shared/signing';
import * as z from 'zod/mini';
import { servedCalls } from '../../domains/index.ts';
import { standOn } from '../../../test/database/stand-on.ts';
import { serve } from '../calls/serve.ts';
import { send, type Identity, type Wire } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';

const calls = defineCalls({
  'POST /test/checked': {
    body: z.object({ signTimerStr: z.string() }),
    reply: z.null(),
    signCheck: true,
    summary: 'Demands sign-check; the one call of this test',
  },
});

let app: TestApp;
let member: Identity;
let other: Identity;

standOn((ground) => ({ app } = ground), {
  calls: [...servedCalls, ...serve(calls)({ 'POST /test/checked': () => null })],
});
beforeAll(async () => {
  member = await signIn(app, '66000001');
  other = await signIn(app, '66000002');
});

/** The header that the client would send for this request; parts can be falsified. */
function headerFor(
  wire: Wire,
  { lock = 'price.lock', key = member.key, path = '/test/checked' } = {},
): string {
  const { timestamp = '', random = '' } = wire.headers;
  const request = { signTimerStr: lock, method: 'POST', path, body: wire.body ?? '' };
  return signCheck(key, request, { timestamp, random });
}
const post = async (change: (wire: Wire) => void) =>
  (await send(app, 'POST /test/checked', { as: member, payload: { signTimerStr: 'price.lock' }, change }))
    .envelope;

describe('a call that requires sign-check', () => {
  it("is served with the client's header", async () => {
    expect(await post((wire) => (wire.headers['sign-check'] = headerFor(wire)))).toMatchObject({ code: 0 });
  });

  it.each<[string, (wire: Wire) => string | undefined]>([
    ['no header', () => undefined],
    ['one over another price lock', (wire) => headerFor(wire, { lock: 'other.lock' })],
    ['one for another path', (wire) => headerFor(wire, { path: '/hotel/pay' })],
    ['another member’s', (wire) => headerFor(wire, { key: other.key })],
    ['one of another request', (wire) => headerFor({ ...wire, headers: { ...wire.headers, random: 'a' } })],
  ])('refuses %s', async (_name, header) => {
    const answer = await post((wire) => {
      const made = header(wire);
      if (made !== undefined) wire.headers['sign-check'] = made;
    });
    expect(answer).toMatchObject({ code: 16004, errorCode: 'SIGN_CHECK' });
  });

  it('reports an invalid form if it is no signature at all', async () => {
    expect(await post((wire) => (wire.headers['sign-check'] = 'yes'))).toMatchObject({ code: 10001 });
  });
});
