import { once } from 'node:events';
import { mkdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { join } from 'node:path';

/** Whether a process holds the claim at this address. */
export async function isAnswered(address: string): Promise<boolean> {
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

const taken = () =>
  new Error(
    'Another process runs the database of this DATA_DIR: stop it, choose another DATA_DIR, or set DATABASE_URL.',
  );

/** A take-over is a matter of milliseconds; what is older was left by one that was killed in the midst of it. */
const LONGEST_TAKE_OVER_MS = 3_000;

/** Makes the folder, which one of several can; throws where it is there. */
function lock(path: string): void {
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > LONGEST_TAKE_OVER_MS) rmSync(path, { recursive: true, force: true });
  try {
    mkdirSync(path);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? taken() : error;
  }
}

/** Replaces the claim of a killed process, one start at a time: nobody removes what another has just made. */
async function takeOver(address: string) {
  const path = `${address}.lock`;
  lock(path);
  try {
    if (await isAnswered(address)) throw taken();
    rmSync(address, { force: true });
    return await listen(address).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE' ? taken() : error;
    });
  } finally {
    rmdirSync(path);
  }
}

/**
 * Claims an embedded server for this process, so that a second one does not take it for an orphan.
 * The claim is a listening socket: it ends with the process, however that ends. Throws a sentence where
 * another process holds it; resolves to the way to give it back.
 */
export async function claim(sockets: string): Promise<() => Promise<void>> {
  const address = join(sockets, 'owner');
  const server = await listen(address).catch(async () => {
    if (await isAnswered(address)) throw taken();
    return takeOver(address);
  });
  return async () => {
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
}
