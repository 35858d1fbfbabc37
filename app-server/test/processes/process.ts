import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server program of the product in its own process. */
export interface ServerProcess {
  readonly origin: string;
  readonly child: ChildProcess;
  /** its output so far */
  output(): string;
  /** resolves to its exit code after it ended; null after a signal that it did not handle */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
export const APP_SERVER = path('../server-process.ts');
export const PRODUCT = path('../../../scripts/start.mjs');

/** Only the given variables, and the clock of `elsewhere`: the tests' environment must not configure a server. */
function environment(given: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LD_PRELOAD } = process.env;
  return { PATH, HOME, TMPDIR, ...(LD_PRELOAD && { LD_PRELOAD }), PORT: '0', ...given };
}

/** Starts the program without waiting for it. */
export function launch(program: string, env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [program], {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const origin = /^ready (\S+)$/m.exec(text)?.[1];
      if (origin !== undefined) resolve(origin);
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  void ended.then((code) => reject(new Error(`ended with ${code}:\n${text}`)));
  ready.catch(() => undefined);
  return { child, ready, ended, output: () => text };
}

/** Starts the program and waits until it serves; rejects with its output if it ends instead. */
export async function startProcess(
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const { child, ready, ended, output } = launch(program, env);
  const origin = await ready;
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { origin, child, output, end };
}
