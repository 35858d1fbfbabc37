import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../tools/temporary-folder.ts';
import { freePorts } from '../rolling/balancer.ts';
import { bridgeTo } from '../database/bridge.ts';

/** Without it, tests that need one are skipped by name. */
export const hasPgbouncer = spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).status === 0;

export interface Pooler {
  /** the same database, through the pooler */
  readonly url: string;
  stop(): Promise<void>;
}

/** The settings that docs/runbook.md asks for, and a few connections to PostgreSQL for all clients together. */
const configuration = (target: URL, port: number) => `
[databases]
members = host=${target.hostname} port=${target.port} dbname=${target.pathname.slice(1)} user=${target.username} password=${decodeURIComponent(target.password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`;

/** Debian's pgBouncer in transaction mode before a database of the tests. */
export async function startPgbouncer(databaseUrl: string): Promise<Pooler> {
  const bridge = await bridgeTo(databaseUrl);
  const folder = temporaryFolder();
  const [port = 0] = await freePorts(1);
  const file = join(folder.path, 'pgbouncer.ini');
  writeFileSync(file, configuration(new URL(bridge.url), port));
  // it refuses to run as root
  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  chmodSync(folder.path, 0o755);
  chmodSync(file, 0o644);
  const child = spawn('pgbouncer', [...asOther, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = once(child, 'close');
  await listening(child);
  return {
    url: `postgres://members@127.0.0.1:${port}/members`,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      await bridge.close();
      await folder.remove();
    },
  };
}

/** Waits until it serves; rejects with its output if it ends instead. */
async function listening(child: ReturnType<typeof spawn>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('process up')) resolve();
    });
  child.once('close', () => reject(new Error(`pgbouncer does not start:\n${said}`)));
  await promise;
}
