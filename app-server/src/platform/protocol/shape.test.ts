import { afterAll, describe, expect, it } from '@jest/globals';
import Fastify, { type InjectOptions } from 'fastify';
import { DomainError } from '../domain-error.ts';
import { takeJsonBodies } from './json-body.ts';
import { badRequest, languageOf, readCall } from './shape.ts';

const headers = {
  platform: '4',
  channel: 'membershipH5',
  language: 'tc',
  sign: 'a'.repeat(64),
  timestamp: '1718000000000',
  random: '0'.repeat(32),
};

/* A server that only parses calls. */
const fastify = Fastify();
takeJsonBodies(fastify);
fastify.setErrorHandler((error: Error & { statusCode?: number }, request) =>
  error instanceof DomainError
    ? { error: error.error, data: error.data, language: languageOf(request) }
    : { error: error.message, statusCode: error.statusCode, language: languageOf(request) },
);
fastify.route({
  method: ['GET', 'POST', 'PUT', 'DELETE'],
  url: '/gateway/user/:id',
  handler: (request) => ({ call: readCall(request, '/gateway'), language: languageOf(request) }),
});
afterAll(() => fastify.close());

async function take(change: InjectOptions = {}) {
  const answer = await fastify.inject({ url: '/gateway/user/7', headers, ...change });
  return answer.json<Record<string, unknown>>();
}
const post = (body: string, change: Record<string, string> = {}) =>
  take({
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', ...change },
    payload: body,
  });
const refusal = (path: string, rule: string) => ({
  error: 'BAD_REQUEST',
  data: { fields: [{ path, rule }] },
});

describe('a call is parsed', () => {
  it('a GET: its payload is its decoded query', async () => {
    const { call } = await take({ url: '/gateway/user/7?note=a%20b%2F%E6%BE%B3&authId=9&language=sc' });
    const payload = { note: 'a b/澳', authId: '9', language: 'sc' };
    expect(call).toEqual({
      method: 'GET',
      path: '/user/7',
      query: payload,
      rawBody: '',
      payload,
      sign: headers.sign,
      signCheck: '',
      timestamp: headers.timestamp,
      random: headers.random,
      token: '',
      authId: '9',
    });
  });

  it('every other method: its payload is its body, kept as received', async () => {
    const body = '{ "authId":"9",  "note":"澳門" }';
    const extra = { 'sign-check': 'b'.repeat(64), 'authorization-app': 'tok' };
    const { call } = await post(body, extra);
    expect(call).toMatchObject({
      method: 'POST',
      query: {},
      rawBody: body,
      payload: { authId: '9', note: '澳門' },
      signCheck: 'b'.repeat(64),
      token: 'tok',
      authId: '9',
    });
  });

  it('without an authId it has none', async () => {
    expect(await post('{}')).toMatchObject({ call: { authId: '', token: '', signCheck: '' } });
  });
});

describe('an invalid call is refused, with the place of the error', () => {
  it.each([
    ['platform', '5', 'invalid_value'],
    ['channel', 'app', 'invalid_value'],
    ['sign', 'a'.repeat(63), 'invalid_format'],
    ['sign', `${'a'.repeat(64)}0`, 'invalid_format'],
    ['sign', `0${'a'.repeat(64)}`, 'invalid_format'],
    ['sign', 'A'.repeat(64), 'invalid_format'],
    ['timestamp', '1'.repeat(16), 'invalid_format'],
    ['timestamp', 'x1', 'invalid_format'],
    ['timestamp', '1x', 'invalid_format'],
    ['random', '0'.repeat(31), 'invalid_format'],
    ['random', '0'.repeat(33), 'invalid_format'],
    ['random', 'g'.repeat(32), 'invalid_format'],
    ['sign-check', 'b'.repeat(63), 'invalid_format'],
    ['sign-check', `${'b'.repeat(64)}0`, 'invalid_format'],
    ['sign-check', `0${'b'.repeat(64)}`, 'invalid_format'],
    ['authorization-app', 't'.repeat(129), 'too_big'],
  ])('%s: %s', async (name, value, rule) => {
    expect(await take({ headers: { ...headers, [name]: value } })).toMatchObject(refusal(name, rule));
  });

  it('a token may have 128 characters, an authId 64', async () => {
    const token = 't'.repeat(128);
    expect(await take({ headers: { ...headers, 'authorization-app': token } })).toMatchObject({
      call: { token },
    });
    expect(await post(`{"authId":"${'9'.repeat(64)}"}`)).toHaveProperty('call');
    expect(await post(`{"authId":"${'9'.repeat(65)}"}`)).toMatchObject(refusal('authId', 'too_big'));
    expect(await post('{"authId":9}')).toMatchObject(refusal('authId', 'invalid_type'));
    expect(await post('{"language":9}')).toMatchObject(refusal('language', 'invalid_type'));
  });

  it('an unknown method', () => {
    expect(badRequest([{ path: ['stay', 'rooms'] }]).data).toEqual(refusal('stay.rooms', 'invalid').data);
  });

  it('a query with a duplicate key', async () => {
    expect(await take({ url: '/gateway/user/7?a=1&b=2&b=3' })).toMatchObject(refusal('b', 'repeated'));
  });

  it.each(['null', '7', '"x"', '[]', '[{}]'])('a body that is %s', async (body) => {
    expect(await post(body)).toMatchObject(refusal('body', 'invalid_type'));
  });

  it('a missing body', async () => {
    const nothing = { method: 'POST' as const, headers: { ...headers, 'content-type': 'application/json' } };
    expect(await take(nothing)).toMatchObject(refusal('body', 'invalid_type'));
    expect(await take({ method: 'DELETE' })).toMatchObject(refusal('body', 'invalid_type'));
  });

  it('a body that is not JSON, and one of another type', async () => {
    expect(await post('{"a":')).toMatchObject({ error: 'The body is not JSON.', statusCode: 400 });
    expect(await post('a=1', { 'content-type': 'text/plain' })).toMatchObject({ statusCode: 415 });
  });
});

describe('U+0000, which no text of the database can contain', () => {
  it.each([
    ['a query', () => take({ url: '/gateway/user/7?a=1&note=x%00y' })],
    ['a path', () => take({ url: '/gateway/user/7%00' })],
    ['a body', () => post(String.raw`{"note":"x\u0000"}`)],
    ['a body, behind a backslash that is one', () => post(String.raw`{"note":"\\\u0000"}`)],
  ])('is refused in %s', async (_where, ask) => {
    expect(await ask()).toMatchObject(refusal('', 'nul'));
  });

  it.each([String.raw`{"note":"\\u0000"}`, String.raw`{"note":"\\\\u0000"}`])(
    'and %s only looks like it',
    async (body) => expect(await post(body)).toHaveProperty('call'),
  );
});

describe('the language of a response', () => {
  it.each([
    ['the payload’s', () => post('{"language":"kr"}'), 'kr'],
    ['the query’s', () => take({ url: '/gateway/user/7?language=jp' }), 'jp'],
    ['the header’s, where the payload has none', () => post('{}'), 'tc'],
    ['the header’s, where the payload has no language of ours', () => post('{"language":"fr"}'), 'tc'],
    ['the header’s, where the body is no object', () => post('null'), 'tc'],
    ['the header’s, where the body is a text', () => post('"language"'), 'tc'],
    ['the fallback, where nobody says', () => take({ headers: { ...headers, language: 'fr' } }), 'en'],
    ['the payload’s of a malformed request', () => post('{"language":"sc"}', { sign: '' }), 'sc'],
  ])('is %s', async (_whose, ask, language) => expect(await ask()).toMatchObject({ language }));
});
