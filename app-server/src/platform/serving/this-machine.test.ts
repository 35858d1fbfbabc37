import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { isThisMachine } from './this-machine.ts';

const app = fastify();
beforeAll(() => void app.get('/', (request) => isThisMachine(request)));
afterAll(() => app.close());

const ask = async (host: string) => {
  const { body } = await app.inject({ url: '/', headers: { host }, remoteAddress: '127.0.0.1' });
  return body;
};

it.each(['localhost', 'localhost:4173', 'LOCALHOST', 'members.localhost:80', '127.0.0.1:4173', '[::1]:4173'])(
  'is accepted for %s',
  async (host) => {
    expect(await ask(host)).toBe('true');
  },
);

it.each([
  'evil.example',
  'evil.example:4173',
  'localhost.evil.example',
  'evil-localhost',
  '127.0.0.1.nip.io',
  '127.0.0.1@evil.example',
  'localhost:4173, evil.example',
  '[::2]',
  '0.0.0.0',
])('is refused for %s', async (host) => {
  expect(await ask(host)).toBe('false');
});
