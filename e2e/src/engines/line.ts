import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A proxy between browser and product, for engines that cannot intercept requests. */
export interface Line {
  /** the origin for the browser */
  origin: string;
  /** Breaks open connections, and refuses new ones until it is restored. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** paths whose bytes are modified in transit */
  tampered: Set<string>;
  /** everything that was requested, by pages and by service workers */
  answers: { path: string; encoding: string | undefined; bytes: number }[];
}

/** A proxy to the product at `target`, on a free local port. */
export async function startLine(target: string): Promise<Line> {
  const sockets = new Set<Socket>();
  const tampered = new Set<string>();
  const answers: Line['answers'] = [];
  const { hostname, port: targetPort } = new URL(target);

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url ?? '/';
    const isTampered = tampered.has(path);
    const { 'accept-encoding': encodings, ...others } = incoming.headers;
    const headers = isTampered ? others : { ...others, ...(encodings && { 'accept-encoding': encodings }) };
    const onward = request(
      { hostname, port: targetPort, method: incoming.method, path, headers },
      (answer) => {
        const { 'content-length': _length, ...rest } = answer.headers;
        const record = { path, encoding: answer.headers['content-encoding'], bytes: 0 };
        answers.push(record);
        answer.on('data', (part: Buffer) => (record.bytes += part.length));
        outgoing.writeHead(answer.statusCode ?? 502, isTampered ? rest : answer.headers);
        if (!isTampered) return void answer.pipe(outgoing);
        answer.pipe(outgoing, { end: false });
        answer.once('end', () => outgoing.end(';window.tampered = true;'));
      },
    );
    onward.once('error', () => outgoing.destroy());
    outgoing.once('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  const server = createServer(pass);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listen = (port: number) =>
    new Promise<void>((ready) => void server.listen(port, 'localhost', () => ready()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    tampered,
    answers,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => listen(port),
  };
}
