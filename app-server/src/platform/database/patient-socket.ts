import { Socket } from 'node:net';

/** How long the database may say nothing, milliseconds: while it is connected to, and while it is asked. */
export interface Patience {
  readonly connectMs: number;
  readonly answerMs: number;
}

/** As an operating system would say it, if it gave up so early. */
const silence = () => Object.assign(new Error('the database said nothing'), { code: 'ETIMEDOUT' });

/** The server's yes to a connection under TLS: one byte, and from then on nobody here sees what is said. */
const isSealedNow = (bytes: Buffer) => bytes.length === 1 && bytes[0] === 0x53;

/** ReadyForQuery, six bytes: `Z`, its length, the transaction's state (PostgreSQL's protocol, message formats). */
const isWhole = (bytes: Buffer) => bytes.subarray(-6, -1).toString('latin1') === 'Z\0\0\0\x05';

/**
 * A connection that ends when the other side leaves a question unanswered. Behind a line that was cut, or of a server
 * that was stopped, neither an answer nor an end would ever come, and whoever asked would wait as long as the line is
 * down. A pause in which nothing is asked is none of the server's. Under TLS only connecting is watched; there the
 * operating system's keep-alive tells of a line that is gone, later.
 */
export function patientSocket({ connectMs, answerMs }: Patience): Socket {
  const socket = new Socket();
  let isAnswered = false;
  // not before: connecting gives a socket the `write` of its class again
  socket.once('connect', () => {
    const write = socket.write.bind(socket) as (...given: unknown[]) => boolean;
    socket.write = (...given: unknown[]) => {
      isAnswered = false;
      return write(...given);
    };
  });
  const giveUp = (seen: number) => {
    if (!isAnswered && socket.bytesRead === seen) socket.destroy(silence());
  };
  socket.setTimeout(connectMs);
  // an answer that is there already is read before the verdict: this process may be what was busy
  socket.on('timeout', () => setImmediate(giveUp, socket.bytesRead));
  // not by listening: whoever copies whole tables takes the one listener away and reads by itself
  const push = socket.push.bind(socket);
  socket.push = (bytes: Buffer | null, encoding?: BufferEncoding) => {
    if (bytes !== null) {
      isAnswered = isWhole(bytes);
      socket.setTimeout(isSealedNow(bytes) ? 0 : answerMs);
    }
    return push(bytes, encoding);
  };
  return socket;
}
