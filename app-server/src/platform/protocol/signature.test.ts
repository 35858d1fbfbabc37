import { describe, expect, it } from '@jest/globals';
import { signCheck, signRequest } from '@resort/shared/signing';
import type { IncomingCall } from './shape.ts';
import { checkSignature, checkSignCheck, checkTimestamp } from './signature.ts';
import { testClock } from '../../../test/platform/protocol/test-clock.ts';

const key = Buffer.from('the session’s key');
const stamp = { timestamp: '1718000000001', random: '0'.repeat(31) + '3' };
const sent = {
  ...stamp,
  method: 'POST',
  path: '/hotel/pay',
  query: { language: 'tc' },
  rawBody: '{"id":"1","signTimerStr":"price.lock"}',
  payload: { id: '1', signTimerStr: 'price.lock' },
  token: 'tok_abc',
  authId: '1000001',
};
const { rawBody: body, ...parts } = sent;
const signed: IncomingCall = {
  ...sent,
  sign: signRequest(key, { ...parts, body, userId: '1000001' }),
  signCheck: signCheck(key, { signTimerStr: 'price.lock', method: 'POST', path: '/hotel/pay', body }, stamp),
};
const other = 'f'.repeat(64);

describe('a signature', () => {
  const check = (change: Partial<IncomingCall> = {}, by = key, userId = '1000001') =>
    checkSignature({ ...signed, ...change }, by, userId);

  it('is valid for exactly what was signed', () => expect(() => check()).not.toThrow());

  it.each<[string, Partial<IncomingCall>]>([
    ['method', { method: 'PUT' }],
    ['path', { path: '/hotel/cart' }],
    ['query', { query: { language: 'en' } }],
    ['body', { rawBody: `${body} ` }],
    ['timestamp', { timestamp: '1718000000002' }],
    ['random id', { random: '4'.repeat(32) }],
    ['token', { token: 'tok_abd' }],
    ['signature', { sign: other }],
  ])('is invalid for another %s', (_name, change) => {
    expect(() => check(change)).toThrow(expect.objectContaining({ error: 'BAD_SIGNATURE' }));
  });

  it('is invalid for another key or member', () => {
    expect(() => check({}, Buffer.from('another key'))).toThrow('BAD_SIGNATURE');
    expect(() => check({}, key, '1000002')).toThrow('BAD_SIGNATURE');
  });
});

describe('sign-check', () => {
  const check = (change: Partial<IncomingCall> = {}, by = key) =>
    checkSignCheck({ ...signed, ...change }, by);

  it('is valid for the call and its price lock', () => expect(() => check()).not.toThrow());

  it.each<[string, Partial<IncomingCall>]>([
    ['price lock', { payload: { signTimerStr: 'other.lock' } }],
    ['method', { method: 'PUT' }],
    ['path', { path: '/hotel/cart' }],
    ['body', { rawBody: `${body} ` }],
    ['timestamp', { timestamp: '1718000000002' }],
    ['random id', { random: '4'.repeat(32) }],
    ['header', { signCheck: other }],
  ])('is invalid for another %s', (_name, change) => {
    expect(() => check(change)).toThrow(expect.objectContaining({ error: 'SIGN_CHECK' }));
  });

  it.each<[string, Partial<IncomingCall>]>([
    ['header', { signCheck: '' }],
    ['price lock', { payload: {} }],
    ['text as price lock', { payload: { signTimerStr: 7 } }],
  ])('is refused without a %s, with the same error', (_name, change) => {
    expect(() => check(change)).toThrow(expect.objectContaining({ error: 'SIGN_CHECK' }));
  });

  it('is invalid for another key', () =>
    expect(() => check({}, Buffer.from('another'))).toThrow('SIGN_CHECK'));

  it.each([
    ['nothing', undefined, ''],
    ['a number', 7, '7'],
  ])('is invalid for a price lock that is %s, even if the header was made for it', (_what, lock, text) => {
    const made = signCheck(key, { signTimerStr: text, method: 'POST', path: '/hotel/pay', body }, stamp);
    expect(() => check({ payload: { signTimerStr: lock }, signCheck: made })).toThrow('SIGN_CHECK');
  });
});

describe('a timestamp', () => {
  const clock = testClock();
  const serverTime = clock.now().getTime();
  const check = (off: number) => checkTimestamp({ ...signed, timestamp: String(serverTime + off) }, clock);

  it.each([-300_000, 0, 300_000])('may be off by %d ms', (off) => expect(() => check(off)).not.toThrow());

  it.each([-300_001, 300_001])("is refused if off by %d ms, with the server's time", (off) => {
    expect(() => check(off)).toThrow(expect.objectContaining({ error: 'CLOCK_SKEW', data: { serverTime } }));
  });
});
