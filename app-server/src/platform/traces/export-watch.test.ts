import { afterEach, expect, it, jest } from '@jest/globals';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { Collector } from '../../../test/platform/traces/collector.ts';
import { watchExports } from './export-watch.ts';

jest.setTimeout(60_000);

const collector = new Collector();
afterEach(() => collector.close());

it('a collector that is away is one sentence, however many batches it misses, and its return is another', async () => {
  // a port that was just free: nobody listens there until `collector` does
  const before = new Collector();
  const url = await before.open();
  await before.close();
  const said: [object, string][] = [];
  const log = {
    info: (details: object, message: string) => void said.push([details, message]),
    warn: (details: object, message: string) => void said.push([details, message]),
  };
  const exporter = watchExports(
    new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: 300 }),
    url,
    log,
  );
  const send = () => new Promise<number>((done) => exporter.export([], ({ code }) => done(code)));
  expect([await send(), await send(), await send()]).toEqual([1, 1, 1]);
  expect(said).toEqual([
    [{ collector: url, reason: 'ECONNREFUSED' }, expect.stringContaining('the collector takes no traces')],
  ]);
  await collector.open(Number(new URL(url).port));
  expect([await send(), await send()]).toEqual([0, 0]);
  expect(said.slice(1)).toEqual([[{ collector: url }, 'the collector takes traces again']]);
  await exporter.shutdown();
});
