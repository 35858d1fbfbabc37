import { Socket } from 'node:net';

/** How long the database may say nothing, milliseconds: while it is connected to, and while it is asked. */
export interface Patience {
  readonly connectMs: number;
  readonly answerMs: number;
}

/** As an operating system would say it, if it gave up so early. */
const silence = () => Object.assign(new Error('the database said nothing'), { code: 'ETIMEDOUT' });

/**
 * A connection that ends when the other side falls silent. Behind a line that was cut, or of a server that was stopped,
 * neither an answer nor an end would ever come, and whoever asked would wait as long as the line is down.
 */
export function patientSocket({ connectMs, answerMs }: Patience): Socket {
  const socket = new Socket();
  socket.setTimeout(connectMs, () => socket.destroy(silence()));
  socket.once('data', () => socket.setTimeout(answerMs));
  return socket;
}
