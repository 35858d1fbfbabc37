import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

/**
 * The database over TCP. The tests' own server listens on a socket in a folder that an image does not have; a server on
 * another host is used as it is.
 */
export async function bridgeTo(url: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const address = new URL(url);
  const folder = address.searchParams.get('host');
  if (!folder?.startsWith('/')) return { url, close: async () => undefined };
  const server = createServer((client) => {
    const database = connect(join(folder, '.s.PGSQL.5432'));
    client.pipe(database).pipe(client);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address.searchParams.delete('host');
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as AddressInfo).port);
  return {
    url: address.href,
    async close() {
      await new Promise((closed) => server.close(closed));
    },
  };
}
