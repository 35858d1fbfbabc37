import { spawn } from 'node:child_process';
import { projectRoot } from './bootstrap.mjs';

/** Of a program that has said itself what is wrong. */
export class EndedBadly extends Error {}

/** The command's own words go through; `--json` makes jest print results to standard output, which nobody reads. */
export function run(command, args, env = {}) {
  const stdout = args.includes('--json') ? 'ignore' : 'inherit';
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdout, 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new EndedBadly(`${command} ended with ${code}`)),
    );
  });
}
