import { connect } from 'node:net';

/** The result of one request. */
export interface Received {
  readonly status: number;
  readonly body: string;
}

/**
 * A persistent connection with one request at a time. Implements only the part of HTTP/1.1 for responses
 * with a `content-length`, because Node's own client costs as much as the server that it would measure.
 */
export interface Connection {
  /** Rejects if the connection ends before the response is complete. */
  send(request: string): Promise<Received>;
  close(): void;
}

const HEAD_END = '\r\n\r\n';

interface Head {
  readonly status: number;
  readonly start: number;
  readonly length: number;
}

function headOf(bytes: Buffer): Head | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer of unknown length: ${head}`);
  return { status: Number(head.slice(9, 12)), start: end + HEAD_END.length, length: Number(length) };
}

/** Connects to `http://host:port`. */
export function openConnection(origin: string): Connection {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let waiting: PromiseWithResolvers<Received> | undefined;
  let bytes: Buffer = Buffer.alloc(0);
  const settle = (settled: (of: PromiseWithResolvers<Received>) => void) => {
    const heard = waiting;
    waiting = undefined;
    bytes = Buffer.alloc(0);
    if (heard !== undefined) settled(heard);
  };
  const fail = (error: Error) => settle(({ reject }) => reject(error));
  socket.on('error', fail).on('close', () => fail(new Error('the connection was closed')));
  socket.on('data', (chunk) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    const head = headOf(bytes);
    if (head === undefined || bytes.length < head.start + head.length) return;
    const body = bytes.toString('utf8', head.start, head.start + head.length);
    settle(({ resolve }) => resolve({ status: head.status, body }));
  });
  return {
    send(request) {
      waiting = Promise.withResolvers<Received>();
      socket.write(request);
      return waiting.promise;
    },
    close: () => void socket.destroy(),
  };
}
