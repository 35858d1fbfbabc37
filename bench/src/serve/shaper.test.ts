import { afterEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { portOf } from './front.ts';
import { startShaper } from './shaper.ts';

const QUICK = { roundTripMs: 10, downBytesPerSecond: 4_000_000, upBytesPerSecond: 4_000_000 };
const open: (Server | Socket)[] = [];

afterEach(() => {
  for (const each of open.splice(0)) if ('listen' in each) each.close();
});

/** A server behind the line; gives the line's port. */
async function lineTo(answer: (socket: Socket) => void): Promise<number> {
  const server = createServer({ allowHalfOpen: true }, answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line = startShaper(QUICK, portOf(server)).listen(0, '127.0.0.1');
  await once(line, 'listening');
  open.push(server, line);
  return portOf(line);
}

it('brings every byte in its order, on several connections at once, and the end', async () => {
  const long = Array.from({ length: 20_000 }, (_, n) => String(n)).join(' ');
  const port = await lineTo((socket) => void socket.end(long));
  const read = async () => text(connect(port, '127.0.0.1'));
  expect(await Promise.all([read(), read(), read()])).toEqual([long, long, long]);
});

it('passes on what the client says, and the answer to it', async () => {
  const port = await lineTo((socket) => void text(socket).then((said) => socket.end(`you said ${said}`)));
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.end('good morning');
  expect(await text(socket)).toBe('you said good morning');
});

it('a server that hangs up is seen to hang up', async () => {
  const port = await lineTo((socket) => void socket.destroy());
  const socket = connect(port, '127.0.0.1').resume();
  await once(socket, 'close');
  expect(socket.bytesRead).toBe(0);
});
