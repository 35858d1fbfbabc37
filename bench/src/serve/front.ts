import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import type { Certificate } from './certificate.ts';

/** One answer as it left: including requests of a service worker. */
export interface Served {
  host: string;
  path: string;
  type: string;
  status: number;
  /** milliseconds since 1970 */
  startedAt: number;
  /** of the body, as it travelled */
  bytes: number;
}

export interface Front {
  port: number;
  /** which port of this machine answers for a host from now on */
  route(host: string, port: number): void;
  served: readonly Served[];
  stop(): void;
}

/** HTTP/2 with TLS, as a proxy in front of the product ends it in production. */
export async function startFront({ key, cert }: Certificate): Promise<Front> {
  const ports = new Map<string, number>();
  const served: Served[] = [];
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key, cert });
  server.on('request', (request, response) => {
    const host = (request.authority || '').split(':')[0] ?? '';
    passOn({ request, response, host, port: ports.get(host), agent, served });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server),
    route: (host, port) => void ports.set(host, port),
    served,
    stop() {
      server.close();
      agent.destroy();
    },
  };
}

export const portOf = (server: Pick<Server, 'address'>): number => (server.address() as AddressInfo).port;

interface Passed {
  request: Http2ServerRequest;
  response: Http2ServerResponse;
  host: string;
  port: number | undefined;
  agent: Agent;
  served: Served[];
}

function passOn({ request, response, host, port, agent, served }: Passed): void {
  const path = request.url;
  const one: Served = { host, path, type: '', status: 0, bytes: 0, startedAt: Date.now() };
  served.push(one);
  if (port === undefined) return void response.writeHead(502).end();
  const headers = { ...withoutPseudo(request.headers), host: request.authority };
  const upstream = ask(
    { agent, port, host: '127.0.0.1', method: request.method, path, headers },
    (answer) => {
      const { connection: _hop, 'keep-alive': _alive, 'transfer-encoding': _coding, ...own } = answer.headers;
      one.status = answer.statusCode ?? 502;
      one.type = own['content-type'] ?? '';
      response.writeHead(one.status, own);
      answer.on('data', (bytes: Buffer) => (one.bytes += bytes.length));
      answer.pipe(response);
    },
  );
  upstream.on('error', () => response.headersSent || response.writeHead(502).end());
  request.pipe(upstream);
}

const withoutPseudo = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
