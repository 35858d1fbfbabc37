import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** The faults of a connection to the database: both ends are closed, or packets disappear silently. */
export type Cut = 'broken' | 'silent';

/** A connection to the database that can be cut. */
export interface Line {
  /** the value for DATABASE_URL */
  readonly port: number;
  cut(how: Cut): void;
  mend(): void;
  stop(): Promise<void>;
}

/** Forwards a port of this machine to the database's own socket. */
export async function layLine(databaseSocket: string): Promise<Line> {
  let state: Cut | 'whole' = 'whole';
  const ends = new Set<Socket>();
  const keep = (socket: Socket) => {
    ends.add(socket);
    socket.on('error', () => undefined).once('close', () => ends.delete(socket));
  };
  const server = createServer({ allowHalfOpen: false }, (near) => {
    keep(near);
    if (state === 'broken') return void near.destroy();
    if (state === 'silent') return void near.pause();
    const far = connect(databaseSocket);
    keep(far);
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut(how) {
      state = how;
      for (const end of ends) {
        if (how === 'broken') end.destroy();
        else end.unpipe().pause();
      }
    },
    mend() {
      // lost packets stay lost, as after a pulled cable: they are not delivered later
      state = 'whole';
      for (const end of ends) end.destroy();
    },
    async stop() {
      for (const end of ends) end.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
