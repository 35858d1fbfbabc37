import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CONFIGURATION = new URL('../../../app-server/operations/nginx.conf', import.meta.url);

/** nginx with the operator's file, in front of a product. */
export interface Edge {
  /** https, with a certificate of its own */
  origin: string;
  stop(): Promise<void>;
}

/** Debian's package `nginx-light` is enough. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** The operator's file with the lines that are marked as theirs. Throws if one of them is gone. */
function ownLines(folder: string, port: number, product: string): string {
  const lines: [string, string][] = [
    ['127.0.0.1:4173', new URL(product).host],
    ['/var/cache/nginx/resort', join(folder, 'cache')],
    ['listen 443', `listen 127.0.0.1:${port}`],
    ['/etc/ssl/members.example/fullchain.pem', join(folder, 'cert.pem')],
    ['/etc/ssl/members.example/key.pem', join(folder, 'key.pem')],
  ];
  let text = readFileSync(CONFIGURATION, 'utf8');
  for (const [from, to] of lines) {
    if (!text.includes(from)) throw new Error(`nginx.conf does not have ${from} any more`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** In the foreground, as the user that runs the tests, with all of its files in one folder. */
const around = (folder: string) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`).join(' ')}
  include ${folder}/resort.conf;
}
`;

export async function startNginx(product: string): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), 'resort-nginx-'));
  mkdirSync(join(folder, 'cache'));
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', join(folder, 'key.pem')];
  const about = ['-x509', '-days', '2', '-subj', '/CN=localhost', '-out', join(folder, 'cert.pem')];
  execFileSync('openssl', ['req', ...key, ...about], { stdio: 'ignore' });
  const port = await freePort();
  writeFileSync(join(folder, 'resort.conf'), ownLines(folder, port, product));
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  // as root, its workers would run as another user who cannot read this folder
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const program = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', user];
  const child = spawn('nginx', program, { stdio: 'ignore' });
  await listening(child, port, join(folder, 'error.log'));
  return {
    origin: `https://localhost:${port}`,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGQUIT');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

async function listening(child: ChildProcess, port: number, log: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx does not start: ${readFileSync(log, 'utf8')}`);
    const answers = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
