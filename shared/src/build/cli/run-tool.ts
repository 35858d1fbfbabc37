import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The absolute path of a program that a package of ours brings: its entry in the package's `bin`. */
export function programOf(name: string): string {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : (bin[name] ?? '');
  return join(dirname(manifest), file);
}

/** Runs a program in a folder. Returns what it printed if it failed, otherwise nothing. */
export function runTool(cwd: string, name: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const command = [programOf(name), ...args];
    execFile(process.execPath, command, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` || error.message : ''),
    );
  });
}

/** Runs a program in a folder with this terminal. Returns its exit code. */
export function runInTerminal(cwd: string, name: string, args: string[], flags: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, programOf(name), ...args], { cwd, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
