import { describe, expect, it } from '@jest/globals';
import { canonicalQuery, type SignedRequest } from './canonical-text.ts';
import { decodeHotelId, encodeHotelId, HOTEL_ID_CODEC } from './hotel-id.ts';
import { signCheck, signRegister, signRequest, signTakeCoupon } from './sign.ts';

const appKey = new TextEncoder().encode('h5-public-app-key-not-a-secret');
const key = Uint8Array.from({ length: 32 }, (_, i) => i);
const random = (n: number) => n.toString(16).padStart(32, '0');
const member = { userId: '1000001', token: 'tok_abc' };

const v1: SignedRequest = {
  method: 'GET',
  path: '/common/phone/areaCode',
  query: { authId: 't1718000000000', language: 'en' },
  body: '',
  timestamp: '1718000000000',
  random: random(1),
  userId: '',
  token: '',
};
const v2: SignedRequest = {
  ...v1,
  ...member,
  path: '/user/info',
  query: { authId: '1000001', language: 'tc' },
  random: random(2),
};
const v3: SignedRequest = {
  ...member,
  method: 'POST',
  path: '/dollar/redeem',
  query: {},
  body: '{"rewardId":"R1","amount":"1234.50","note":"澳門","language":"tc","authId":"1000001"}',
  timestamp: '1718000000001',
  random: random(3),
};
const stamp = { timestamp: '1718000000001', random: random(3) };

describe('the request signature MH5-1', () => {
  it.each([
    ['V1 visitor, GET', appKey, v1, '944f52071d8a889face079c9762e0351f550fab9f94d0979921443be797b4228'],
    ['V2 member, GET', key, v2, 'ba1ee781ef36d932954d16bd3f5bf43d24809e8eafb7b19c971063da236a2e39'],
    ['V3 member, POST', key, v3, 'ce2f3a8f601668038f0d5922e44846894e00669240f07b4f5a2f1c2ef0a65bcb'],
  ])('%s', (_name, signKey, request, expected) => {
    expect(signRequest(signKey, request)).toBe(expected);
  });

  it('does not depend on the order of the query', () => {
    const swapped = { ...v2, query: { language: 'tc', authId: '1000001' } };
    expect(signRequest(key, swapped)).toBe(signRequest(key, v2));
  });

  it.each([
    ['method', { method: 'PUT' }],
    ['path', { path: '/dollar/hold' }],
    ['query', { query: { a: '1' } }],
    ['one byte of the body', { body: v3.body.replace('1234.50', '1234.51') }],
    ['timestamp', { timestamp: '1718000000002' }],
    ['random', { random: random(4) }],
    ['user', { userId: '1000002' }],
    ['token', { token: 'tok_abd' }],
  ])('changes with the %s', (_name, change) => {
    expect(signRequest(key, { ...v3, ...change })).not.toBe(signRequest(key, v3));
  });

  it('canonicalises queries: code-unit order, lists joined, null left out', () => {
    expect(canonicalQuery({ b: [1, 'x y'], a: '澳', Z: true, none: null, gone: undefined })).toBe(
      'Z=true&a=%E6%BE%B3&b=1%2Cx%20y',
    );
  });
});

describe('the signatures of special calls', () => {
  it('V4 takeCoupon', () => {
    expect(signTakeCoupon(key, { couponCode: 'CPN-2024-0001', userId: '1000001' }, stamp)).toBe(
      '6d6bf704b5dfc8f4f6dee2b9e213752464ae2fd4335afe5d8a495acda9a5a7c5',
    );
  });

  it('V5 register', () => {
    const joining = { dateOfBirth: '1990-02-28', memberPhone: '+85366123456', sjmInsiderId: 'LR000123' };
    expect(signRegister(key, joining, stamp)).toBe(
      '2c98f91866eb2d7a56e831deac61deee8889d7172d4efa6bef519d8f31c73b3f',
    );
  });

  it('register without an insider number signs an empty one', () => {
    const joining = { dateOfBirth: '1990-02-28', memberPhone: '+85366123456' };
    expect(signRegister(key, joining, stamp)).toBe(
      signRegister(key, { ...joining, sjmInsiderId: '' }, stamp),
    );
  });

  it('V6 sign-check', () => {
    const request = {
      signTimerStr: 'eyJxIjoiUTEifQ.c2ln',
      method: 'POST',
      path: '/hotel/pay',
      body: '{"id":"1"}',
    };
    expect(signCheck(key, request, stamp)).toBe(
      '569c969056ef037b2506752b454a85db1e821e71000757dd2b1a7e4ee5e3f2d7',
    );
  });
});

describe('hotel order ids', () => {
  it.each([
    ['1', '1512237341'],
    ['2', '1512237344'],
    ['1000001', '1512285917'],
    ['2147483648', '3659720990'],
    ['4294967296', '5807204638'],
    ['1718000000000123', '1718001174431943'],
    ['4503599627370495', '4503598116593995'],
  ])('%s is encoded as %s', (id, wire) => {
    expect(encodeHotelId(id)).toBe(wire);
    expect(decodeHotelId(wire)).toBe(id);
  });

  it.each(['', '01', '-5', '1.5', '12345678901234567', 'abc', '730420', '730421x', 'x730421'])(
    'rejects %p',
    (wire) => expect(decodeHotelId(wire)).toBeNull(),
  );

  it('rejects values that would decode to 0, or to more than 52 bits', () => {
    const { xor, offset } = HOTEL_ID_CODEC;
    const wireOf = (id: bigint) => ((id ^ xor) + offset).toString();
    expect([wireOf(0n), wireOf(1n << 52n)].map((wire) => decodeHotelId(wire))).toEqual([null, null]);
    expect(decodeHotelId(wireOf(1n))).toBe('1');
    // the smallest valid value
    expect(decodeHotelId(offset.toString())).toBe(xor.toString());
  });

  it('are encoded with the constants of another deployment', () => {
    const codec = { xor: 5n, offset: 100n };
    expect(encodeHotelId('1', codec)).toBe('104');
    expect(decodeHotelId('104', codec)).toBe('1');
  });

  it.each(['0', '4503599627370496', '1e3'])('%p cannot be encoded', (id) => {
    expect(() => encodeHotelId(id)).toThrow(new RangeError('not a hotel order id'));
  });
});
