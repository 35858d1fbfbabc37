import { describe, expect, it } from '@jest/globals';
import { standOn } from '../../../test/database/stand-on.ts';
import { testCalls } from '../../../test/calls/test-calls.ts';
import { send, type Wire } from '../../../test/platform/protocol/client.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { addressGroup, readTrustedProxies } from './trusted-proxy.ts';

const PROXY = '10.1.2.3';
let app: TestApp;

standOn((ground) => ({ app } = ground), { calls: testCalls, trustProxy: '10.1.0.0/16' });

describe('TRUST_PROXY', () => {
  it.each([
    ['10.0.0.5', '10.0.0.5', true],
    ['10.0.0.5', '::ffff:10.0.0.5', true],
    ['10.0.0.5', '10.0.0.6', false],
    ['10.1.0.0/16, fd00::/8', '10.1.9.9', true],
    ['10.1.0.0/16, fd00::/8', 'fd12::1', true],
    ['10.1.0.0/16, fd00::/8', '10.2.0.1', false],
    ['', '127.0.0.1', false],
    ['10.0.0.5', undefined, false],
  ])('"%s" and %s: %s', (value, address, expected) => {
    expect(readTrustedProxies(value)(address)).toBe(expected);
  });

  it.each(['true', '*', 'proxy.example.com', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/x'])(
    'refuses %s with a message',
    (value) => {
      expect(() => readTrustedProxies(value)).toThrow(/^TRUST_PROXY contains [^\n]*\.$/);
    },
  );
});

describe('one address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});

describe('the request id', () => {
  const given = 'edge-7f3a9c21';
  const idFor = async (remoteAddress: string, id = given) => {
    const headers = { 'x-request-id': id };
    const response = await app.fastify.inject({ url: '/gateway/nowhere', remoteAddress, headers });
    return response.headers['x-request-id'];
  };

  it('is the proxy’s if the proxy is trusted, also in the log', async () => {
    expect(await idFor(PROXY)).toBe(given);
    app.fastify.log.info('flush');
    const fault = await app.fastify.inject({
      url: '/%zz',
      remoteAddress: PROXY,
      headers: { 'x-request-id': given },
    });
    expect(fault.headers['x-request-id']).toBe(given);
  });

  it('is our own if anybody else sends one, or the header is no id', async () => {
    expect(await idFor('203.0.113.7')).toMatch(/^[0-9a-f]{16}$/);
    expect(await idFor(PROXY, 'a b\tc{}')).toMatch(/^[0-9a-f]{16}$/);
    expect(await idFor(PROXY, 'x'.repeat(65))).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('the counted address', () => {
  const limited = async (remoteAddress: string, forwarded: string, authId: string) => {
    const change = ({ headers }: Wire) => {
      headers['x-forwarded-for'] = forwarded;
    };
    return (await send(app, 'GET /test/limited', { remoteAddress, payload: { authId }, change })).envelope
      .code;
  };

  it('is the one that connected to our proxy', async () => {
    for (let n = 0; n < 5; n += 1) expect(await limited(PROXY, '198.51.100.1', `a${n}`)).toBe(0);
    expect(await limited(PROXY, '198.51.100.1', 'a6')).toBe(10010);
    expect(await limited(PROXY, '198.51.100.2', 'a7')).toBe(0);
    // the caller's own entries are further left
    expect(await limited(PROXY, '198.51.100.3, 198.51.100.1', 'a8')).toBe(10010);
  });

  it('is the caller’s own, whatever it forwards', async () => {
    for (let n = 0; n < 5; n += 1)
      expect(await limited('203.0.113.9', `198.51.100.${50 + n}`, `b${n}`)).toBe(0);
    expect(await limited('203.0.113.9', '198.51.100.60', 'b6')).toBe(10010);
  });
});
