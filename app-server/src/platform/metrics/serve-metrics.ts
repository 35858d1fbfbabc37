import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MetricsAddress } from '../config/operations-config.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `GET /metrics` on a separate port that members never reach, because the metrics are internal. Throws
 * if the port cannot be opened.
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { host, port }: MetricsAddress,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const isOurs = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
    if (!isOurs) return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen({ host, port });
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`METRICS_PORT ${port} cannot be opened on ${host} (${cause.code}).`, { cause });
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
