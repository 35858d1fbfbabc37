import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseLog } from '../log.ts';
import { shutDown } from './shut-down.ts';

/** Whether a process is alive and was started on this cluster. */
export function serves(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
    }
    const command = execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes(` -D ${cluster} `);
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Stops the server of a process that was killed. Call it only while holding the claim on the cluster, or it
 * stops the server of a running process.
 */
export async function endOrphan(cluster: string, log: DatabaseLog): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (!serves(pid, cluster)) {
    // PostgreSQL refuses to start if the pid belongs to another process now, or was never written.
    if (Number.isNaN(pid) || isAlive(pid)) rmSync(pidFile);
    return;
  }
  log.warn({ pid }, 'ending the database server that a killed process left behind');
  await shutDown({ signal: (name) => process.kill(pid, name), isGone: () => !serves(pid, cluster) });
}
