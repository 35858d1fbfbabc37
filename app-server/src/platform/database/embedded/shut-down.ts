import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 30_000;

/**
 * Stops a server and waits until it has exited: SIGINT, PostgreSQL's fast shutdown; after half a minute
 * SIGQUIT, which skips the last checkpoint but loses nothing that was committed.
 */
export async function shutDown(server: {
  readonly signal: (name: 'SIGINT' | 'SIGQUIT') => void;
  readonly isGone: () => boolean;
}): Promise<void> {
  const asked = Date.now();
  let urgent = false;
  server.signal('SIGINT');
  while (!server.isGone()) {
    await pause(10);
    if (urgent || Date.now() - asked < patienceMs) continue;
    urgent = true;
    server.signal('SIGQUIT');
  }
}
