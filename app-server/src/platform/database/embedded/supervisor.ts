import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { DatabaseLog } from '../log.ts';
import { program } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import type { Placement } from './placement.ts';
import { runAs } from './run-as.ts';
import type { ServerUser } from './server-user.ts';
import { shutDown } from './shut-down.ts';

const shortestPauseMs = 100;
// a member who is paying waits for it: ready again within five seconds, however often it failed
const longestPauseMs = 2000;
const steadyMs = 10_000;
const linesKept = 20;

interface ServerOptions extends Placement {
  readonly binaries: Binaries;
  readonly user: ServerUser | undefined;
  readonly durable: boolean;
  readonly log: DatabaseLog;
}

/** A server that is restarted until it is stopped. */
export interface Supervisor {
  /** How often it exited unexpectedly. */
  exits(): number;
  /** Its last log lines, for the error message of a failed start. */
  lastWords(): string;
  stop(): Promise<void>;
}

function launch({ binaries, cluster, sockets, user, durable }: ServerOptions): ChildProcess {
  const settings = [
    'listen_addresses=',
    'port=5432',
    `unix_socket_directories="${sockets.replaceAll('"', '""')}"`,
    // Error messages of statements contain members' data.
    'log_min_messages=log',
    // Many tests share one server, some with their own processes.
    ...(durable
      ? []
      : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=400']),
  ];
  const args = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])];
  return spawn(program(binaries, 'postgres'), args, {
    ...runAs(user),
    // A separate process group: we handle Ctrl-C in the terminal, and stop the server afterwards.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Starts PostgreSQL on a cluster, and restarts it with increasing delays whenever it exits unexpectedly. */
export function supervise(options: ServerOptions): Supervisor {
  let exits = 0;
  let wait = shortestPauseMs;
  let words: string[] = [];
  let running: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopping: Promise<void> | undefined;

  function up(): void {
    const child = launch(options);
    const began = Date.now();
    running = child;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      words = [...words, ...text.trimEnd().split('\n')].slice(-linesKept);
    });
    const ended = (reason: object) => {
      running = undefined;
      if (stopping) return;
      exits += 1;
      wait = Date.now() - began > steadyMs ? shortestPauseMs : Math.min(wait * 2, longestPauseMs);
      options.log.warn(reason, 'the database server ended unasked and is started again');
      timer = setTimeout(up, wait);
    };
    child.once('exit', (code, signal) => ended({ code, signal }));
    child.once('error', (error) => ended({ reason: error.message }));
  }

  const leave = () => running?.kill('SIGINT');
  process.once('exit', leave);
  up();

  async function end(): Promise<void> {
    clearTimeout(timer);
    await shutDown({ signal: (name) => running?.kill(name), isGone: () => !running });
    process.off('exit', leave);
  }
  return {
    exits: () => exits,
    lastWords: () => words.join('\n'),
    stop: () => (stopping ??= end()),
  };
}
