import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A limit on the processor time of one process, by the kernel: a core of its own that is slower than a real one. */
export interface Quota {
  /** seconds in which it had work and was made to wait, since it began */
  waited(): number;
  /** after the process has ended */
  remove(): void;
}

/** Long enough for the answers of several requests, short enough not to be seen in a time of some ten milliseconds. */
const PERIOD_US = 20_000;

/** Version 1 has a hierarchy for processor time, version 2 one for everything. */
const OLD = '/sys/fs/cgroup/cpu';
const NEW = '/sys/fs/cgroup';

const limits = {
  old: (share: number) => ({
    'cpu.cfs_period_us': PERIOD_US,
    'cpu.cfs_quota_us': Math.round(PERIOD_US * share),
  }),
  new: (share: number) => ({ 'cpu.max': `${Math.round(PERIOD_US * share)} ${PERIOD_US}` }),
};

function version(): keyof typeof limits | undefined {
  if (existsSync(join(OLD, 'cpu.cfs_quota_us'))) return 'old';
  const controllers = join(NEW, 'cgroup.subtree_control');
  return existsSync(controllers) && readFileSync(controllers, 'utf8').split(/\s/).includes('cpu')
    ? 'new'
    : undefined;
}

/** `share`: of one core. Throws a sentence where this machine or this user cannot limit a process. */
export function limitProcess(pid: number, share: number): Quota {
  const kind = version();
  if (kind === undefined)
    throw new Error(
      'This machine has no control group of processor time, so processes cannot have cores of their own.',
    );
  const folder = join(kind === 'old' ? OLD : NEW, `resort-bench-${pid}`);
  try {
    mkdirSync(folder);
    for (const [name, value] of Object.entries(limits[kind](share)))
      writeFileSync(join(folder, name), String(value));
    writeFileSync(join(folder, 'cgroup.procs'), String(pid));
  } catch (cause) {
    throw new Error(`A control group cannot be made in ${folder}: run this as root.`, { cause });
  }
  return {
    waited() {
      const [, unit = '', value] =
        /^throttled_(time|usec) (\d+)$/m.exec(readFileSync(join(folder, 'cpu.stat'), 'utf8')) ?? [];
      return Number(value ?? 0) / (unit === 'time' ? 1e9 : 1e6);
    },
    remove: () => rmdirSync(folder),
  };
}
