import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { signInOver } from '../platform/protocol/over-http.ts';
import { Collector } from '../platform/traces/collector.ts';
import { launch, PRODUCT, startProcess, type ServerProcess } from '../processes/process.ts';
import { temporaryFolder } from '../tools/temporary-folder.ts';

// A first start builds the units.
jest.setTimeout(240_000);

const collector = new Collector();
/** A collector that takes nothing: each request is another batch, because the exporter does not repeat it. */
const refused: (string | undefined)[] = [];
const refusing = createServer((request, response) => {
  refused.push(request.url);
  request.resume().on('end', () => response.writeHead(400).end());
});
let folder: ReturnType<typeof temporaryFolder>;
let product: ServerProcess;
let port: number;

beforeAll(async () => {
  folder = temporaryFolder();
  // a port that was just free: nobody listens there
  const before = new Collector();
  const address = await before.open();
  port = Number(new URL(address).port);
  await before.close();
  product = await startProcess(PRODUCT, { DATA_DIR: folder.path, OTEL_EXPORTER_OTLP_ENDPOINT: address });
});
afterAll(async () => {
  await product.end('SIGTERM');
  await collector.close();
  await folder.remove();
});

const said = () =>
  product
    .output()
    .split('\n')
    .filter((line) => line.includes('collector'))
    .map((line) => line.replace(/^[\d:]{8} /, ''));

it('a collector that is away, and then refuses, is one line; the product works, and traces arrive once it is back', async () => {
  const address = `http://127.0.0.1:${port}`;
  while (said().length === 0) await pause(50);
  await signInOver(product.origin, '66000120');
  refusing.listen({ port, host: '127.0.0.1' });
  await once(refusing, 'listening');
  while (refused.length < 3) await pause(50);
  const away =
    'warn the collector takes no traces; they are dropped until it does, and nothing else is affected';
  expect(said()).toEqual([`${away} ${JSON.stringify({ collector: address, reason: 'ECONNREFUSED' })}`]);

  refusing.closeAllConnections();
  refusing.close();
  await once(refusing, 'close');
  await collector.open(port);
  while (said().length === 1) await pause(50);
  expect(said()[1]).toMatch(/^info the collector takes traces again /);
  await signInOver(product.origin, '66000120');
  const login = () => collector.spans.find(({ name }) => name === 'POST /gateway/user/otp/login');
  while (login() === undefined) await pause(50);
  expect(login()?.attributes['http.response.status_code']).toBe(200);
  expect(collector.resources[0]).toMatchObject({ 'service.name': 'resort' });
  expect(said()).toHaveLength(2);
});

it('a malformed variable stops the start with one sentence', async () => {
  const { ended, output } = launch(PRODUCT, {
    DATA_DIR: folder.path,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'Bearer hidden',
  });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^OTEL_EXPORTER_OTLP_HEADERS is not a list such as [^\n]*\.$/m);
  expect(output()).not.toMatch(/hidden|^ +at /m);
});
