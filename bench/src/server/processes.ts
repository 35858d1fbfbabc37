import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Canned, Told, Usage } from './messages.ts';

/** A server in a process of its own. */
export interface Measured {
  readonly origin: string;
  readonly pid: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** What it says next; rejects where it ends instead. */
async function told(child: ChildProcess): Promise<Told> {
  const answered = new AbortController();
  const { signal } = answered;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`a measured process ended with ${code}`);
  });
  ended.catch(() => undefined);
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Told];
    return message;
  } finally {
    answered.abort();
  }
}

async function start(program: string, args: string[], env: Record<string, string>): Promise<Measured> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), args, {
    env: { PATH, HOME, TMPDIR, ...env },
    execArgv: ['--expose-gc'],
  });
  const first = await told(child);
  if (!('ready' in first)) throw new Error('a measured process spoke out of turn');
  const { pid } = child;
  if (pid === undefined) throw new Error('a measured process has no number');
  return {
    origin: first.ready,
    pid,
    async usage() {
      const answer = told(child);
      child.send('usage');
      const said = await answer;
      if (!('usage' in said)) throw new Error('a measured process spoke out of turn');
      return said.usage;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The product's app server on this database; its visitors come through a proxy on this machine. */
export const startApp = (
  databaseUrl: string,
  serverKey: Buffer,
  env: Record<string, string> = {},
): Promise<Measured> =>
  start('./app-process.ts', [], {
    ...env,
    DATABASE_URL: databaseUrl,
    SERVER_KEY: serverKey.toString('base64'),
    TRUST_PROXY: '127.0.0.1',
  });

export const startBare = (canned: readonly Canned[]): Promise<Measured> =>
  start('./bare-process.ts', [JSON.stringify(canned)], {});
