import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from './bootstrap.mjs';

/** Of a program that has said itself what is wrong. */
export class EndedBadly extends Error {}

/** The command's own words go through. `onLine`: also takes what it says on its standard output, line by line. */
export async function run(command, args, { env = {}, onLine } = {}) {
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', onLine === undefined ? 'inherit' : 'pipe', 'inherit'],
  });
  const said = child.stdout === null ? undefined : handOn(child.stdout, onLine);
  const [code] = await once(child, 'exit');
  // what it said last may still be on its way; a process that it left behind would keep the pipe open for ever
  await Promise.race([said, pause(2_000, undefined, { ref: false })]);
  child.stdout?.destroy();
  if (code !== 0) throw new EndedBadly(`${command} ended with ${code}`);
}

function handOn(stdout, onLine) {
  createInterface({ input: stdout }).on('line', (line) => {
    console.log(line);
    onLine(line);
  });
  return once(stdout, 'close');
}
