import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A gateway in front of the product and a domain's own service, as a member's browser sees them. */
export interface Gateway {
  origin: string;
  /** calls that the service answered: `GET /gateway/tours/list` */
  answered: string[];
  stop(): Promise<void>;
}

/** Calls below `/gateway/<domain>/` go to a service with one reply; everything else to the product. */
export async function startGateway(product: string, domain: string, reply: object): Promise<Gateway> {
  const answered: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (!path.startsWith(`/gateway/${domain}/`)) return passOn(product, request, response);
    answered.push(`${request.method} ${path}`);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 0, data: reply, errorCode: null, message: 'OK' }));
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    answered,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function passOn(product: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const onward = ask(new URL(request.url ?? '/', product), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}
