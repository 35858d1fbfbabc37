import { Socket } from 'node:net';
import { answerCounter, asks } from './answers.ts';

/** How long the database may be silent, in milliseconds: while connecting, and during a query. */
export interface Patience {
  readonly connectMs: number;
  readonly answerMs: number;
}

/** The same error code as from an operating system. */
const silence = () => Object.assign(new Error('the database said nothing'), { code: 'ETIMEDOUT' });

/** The server's acceptance of TLS: one byte. From then on the content is encrypted. */
const isSealedNow = (bytes: Buffer) => bytes.length === 1 && bytes[0] === 0x53;

/**
 * A connection that ends when the other side does not respond to a query. If the line was cut or the server
 * was suspended, neither a response nor an end would arrive, and callers would wait indefinitely. Idle
 * periods do not count. Under TLS only connecting is monitored; later failures are detected by the operating
 * system's keep-alive. Statements that are sent at the same time become one write.
 */
export function patientSocket({ connectMs, answerMs }: Patience): Socket {
  const socket = new Socket();
  // the handshake, which ends as an answer to a query does
  let unanswered = 1;
  let isCollecting = false;
  const collect = () => {
    if (isCollecting) return;
    isCollecting = true;
    socket.cork();
    process.nextTick(() => {
      isCollecting = false;
      socket.uncork();
    });
  };
  // not before, because connecting restores the socket's own `write`
  socket.once('connect', () => {
    const write = socket.write.bind(socket) as (...given: unknown[]) => boolean;
    socket.write = (...given: unknown[]) => {
      if (asks(given[0])) unanswered += 1;
      collect();
      return write(...given);
    };
  });
  const giveUp = (seen: number) => {
    if (unanswered > 0 && socket.bytesRead === seen) socket.destroy(silence());
  };
  socket.setTimeout(connectMs);
  // first reads data that has already arrived, because this process may have been busy
  socket.on('timeout', () => setImmediate(giveUp, socket.bytesRead));
  // not by listening: code that copies whole tables removes the only listener and reads itself
  const push = socket.push.bind(socket);
  const answersIn = answerCounter();
  let isFirst = true;
  let isSealed = false;
  socket.push = (bytes: Buffer | null, encoding?: BufferEncoding) => {
    if (bytes !== null && !isSealed) {
      isSealed = isFirst && isSealedNow(bytes);
      isFirst = false;
      if (!isSealed) unanswered -= answersIn(bytes);
      socket.setTimeout(isSealed ? 0 : answerMs);
    }
    return push(bytes, encoding);
  };
  return socket;
}
