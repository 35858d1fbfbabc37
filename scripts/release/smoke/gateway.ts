import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Services } from '@resort/release';

/** A gateway as it is in front of an installation whose remotes call several services. */
export interface Gateway {
  origin: string;
  stop(): Promise<void>;
}

/** The API base of the pages (docs/configuration.md). */
const API_BASE = '/gateway';

/**
 * Calls below a service's path go to that service, under the same address; everything else goes to the product. A target
 * that does not answer gives 502. Without services it is the product itself.
 */
export async function startGateway(product: string, services: Services): Promise<Gateway> {
  if (Object.keys(services).length === 0) return { origin: product, stop: async () => {} };
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const own = Object.keys(services).find((service) => path.startsWith(`${API_BASE}${service}/`));
    passOn((own !== undefined && services[own]) || product, request, response);
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function passOn(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const onward = ask(new URL(request.url ?? '/', origin), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  request.pipe(onward);
}
