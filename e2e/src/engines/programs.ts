import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
// @ts-expect-error plain JavaScript, shared with the scripts that run before anything is installed
import { fontSettings } from '../../fonts.mjs';

/** The first existing path; patterns allowed; null if there is none. */
export function firstOf(...patterns: string[]): string | null {
  const found = patterns.flatMap((pattern) => (existsSync(pattern) ? pattern : globSync(pattern)));
  return found[0] ?? null;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** A program started here; `end` resolves when it has exited. */
export interface Program {
  child: ChildProcess;
  end(): Promise<void>;
}

/**
 * Starts a program with fonts for all five languages, in its own process group, so that its children end with
 * it.
 */
export function startProgram(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  stdio: StdioOptions = 'ignore',
): Program {
  const fonts = fontSettings() as Record<string, string>;
  const child = spawn(command, args, { env: { ...process.env, ...fonts, ...env }, stdio, detached: true });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    child,
    async end() {
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL');
      } catch {
        return; // it has already exited
      }
      await ended;
    },
  };
}
