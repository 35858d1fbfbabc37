import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** The way between a browser and the product, which engines without interception of requests need cut or bent. */
export interface Line {
  /** what the browser opens */
  origin: string;
  /** Cuts it: what is under way breaks, and nobody listens until it is mended. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** paths whose bytes are changed on the way */
  tampered: Set<string>;
}

/** A line to the product at `target`, on a port of its own of this machine. */
export async function startLine(target: string): Promise<Line> {
  const sockets = new Set<Socket>();
  const tampered = new Set<string>();
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
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => listen(port),
  };
}
