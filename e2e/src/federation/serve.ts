import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { RUNTIMES, type Runtime } from './sources.ts';
import { hostOf } from './units.ts';

/** The units, and one page for each host. */
export interface Served {
  addressOf(host: Runtime): string;
  placeOf(remote: string): Place;
  /** The next request for a remote's entry gets 503. */
  failEntryOnce(remote: string): void;
  /** The next request for the chunk of a unit that has this text gets 503. */
  failChunkOnce(unit: string, text: string): void;
  /** Files whose failure was announced, and that no page has asked for since. */
  unasked(): string[];
  close(): Promise<void>;
}

/** Where a container is, as `shell/src/loading/container.ts` takes it. */
export interface Place {
  name: string;
  base: string;
  entry: string;
}

type Files = ReadonlyMap<string, Buffer>;

export async function serve(dist: string): Promise<Served> {
  const files = filesOf(dist);
  const failing = new Set<string>();
  const server = serverOf(files, failing);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const entryOf = (remote: string) =>
    only(files, (path) => path.startsWith(`/${remote}/`) && /\/(container|remoteEntry)\.[^/]+$/.test(path));
  return {
    addressOf: (host) => `http://127.0.0.1:${port}/${host}`,
    placeOf(name) {
      const base = `/${name}/`;
      return { name, base, entry: entryOf(name).slice(base.length) };
    },
    failEntryOnce: (remote) => void failing.add(entryOf(remote)),
    failChunkOnce(unit, text) {
      const folder = `/${unit}/static/js/async/`;
      failing.add(only(files, (path, body) => path.startsWith(folder) && body.includes(text)));
    },
    unasked: () => [...failing],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function filesOf(dist: string): Files {
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [`/${relative(dist, path)}`, readFileSync(path)]));
}

function serverOf(files: Files, failing: Set<string>): Server {
  const pages = new Map(RUNTIMES.map((runtime) => [`/${runtime}`, pageOf(runtime, files)]));
  const answerTo = (path: string): [status: number, type: string, body?: string | Buffer] => {
    if (failing.delete(path)) return [503, 'text/plain'];
    const page = pages.get(path);
    if (page !== undefined) return [200, 'text/html', page];
    const file = files.get(path);
    return file === undefined ? [404, 'text/plain'] : [200, 'text/javascript', file];
  };
  return createServer((request, response) => {
    const [status, type, body] = answerTo(request.url ?? '');
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  });
}

function only(files: Files, matches: (path: string, body: Buffer) => boolean): string {
  const found = [...files].filter(([path, body]) => matches(path, body)).map(([path]) => path);
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`not one file, but ${found.join() || 'none'}`);
  return first;
}

/** With the hash of each file, as a page of the product has its release. */
function pageOf(runtime: Runtime, files: Files): string {
  const hashOf = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;
  const hashes = Object.fromEntries([...files].map(([path, body]) => [path, hashOf(body)]));
  return `<!doctype html>
<link rel="icon" href="data:,">
<script>hashes = ${JSON.stringify(hashes)}</script>
<script src="/${hostOf(runtime)}/static/js/host.js"></script>
`;
}
