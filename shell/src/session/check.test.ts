import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configureApi } from '@resort/shared/api';
import { openSession } from '@resort/shared/session';
import { createStore } from '@resort/shared/store';
import { waitFor } from '@testing-library/react';
import { restoreSession, serverChecked, sessionChecked } from './check.ts';

const user = { userId: '1000001', memberNo: 'M1', language: 'en', currencyInfo: {} };
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const answer = (code: number) => json({ code, data: code === 0 ? user : null, errorCode: null, message: '' });

let fetched: number;
function answering(...answers: (() => Response | Promise<Response>)[]): void {
  fetched = 0;
  configureApi({
    baseUrl: 'http://app.test/gateway',
    appKey: 'key',
    fetch: async () => {
      const next = answers[Math.min(fetched, answers.length - 1)];
      fetched += 1;
      if (!next) throw new TypeError('no network');
      return next();
    },
  });
}
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

function checkedStore() {
  const store = createStore();
  restoreSession(store);
  return sessionChecked(store).then(() => store.getState().session);
}

beforeEach(() => {
  localStorage.clear();
  openSession().saveSession({
    tokenValue: 'tok',
    signKey: 'a2V5',
    userId: '1000001',
    language: 'en',
    memberTier: 'GOLD',
    MemberCardTier: 'Gold',
    currency: 'MOP',
    openKey: 'o',
    expiresAt: '',
  });
});
afterEach(() => void jest.restoreAllMocks());

describe('the user check', () => {
  it('with code 0 signs the member in', async () => {
    answering(() => answer(0));
    expect(await checkedStore()).toMatchObject({ status: 'member', user });
  });

  it.each([
    ['301', 1, () => answer(301)],
    ['40152', 1, () => answer(40152)],
    ['another code', 1, () => answer(20000)],
    ['status 500, after one retry', 2, () => json({}, 500)],
    ['status 404', 1, () => json({}, 404)],
    ['no network, after one retry', 2, noNetwork],
  ])('with %s clears the session', async (_name, times, respond) => {
    answering(respond);
    expect(await checkedStore()).toMatchObject({ status: 'visitor', credentials: null });
    expect(openSession().load()).toBeNull();
    expect(fetched).toBe(times);
  });

  it('that succeeds on retry signs the member in', async () => {
    answering(noNetwork, () => answer(0));
    expect(await checkedStore()).toMatchObject({ status: 'member' });
  });

  it("does not run offline: the session stays, with the member's last data", async () => {
    answering(() => answer(0));
    await checkedStore();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answering(noNetwork);
    expect(await checkedStore()).toMatchObject({ status: 'member', user });
    expect(fetched).toBe(0);
    expect(openSession().load()).not.toBeNull();
  });

  it('does not block a known member of this device, but its result still applies', async () => {
    answering(() => answer(0));
    await checkedStore();
    let say: (response: Response) => void = () => undefined;
    answering(() => new Promise<Response>((resolve) => (say = resolve)));
    const store = createStore();
    restoreSession(store);
    await sessionChecked(store);
    expect(store.getState().session).toMatchObject({ status: 'member', user });
    // the check was sent without waiting for anybody to ask again
    await waitFor(() => expect(fetched).toBe(1));
    const decided = serverChecked(store);
    say(answer(301));
    await decided;
    expect(fetched).toBe(1);
    expect(store.getState().session).toMatchObject({ status: 'visitor', credentials: null });
    expect(openSession().loadUser()).toBeNull();
  });

  it('blocks if the last member of this device was another one', async () => {
    openSession().saveUser({ ...user, userId: '2' } as never);
    answering(() => answer(301));
    expect(await checkedStore()).toMatchObject({ status: 'visitor' });
  });

  it('runs once for several callers', async () => {
    answering(() => answer(0));
    const store = createStore();
    restoreSession(store);
    await Promise.all([1, 2, 3].map(() => sessionChecked(store)));
    expect(fetched).toBe(1);
  });
});
