import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfPrepared, newDatabaseDir, newDataDir, REGISTRY } from './data-dir.ts';

const projectRoot = new URL('../../..', import.meta.url).pathname;

/** The product as `npm start` runs it, with its own data. */
export interface Product {
  origin: string;
  dataDir: string;
  /** `npm run release -- …` with this product's registry; returns its output */
  release(...args: string[]): Promise<string>;
  /** the newest one-time code for a number, E.164 */
  codeFor(phone: string): Promise<string>;
  /** stops it and keeps its data */
  end(): Promise<void>;
  /** stops it and removes its data */
  stop(): Promise<void>;
}

/**
 * Starts with the data of `global-setup.ts` if there is any, otherwise with none.
 * @param configuration environment variables for the journey; they may select another registry, or change what a
 * release contains, so this product delivers its builds as `npm start` does
 */
export async function startProduct(configuration: Record<string, string> = {}): Promise<Product> {
  const prepared = await copyOfPrepared();
  const isAsPrepared = prepared !== null && Object.keys(configuration).length === 0;
  const script = isAsPrepared ? 'scripts/product/serve-prepared.mjs' : 'scripts/start.mjs';
  return startServer(projectRoot, [script], { configuration, dataDir: prepared ?? newDataDir() });
}

/** A second deployment: it serves another channel of the first one's registry, with its own database. */
export async function startOtherChannel({ dataDir: from }: Product, channel: string): Promise<Product> {
  const dataDir = await newDatabaseDir();
  for (const folder of REGISTRY) symlinkSync(join(from, folder), join(dataDir, folder));
  return startServer(projectRoot, ['scripts/start.mjs'], {
    configuration: { RELEASE_CHANNEL: channel },
    dataDir,
  });
}

/** The product as `npm run dev -w …` serves it, with the unit in this folder live. */
export async function startDevelopment(folder: string): Promise<Product> {
  return startServer(folder, [
    join(projectRoot, 'scripts/run.mjs'),
    join(projectRoot, 'scripts/dev/cli.mjs'),
  ]);
}

/** Options for starting a program. */
export interface Start {
  /** environment variables for the journey */
  configuration?: Record<string, string>;
  /** default: a new empty one */
  dataDir?: string;
}

/** Runs a program that prints `ready <origin>`, on a free port with a temporary data folder. */
export async function startServer(cwd: string, args: string[], start: Start = {}): Promise<Product> {
  const { configuration = {}, dataDir = newDataDir() } = start;
  const { NODE_ENV: _test, ...own } = process.env; // the product does not know this test
  const env = {
    ...own,
    PORT: '0',
    DATA_DIR: dataDir,
    APP_ENV: 'development',
    DATABASE_URL: '',
    ...configuration,
  };
  const child = spawn('node', args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await readyLine(child);
  const end = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return {
    origin,
    dataDir,
    release: (...args) => output('node', ['scripts/release/cli.ts', ...args], { ...env, DATA_DIR: dataDir }),
    async codeFor(phone) {
      const response = await fetch(`${origin}/_dev/outbox?to=${encodeURIComponent(phone)}`);
      const messages = (await response.json()) as { code: string | null }[];
      // a message about an order may follow the code's
      const newest = messages.find(({ code }) => code !== null)?.code;
      if (!newest) throw new Error(`no code for ${phone}`);
      return newest;
    },
    end,
    async stop() {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function readyLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const origin = /^ready (\S+)$/m.exec(text)?.[1];
      if (origin !== undefined) resolve(origin);
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${text}`)));
  });
}

export function output(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  cwd = projectRoot,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${command} ${args.join(' ')}: ${text}`)),
    );
  });
}
