import { connect, createServer, type Server, type Socket } from 'node:net';
import { createLink, type Link } from './link.ts';

/** A phone's network, like Lighthouse's "slow 4G". */
export interface Network {
  roundTripMs: number;
  downBytesPerSecond: number;
  upBytesPerSecond: number;
}

export const SLOW_4G: Network = {
  roundTripMs: 150,
  downBytesPerSecond: 1_600_000 / 8,
  upBytesPerSecond: 750_000 / 8,
};

/** What fits into one packet of Ethernet: the line passes these on one by one. */
const PACKET_BYTES = 1460;

/**
 * A slow line in front of a server, at the level of TCP: bandwidth is shared by all connections, and each has to be
 * set up, whereas a browser's own emulation delays requests alone and so flatters files of another origin. Without
 * slow start and without loss.
 */
export function startShaper(network: Network, target: number): Server {
  const delayMs = network.roundTripMs / 2;
  const down = createLink({ bytesPerSecond: network.downBytesPerSecond, delayMs });
  const up = createLink({ bytesPerSecond: network.upBytesPerSecond, delayMs });
  return createServer({ allowHalfOpen: true }, (client) => {
    client.setNoDelay(true).pause().on('error', ignore);
    // a connection on this machine opens at once, so its round trip is added here
    setTimeout(() => {
      const to = { port: target, host: '127.0.0.1', allowHalfOpen: true };
      const server = connect(to).setNoDelay(true).on('error', ignore);
      pass(client, server, up);
      pass(server, client, down);
    }, network.roundTripMs);
  });
}

function pass(from: Socket, to: Socket, link: Link): void {
  const queue = createQueue();
  from.on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; at += PACKET_BYTES) {
      const packet = bytes.subarray(at, at + PACKET_BYTES);
      queue.add(link.arrival(packet.length, performance.now()), () => to.write(packet));
    }
  });
  from.on('end', () => queue.add(0, () => to.end()));
  from.on('close', () => queue.add(0, () => to.destroy()));
  from.resume();
}

/** Work that is due in the order it was added in, however coarse the timers are. */
function createQueue() {
  const waiting: { dueAt: number; work: () => void }[] = [];
  let timer: NodeJS.Timeout | null = null;
  const run = (): void => {
    timer = null;
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const leftMs = next.dueAt - performance.now();
      if (leftMs > 0.5) {
        timer = setTimeout(run, leftMs);
        return;
      }
      waiting.shift();
      next.work();
    }
  };
  return {
    add(dueAt: number, work: () => void): void {
      waiting.push({ dueAt, work });
      if (timer === null) run();
    },
  };
}

/** A browser that closes its connections in the middle of something is no fault of the line. */
function ignore(): void {}
