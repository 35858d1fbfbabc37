import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testClock } from '../../../test/platform/protocol/test-clock.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { isPriceOf, lockPrice, readPriceLock, type Price } from './price-lock.ts';

const services = () => ({
  environment: 'production' as const,
  clock: testClock(),
  secrets: createSecrets(Buffer.alloc(32, 7)),
});
const stay = { h: 'GRAND', rt: 'DLX', ci: '2027-01-01', co: '2027-01-03', n: 1 };
const price: Price = { kind: 'ROOM', subject: stay, amount: 2_345_67n, currency: 'MOP', memberId: 7 };
const mine = { memberId: 7, kind: 'ROOM' };

describe('a price lock', () => {
  it('I23: contains exactly the quoted price, for ten minutes', () => {
    const given = services();
    const { signTimerStr, expireAt } = lockPrice(given, price);
    expect(signTimerStr).toMatch(/^[\w-]+\.[\w-]{22}$/);
    const left = Date.parse(expireAt) - given.clock.now().getTime();
    expect([left > 599_000, left <= 600_000]).toEqual([true, true]);
    given.clock.advance(598);
    expect(readPriceLock(given, signTimerStr, mine)).toMatchObject(price);
    given.clock.advance(3);
    expect(() => readPriceLock(given, signTimerStr, mine)).toThrow('QUOTE_EXPIRED');
  });

  it('expires at its exact second', () => {
    const given = services();
    const { signTimerStr, expireAt } = lockPrice(given, price);
    const untilThen = (Date.parse(expireAt) - given.clock.now().getTime()) / 1000;
    given.clock.advance(untilThen - 0.001);
    expect(readPriceLock(given, signTimerStr, mine).expiresAt).toEqual(new Date(expireAt));
    given.clock.advance(0.001);
    expect(() => readPriceLock(given, signTimerStr, mine)).toThrow('QUOTE_EXPIRED');
  });

  it('permits no suffix', () => {
    const given = services();
    const { signTimerStr } = lockPrice(given, price);
    for (const more of ['.', '.x']) {
      expect(() => readPriceLock(given, signTimerStr + more, mine)).toThrow('SIGN_CHECK');
    }
  });

  it('is valid as long as requested', () => {
    const given = services();
    const until = new Date(given.clock.now().getTime() + 900_000);
    const { signTimerStr } = lockPrice(given, price, until);
    given.clock.advance(890);
    expect(readPriceLock(given, signTimerStr, mine)).toMatchObject(price);
  });

  it('I23: is refused if any of its characters changes', () => {
    const given = services();
    const { signTimerStr } = lockPrice(given, price);
    const other = fc.record({
      at: fc.nat(signTimerStr.length - 1),
      char: fc.constantFrom(...'ABCXYZabcxyz0189-_.='.split('')),
    });
    fc.assert(
      fc.property(other, ({ at, char }) => {
        fc.pre(signTimerStr[at] !== char);
        const changed = signTimerStr.slice(0, at) + char + signTimerStr.slice(at + 1);
        expect(() => readPriceLock(given, changed, mine)).toThrow('SIGN_CHECK');
      }),
      { numRuns: 500 },
    );
  });

  it.each(['', '.', 'a.b', 'a.b.c', 'eyJhbXQiOiIxLjAwIn0.'])('cannot be %p', (text) => {
    expect(() => readPriceLock(services(), text, mine)).toThrow('SIGN_CHECK');
  });

  it('is invalid for another member, kind or server', () => {
    const given = services();
    const { signTimerStr } = lockPrice(given, price);
    expect(() => readPriceLock(given, signTimerStr, { ...mine, memberId: 8 })).toThrow('SIGN_CHECK');
    expect(() => readPriceLock(given, signTimerStr, { ...mine, kind: 'SPA' })).toThrow('SIGN_CHECK');
    const elsewhere = { ...given, secrets: createSecrets(Buffer.alloc(32, 8)) };
    expect(() => readPriceLock(elsewhere, signTimerStr, mine)).toThrow('SIGN_CHECK');
  });

  it('is for exactly one subject, whatever the order of its fields', () => {
    expect(isPriceOf(price, { n: 1, co: '2027-01-03', ci: '2027-01-01', rt: 'DLX', h: 'GRAND' })).toBe(true);
    expect(isPriceOf(price, { ...stay, rt: 'SUITE' })).toBe(false);
    expect(isPriceOf(price, { ...stay, extra: 1 })).toBe(false);
  });
});
