import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readSignedTarget } from '../../../platform/integrations/signed-target.ts';
import { isSignedBySecret } from '../../../../test/platform/signed-by-secret.ts';
import { venueEngine } from './engine.ts';

const SECRET = 'between-us';
const REQUEST = {
  requestId: 'T270101AAAAAAAA 1',
  shop: 'TASCA-DO-LARGO',
  startsAt: '2027-01-01T19:00:00+08:00',
  endsAt: '2027-01-01T20:45:00+08:00',
  party: 2,
  remarks: '',
  changes: null,
  language: 'en',
} as const;

let server: Server;
let reply = { status: 200, body: '' };
let heard: { readonly headers: IncomingHttpHeaders; readonly body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard = { headers: request.headers, body: Buffer.concat(chunks).toString() };
      response.writeHead(reply.status).end(reply.body);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => new Promise((closed) => server.close(closed)));

const ask = (status: number, answer: unknown) => {
  reply = { status, body: JSON.stringify(answer) };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/requests`;
  return venueEngine({ url, secret: SECRET }, 'production')(REQUEST);
};

describe('a venue’s own reservation system', () => {
  it('receives a signature and a request id, and no name or number', async () => {
    const answer = { status: 'ACCEPTED', reference: 'R-1' };
    expect(await ask(200, answer)).toEqual(answer);
    const { headers, body } = heard;
    const url = `http://${String(headers.host)}/requests`;
    expect(isSignedBySecret(SECRET, { url, headers, body })).toBe(true);
    expect(isSignedBySecret('another', { url, headers, body })).toBe(false);
    expect(headers['idempotency-key']).toBe(REQUEST.requestId);
    expect(JSON.parse(body)).toEqual(REQUEST);
  });

  it('may decline', async () => {
    const answer = { status: 'DECLINED', reason: 'full' };
    expect(await ask(200, answer)).toEqual(answer);
  });

  it.each<[string, number, unknown]>([
    ['has not decided', 200, { status: 'PENDING' }],
    ['is out of order', 503, { status: 'ACCEPTED', reference: 'R-1' }],
    ['says what nobody understands', 200, { status: 'MAYBE' }],
  ])('is asked again where it %s', async (_why, status, answer) => {
    await expect(ask(status, answer)).rejects.toThrow();
  });
});

it('is absent in production unless it is configured, with its secret', () => {
  expect(() => venueEngine(undefined, 'production')).toThrow('VENUE_URL');
  const read = (values: Record<string, string>) => readSignedTarget((name) => values[name], 'VENUE');
  expect(read({})).toBeUndefined();
  expect(() => read({ VENUE_URL: 'https://venue.example' })).toThrow('VENUE_SECRET');
  expect(() => read({ VENUE_URL: 'venue', VENUE_SECRET: 's' })).toThrow('VENUE_URL');
});
