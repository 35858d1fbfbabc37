import { describe, expect, it } from '@jest/globals';
import type { MenuItem, PopWindow } from '@resort/shared/calls/rows';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { standOn } from '../../../../test/database/stand-on.ts';

let app: TestApp;
let clock: TestClock;

standOn((ground) => ({ app, clock } = ground));

const due = async (as: Identity) =>
  (await send<PopWindow | null>(app, 'GET /country/getPopWindow', { as })).envelope.data?.id ?? null;
const act = async (as: Identity, id: string, action: string) =>
  (await send(app, 'POST /country/updatePopWindow', { as, payload: { id, action } })).envelope.code;

/** A session lasts a day, so the member signs in again. */
async function onDay(days: number, phone: string): Promise<Identity> {
  clock.advanceToNoon(days);
  return signIn(app, phone);
}

describe('the pop window', () => {
  it('that was closed comes back as often as its frequency says, at most one a day', async () => {
    let as = await onDay(1, '66000119');
    expect(await due(as)).toBe('welcome');
    await act(as, 'welcome', 'SEEN');
    await act(as, 'welcome', 'CLOSE');
    expect(await due(as)).toBeNull();
    as = await onDay(1, '66000119');
    expect(await due(as)).toBe('lanterns');
    await act(as, 'lanterns', 'SEEN');
    await act(as, 'lanterns', 'CLOSE');
    as = await onDay(6, '66000119');
    expect(await due(as)).toBeNull();
    as = await onDay(1, '66000119');
    expect(await due(as)).toBe('lanterns');
    await act(as, 'lanterns', 'NEVER');
    as = await onDay(30, '66000119');
    expect(await due(as)).toBeNull();
  });

  it('that was only seen rests for the day, also when it comes once', async () => {
    let as = await onDay(1, '66000120');
    await act(as, 'welcome', 'SEEN');
    expect(await due(as)).toBeNull();
    as = await onDay(1, '66000120');
    expect(await due(as)).toBe('welcome');
  });

  it('that was dismissed permanently in one tab is not shown again by another', async () => {
    const as = await onDay(1, '66000003');
    await act(as, 'welcome', 'NEVER');
    await act(as, 'welcome', 'SEEN');
    const later = await onDay(1, '66000003');
    expect(await due(later)).toBe('lanterns');
  });

  it('is known, and for members', async () => {
    const as = await onDay(1, '66000001');
    expect(await act(as, 'unheard-of', 'SEEN')).toBe(10011);
    expect((await send(app, 'GET /country/getPopWindow')).envelope.code).toBe(301);
  });
});

it('the quick menu has names in the caller’s language, in its order', async () => {
  const { envelope } = await send<MenuItem[]>(app, 'GET /membershipManage/displayMenu', {
    payload: { language: 'jp' },
  });
  expect(envelope.data.map(({ order }) => order)).toEqual(envelope.data.map((_, at) => at));
  expect(envelope.data[0]).toMatchObject({ key: 'benefits', name: '会員特典', route: '/my-benefits' });
});

it('banners have pictures that are there', async () => {
  const { envelope } = await send<{ picture: { src: string } }[]>(app, 'GET /banner/list');
  for (const { picture } of envelope.data) {
    const url = `/gateway${picture.src.replace('{skin}', 'glp')}`;
    expect((await app.fastify.inject({ url })).statusCode).toBe(200);
  }
});
