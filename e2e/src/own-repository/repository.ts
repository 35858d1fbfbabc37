import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { NpmRegistry } from './npm-registry.ts';

const projectRoot = new URL('../../..', import.meta.url).pathname;

/** A folder outside of this repository, and the programs of a team that works there. */
export interface Repository {
  folder: string;
  /** Runs a program there and returns what it printed. Throws with that if it fails. */
  run(env: Record<string, string>, command: string, ...args: string[]): Promise<string>;
  /** Starts a Node program there that prints `ready <origin>`. */
  serve(...args: string[]): Promise<{ origin: string; end(): void }>;
  /** files that differ from what the first commit has */
  editedFiles(): string[];
}

/** An empty repository in a temporary folder. Its Node is this one; nothing else is found here. */
export function emptyRepository(work: string, name: string, { settings }: NpmRegistry): Repository {
  const folder = join(work, name);
  const bin = join(work, 'bin');
  mkdirSync(folder);
  mkdirSync(bin);
  symlinkSync(process.execPath, join(bin, 'node'));
  const elsewhere = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((each) => !/node_modules/.test(each) && !each.startsWith(projectRoot));
  // this person's own settings stay (certificates, a proxy); those of this test and of npm's scripts go
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:NODE_(?:ENV|OPTIONS)|JEST_|npm_)/.test(name),
  );
  const env = {
    ...Object.fromEntries(own),
    PATH: [bin, ...elsewhere].join(delimiter),
    npm_config_userconfig: settings,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
  return {
    folder,
    serve: (...args) => serve(folder, env, args),
    run: (more, command, ...args) => run(folder, { ...env, ...more }, command, args),
    editedFiles() {
      const { stdout } = spawnSync('git', ['diff', '--name-only'], { cwd: folder, encoding: 'utf8' });
      return stdout.split('\n').filter((line) => line !== '');
    },
  };
}

/** Whether a folder is a package's own: npm made no link out of the repository. */
export const hasNoLinks = (folder: string): boolean =>
  readdirSync(join(folder, 'node_modules/@resort'), { withFileTypes: true }).every((entry) =>
    entry.isDirectory(),
  );

function run(cwd: string, env: NodeJS.ProcessEnv, command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${command} ${args.join(' ')}:\n${text}`)),
    );
  });
}

function serve(
  cwd: string,
  env: NodeJS.ProcessEnv,
  args: string[],
): Promise<{ origin: string; end(): void }> {
  const child = spawn('node', args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const origin = /^ready (\S+)$/m.exec(text)?.[1];
      if (origin !== undefined) resolve({ origin, end: () => void child.kill() });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}:\n${text}`)));
  });
}
