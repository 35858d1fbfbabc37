import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server whose responses break off. */
export interface BrokenServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** Announces a whole envelope, sends half of it and closes the connection. */
export async function startBrokenServer(): Promise<BrokenServer> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' });
    response.write('{"code":0,"data":{"list":[', () => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
