import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** What becomes of the line to the database: its ends are told, or nobody hears anything any more. */
export type Cut = 'broken' | 'silent';

/** A line to the database that can be cut. */
export interface Line {
  /** what DATABASE_URL is to name */
  readonly port: number;
  cut(how: Cut): void;
  mend(): void;
  stop(): Promise<void>;
}

/** Leads from a port of this machine to the database's own socket. */
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
      // what was silent is lost, as after a pulled cable: its bytes are not delivered late
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
