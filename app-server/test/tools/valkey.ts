import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { temporaryFolder } from './temporary-folder.ts';

/** Debian's names of the program; they take the same arguments. */
const PROGRAM = ['valkey-server', 'redis-server'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);

/** Without it, tests that need one are skipped by name. */
export const hasValkey = PROGRAM !== undefined;

/** A Valkey of this test alone, on a free port of this machine. */
export interface TestValkey {
  readonly url: string;
  /** of the process that runs now */
  pid(): number;
  /** SIGSTOP: connections stay open, nothing is answered */
  freeze(): void;
  thaw(): void;
  /** Ends it at once; `start` begins again, empty, on the same port. */
  kill(): Promise<void>;
  start(...more: string[]): Promise<void>;
  remove(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** `more`: further settings, e.g. `--maxmemory 1`. */
export async function testValkey(...more: string[]): Promise<TestValkey> {
  if (PROGRAM === undefined) throw new Error('neither valkey-server nor redis-server is installed');
  const program = PROGRAM;
  const folder = temporaryFolder();
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const launch = async (given: string[]) => {
    const started = spawn(program, [...settings, ...given], {
      cwd: folder.path,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.stdout.setEncoding('utf8');
    for await (const text of started.stdout.iterator({ destroyOnReturn: false }))
      if (String(text).includes('Ready to accept connections')) break;
    started.stdout.resume();
    return started;
  };
  let child = await launch(more);
  const kill = async () => {
    const ended = once(child, 'exit');
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => child.pid ?? 0,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    kill,
    async start(...given) {
      child = await launch(given);
    },
    async remove() {
      await kill();
      await folder.remove();
    },
  };
}
