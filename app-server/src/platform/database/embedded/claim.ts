import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { join } from 'node:path';

async function isAnswered(address: string): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function listen(address: string) {
  const server = createServer((socket) => socket.destroy());
  server.listen(address);
  await once(server, 'listening');
  return server.unref();
}

/**
 * Claims an embedded server for this process, so that a second one does not take it for an orphan.
 * The claim is a listening socket: it ends with the process, however that ends. Throws a sentence where
 * another process holds it; resolves to the way to give it back.
 */
export async function claim(sockets: string): Promise<() => Promise<void>> {
  const address = join(sockets, 'owner');
  const server = await listen(address).catch(async () => {
    if (await isAnswered(address)) {
      throw new Error(
        'Another process runs the database of this DATA_DIR: stop it, choose another DATA_DIR, or set DATABASE_URL.',
      );
    }
    rmSync(address, { force: true });
    return listen(address);
  });
  return async () => {
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
}
