import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Balancer {
  readonly origin: string;
  stop(): Promise<void>;
}

export const hasHaproxy = (): boolean => spawnSync('haproxy', ['-v']).status === 0;

/** Ports that nobody listens on at the moment. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}

/**
 * Calls go to processes whose `/ready` answers 200; none is sent twice. Patient as the manifests are (4 s, two failures):
 * else a busy machine has no process at all for a moment.
 */
const configuration = (port: number, places: readonly number[]) => `
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  timeout check 4s
  retries 0
frontend members
  bind 127.0.0.1:${port}
  default_backend web
backend web
  balance roundrobin
  option httpchk GET /ready
  default-server check inter 500 fall 2 rise 1
${places.map((place, at) => `  server web${at} 127.0.0.1:${place}`).join('\n')}
`;

/** haproxy in front of places where a web process may be. */
export async function startHaproxy(places: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'resort-haproxy-'));
  const [port = 0] = await freePorts(1);
  writeFileSync(join(folder, 'haproxy.cfg'), configuration(port, places));
  const child = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = readFileSync(join(folder, 'haproxy.cfg'), 'utf8');
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  const gone = once(child, 'close');
  const origin = `http://127.0.0.1:${port}`;
  while ((await statusOf(`${origin}/ready`)) !== 200) {
    if (child.exitCode !== null) throw new Error(`haproxy does not start: ${said}`);
    await new Promise((next) => setTimeout(next, 100));
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}

/** 0: nobody answers. */
export const statusOf = (address: string): Promise<number> =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  );
