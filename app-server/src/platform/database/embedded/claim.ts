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

export const taken = () =>
  new Error(
    'Another process runs the database of this DATA_DIR: stop it, choose another DATA_DIR, or set DATABASE_URL.',
  );

/** A take-over takes milliseconds; an older one belongs to a process that was killed during it. */
const LONGEST_TAKE_OVER_MS = 3_000;

/** Creates the folder, which only one process can; throws if it exists. */
function lock(path: string): void {
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > LONGEST_TAKE_OVER_MS) rmSync(path, { recursive: true, force: true });
  try {
    mkdirSync(path);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? taken() : error;
  }
}

/** Replaces the claim of a killed process, one process at a time, so that nobody removes a new claim. */
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
 * Claims an embedded server for this process, so that a second process does not treat it as orphaned. The
 * claim is a listening socket, so it ends with the process in any case. Throws if another process holds it;
 * resolves to a function that releases it.
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
