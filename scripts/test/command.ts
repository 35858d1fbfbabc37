import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { projectRoot } from './root.ts';
import { failedCheck, NOTHING, type Outcome } from './suite.ts';

const STOPS = ['SIGINT', 'SIGTERM'] as const;
/** The longest check takes two minutes, on a slow machine a few times that. */
const CHECK_LIMIT_MS = 20 * 60_000;
/** Between SIGTERM and SIGKILL, for a command that has to end a browser and servers. */
const GRACE_MS = 30_000;

interface Options {
  readonly env?: NodeJS.ProcessEnv;
  /** File for the command's output; without it the output is returned. */
  readonly logFile?: string;
  /** Called for each line of standard output. */
  readonly onLine?: (line: string) => void;
  /** Milliseconds after which the command is ended and counts as failed. Default: none. */
  readonly limit?: number;
}

/** Runs a command of the project from its root; resolves to its exit code and the end of its output. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, logFile, onLine, limit }: Options = {},
): Promise<{ readonly code: number; readonly output: string }> {
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // who ends this process with a signal means the command, too
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exit(1);
  };
  for (const signal of STOPS) process.once(signal, stop);
  const log = logFile === undefined ? undefined : createWriteStream(logFile, { flags: 'a' });
  let output = '';
  let rest = '';
  const take = (text: string) => {
    output = (output + text).slice(-100_000);
    log?.write(text);
  };
  child.stderr.setEncoding('utf8').on('data', take);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    take(text);
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine?.(line);
  });
  const cancelLimit = limit === undefined ? undefined : endAfter(limit, child, take);
  // `exit`, not `close`: a process that the command left behind keeps the pipes open
  const [code] = (await once(child, 'exit')) as [number | null];
  cancelLimit?.();
  for (const signal of STOPS) process.off(signal, stop);
  await new Promise((resolve) => setImmediate(resolve));
  if (rest !== '') onLine?.(rest);
  child.stdout.destroy();
  child.stderr.destroy();
  log?.end();
  return { code: code ?? 1, output };
}

/** Ends the child after `limit` milliseconds, unless the returned function is called before. */
function endAfter(limit: number, child: ChildProcess, say: (text: string) => void): () => void {
  const timers = [
    setTimeout(() => {
      say(`\nnot done after ${limit / 60_000} minutes\n`);
      child.kill('SIGTERM');
    }, limit),
    setTimeout(() => child.kill('SIGKILL'), limit + GRACE_MS),
  ];
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Runs a command as a check; its output says what is wrong. */
export async function checkCommand(name: string, command: string, args: readonly string[]): Promise<Outcome> {
  const { code, output } = await runCommand(command, args, { limit: CHECK_LIMIT_MS });
  return code === 0 ? { ...NOTHING, passed: 1 } : failedCheck(name, lastLines(output));
}

/** The end of a long output, enough to see the cause. */
export const lastLines = (output: string, lines = 60) => output.split('\n').slice(-lines).join('\n');
