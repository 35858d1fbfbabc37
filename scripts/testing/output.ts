import { spawnSync } from 'node:child_process';
import { projectRoot } from './tree.ts';

/** Runs a program of the project's packages and returns its output and exit code. */
export function output(command: string, args: readonly string[], cwd = projectRoot) {
  const PATH = `${projectRoot}node_modules/.bin:${process.env['PATH']}`;
  const { NODE_OPTIONS: _jest, ...env } = process.env;
  const { stdout, stderr, status } = spawnSync(command, args, {
    cwd,
    env: { ...env, PATH },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { stdout, stderr, status };
}
