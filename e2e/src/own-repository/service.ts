import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A domain's own service, behind the product's gateway. */
export interface Service {
  origin: string;
  stop(): Promise<void>;
}

/** A service that answers every call with one reply, in the envelope of the product's calls. */
export async function startService(reply: object): Promise<Service> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 0, data: reply, errorCode: null, message: 'OK' }));
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
