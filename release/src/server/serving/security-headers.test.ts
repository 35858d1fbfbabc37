import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify';
import { madeUpShell } from '../../testing/made-up-builds.ts';
import { channel, openOrigin, type TestOrigin } from '../../testing/origin.ts';
import { releaseOrigin } from '../origin/release-origin.ts';
import { addSecurityHeaders } from './security-headers.ts';

let registry: TestOrigin;
let app: FastifyInstance;

beforeEach(async () => {
  registry = await openOrigin();
  await registry.pinned(madeUpShell('1'));
});
afterEach(async () => {
  await app.close();
  await registry.close();
});

/** The complete product on a real port, because some responses exist only there. */
async function listen(production: boolean): Promise<string> {
  const frameworkErrors: FastifyServerOptions['frameworkErrors'] = (error, _request, reply: FastifyReply) => {
    reply.send(error);
  };
  app = Fastify({ frameworkErrors });
  addSecurityHeaders(app, { production });
  await app.register(
    async (gateway) => {
      gateway.get('/fails', () => Promise.reject(new Error('a defect')));
      gateway.setNotFoundHandler((_request, reply) => reply.code(404).send({}));
    },
    { prefix: '/gateway' },
  );
  await app.register(releaseOrigin({ registry: registry.storage, channel }));
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** The response's head for a raw path, which `fetch` would normalise. */
function head(origin: string, target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(origin);
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`),
    );
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('end', () => resolve(text.split('\r\n\r\n')[0]?.toLowerCase() ?? ''));
    socket.on('error', reject);
  });
}

const KINDS: [string, number, string][] = [
  ['the page', 200, 'GET /en/sign-in'],
  ['the page of an unknown route', 404, 'GET /en/unknown'],
  ['a redirect', 302, 'GET /sign-in'],
  ['an artifact', 200, 'GET /artifacts/mf-auth/1/remoteEntry.js'],
  ['a missing artifact', 404, 'GET /artifacts/mf-auth/1/no.js'],
  ['a missing file', 404, 'GET /favicon.ico'],
  ['a release', 200, 'GET /releases/production/1-public.json'],
  ['the channel pointer', 200, 'GET /channels/production.json'],
  ['a method that is not answered', 405, 'POST /en/sign-in'],
  ['a defect in a call', 500, 'GET /gateway/fails'],
  ['an unknown call', 404, 'GET /gateway/unknown'],
  ['an address that cannot be decoded', 400, 'GET /artifacts/%ff'],
  ['an address that cannot be decoded, outside the routes', 400, 'GET /en/%zz'],
];

describe('the security headers', () => {
  it.each(KINDS)('are set on %s', async (_kind, status, target) => {
    const answer = await head(await listen(false), target);
    expect(answer.split('\r\n')[0]).toContain(` ${status} `);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'; .*frame-ancestors 'none'/m);
    for (const expected of [
      'x-content-type-options: nosniff',
      'x-frame-options: deny',
      'referrer-policy: strict-origin-when-cross-origin',
      'cross-origin-opener-policy: same-origin',
      'permissions-policy: camera=()',
    ]) {
      expect(answer).toContain(expected);
    }
    const isForAll = status === 200 && !target.startsWith('GET /en/');
    expect(answer).toContain(`cross-origin-resource-policy: ${isForAll ? 'cross-origin' : 'same-origin'}`);
    expect(answer).not.toContain('strict-transport-security');
  });

  it('require HTTPS in production, also for a malformed address', async () => {
    const origin = await listen(true);
    for (const target of ['GET /en/', 'GET /artifacts/%ff']) {
      expect(await head(origin, target)).toContain('strict-transport-security: max-age=31536000');
    }
  });

  it("keep the page's own policy, once, with the inline script's hash", async () => {
    const answer = await head(await listen(false), 'GET /en/');
    expect(answer.match(/^content-security-policy:/gm)).toHaveLength(1);
    expect(answer).toContain('trusted-types default');
  });
});
