import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { RefusedError, UnreachableError } from '../base/errors.ts';
import { configuredStorage } from './configured.ts';

const SECRETS = { AWS_ACCESS_KEY_ID: 'made-up', AWS_SECRET_ACCESS_KEY: 'made-up' };
let server: Server | undefined;

beforeAll(() => void Object.assign(process.env, SECRETS)); // where the client looks for secrets
afterAll(() => {
  for (const name of Object.keys(SECRETS)) delete process.env[name];
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Opens the registry in the store at an address. */
const openAt = (endpoint: string) =>
  configuredStorage('/nowhere', { RELEASE_STORE: 's3://releases', RELEASE_S3_ENDPOINT: endpoint });

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Like small stores with the S3 API: it stores everything and ignores conditions. */
function ignoringConditions(): (request: IncomingMessage, response: ServerResponse) => void {
  const objects = new Map<string, Buffer>();
  return (request, response) => {
    const chunks: Buffer[] = [];
    const key = request.url?.split('?')[0] ?? '';
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
      if (request.method === 'DELETE') objects.delete(key);
      const standing = objects.get(key);
      const isMissing = request.method === 'GET' && standing === undefined;
      response
        .writeHead(isMissing ? 404 : 200, { etag: '"0"' })
        .end(request.method === 'GET' ? standing : '');
    });
  };
}

const refusing = (status: number, code: string) => (_request: IncomingMessage, response: ServerResponse) =>
  void response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>No.</Message></Error>`);

it('refuses a store that ignores conditions, with an explanation', async () => {
  const opening = openAt(await serve(ignoringConditions()));
  await expect(opening).rejects.toThrow(RefusedError);
  await expect(opening).rejects.toThrow(
    'This store cannot hold a registry, since it ignores "create only if nothing is there" (If-None-Match: *).',
  );
});

it.each([
  [
    403,
    'SignatureDoesNotMatch',
    /^The store at http:\S+ refuses these secrets for bucket releases \(SignatureDoesNotMatch\)\.$/,
  ],
  [404, 'NoSuchBucket', /^The store at http:\S+ has no bucket releases\.$/],
])('explains what %i %s means', async (status, code, sentence) => {
  const opening = openAt(await serve(refusing(status, code)));
  await expect(opening).rejects.toThrow(RefusedError);
  await expect(opening).rejects.toThrow(sentence);
});

it('reports a store that does not respond', async () => {
  const endpoint = await serve(() => {});
  await new Promise((resolve) => server?.close(resolve));
  const opening = openAt(endpoint);
  await expect(opening).rejects.toThrow(UnreachableError);
  await expect(opening).rejects.toThrow(/^The store at http:\S+ does not answer \(.*ECONNREFUSED.*\)\.$/);
});
