import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SessionReply } from '../rows/session.calls.ts';
import { MEI_LING } from '../testing/members.ts';
import { sessionStore } from './session-store.ts';
import { storedValues } from './stored-value.ts';

const reply: SessionReply = {
  tokenValue: 'tok',
  signKey: 'key=',
  userId: '1000001',
  language: 'tc',
  memberTier: 'GOLD',
  MemberCardTier: '金卡',
  currency: 'MOP',
  openKey: 'open',
  expiresAt: '2026-01-01T00:00:00+08:00',
};
const user = MEI_LING;

let time = 1_718_000_000_000;
const open = () =>
  sessionStore(
    storedValues(localStorage, () => time),
    () => time,
  );
const raw = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  time = 1_718_000_000_000;
});

describe('the stored session', () => {
  it('is complete when another tab is notified of its token', () => {
    const told: string[] = [];
    const values = { ...storedValues(localStorage), write: (name: string) => void told.push(name) };
    sessionStore(values).saveSession(reply);
    expect(told.at(-1)).toBe('tokenValue');
    expect(told).toEqual(expect.arrayContaining(['signKey', 'userId']));
  });

  it("uses the specification's names, and each value expires after 86400 s", () => {
    open().saveSession(reply);
    open().saveUser(user);
    const names = [
      'tokenValue',
      'sjm_userInfo',
      'sjmUserId',
      'userId',
      'openKey',
      'MemberCardTier',
      'memberTier',
    ];
    for (const name of [...names, 'currency', 'currencyInfo', 'signKey']) {
      expect(raw(name)).toEqual({ value: expect.anything(), expiresAt: time + 86_400_000 });
    }
    expect(raw('sjm_userInfo').value).toMatchObject({ userId: '1000001', token: 'tok', language: 'en' });
  });

  it('expires after 86400 s', () => {
    open().saveSession(reply);
    time += 86_399_999;
    expect(open().load()).toEqual({ token: 'tok', signKey: 'key=', userId: '1000001' });
    time += 1;
    expect(open().load()).toBeNull();
    expect(localStorage.getItem('tokenValue')).toBeNull();
  });

  it('without its sign key is no session', () => {
    open().saveSession(reply);
    localStorage.removeItem('signKey');
    expect(open().load()).toBeNull();
  });

  it('stores userId, token and language only, if the user info exceeds 3500 characters', () => {
    open().saveSession(reply);
    const spare = 3500 - JSON.stringify({ ...user, token: 'tok' }).length;
    open().saveUser({ ...user, title: `MS${'x'.repeat(spare)}` });
    expect(raw('sjm_userInfo').value).toHaveProperty('memberNo');
    open().saveUser({ ...user, title: `MS${'x'.repeat(spare + 1)}` });
    expect(raw('sjm_userInfo').value).toEqual({ userId: '1000001', token: 'tok', language: 'en' });
  });

  it.each([3500, 3501, 5000])(
    'restores a token of %p characters after a reload, and sends it in full',
    (length) => {
      const tokenValue = 't'.repeat(length);
      const isReduced = length > 3500;
      open().saveSession({ ...reply, tokenValue });
      expect(raw('tokenValue').value).toEqual(
        isReduced ? { userId: '1000001', token: tokenValue, language: reply.language } : tokenValue,
      );
      open().saveUser(user);
      expect(open().load()).toEqual({ token: tokenValue, signKey: 'key=', userId: '1000001' });
      expect(raw('sjm_userInfo').value).toMatchObject({ token: tokenValue });
    },
  );

  it.each([{ token: 1 }, { userId: '1000001' }, ['tok'], 7, null])(
    'ignores a stored token of the form %p',
    (value) => {
      open().saveSession(reply);
      localStorage.setItem('tokenValue', JSON.stringify({ value, expiresAt: time + 1000 }));
      expect(open().load()).toBeNull();
    },
  );

  it('clears everything except the visitor id', () => {
    const visitorId = open().visitorId();
    open().saveSession(reply);
    open().saveUser(user);
    open().clear();
    expect(Object.keys(localStorage)).toEqual(['tempUserId']);
    expect(open().visitorId()).toBe(visitorId);
    expect(visitorId).toBe(`t${time}`);
  });

  it.each(['nonsense', '{}', 'null', '{"value":"tok"}'])('treats %p as absent', (text) => {
    open().saveSession(reply);
    localStorage.setItem('tokenValue', text);
    expect(open().load()).toBeNull();
  });
});
