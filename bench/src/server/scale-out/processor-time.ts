import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS = 1e9;

/** Seconds of processor time of all threads of a process, to the microsecond; 0 where it has ended. */
export function secondsOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const spent = threads.map(
      (thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0],
    );
    return spent.reduce((sum, nanoseconds) => sum + Number(nanoseconds), 0) / NANOSECONDS;
  } catch {
    return 0;
  }
}

/** The process and its children: all of a PostgreSQL, by its first process. */
export function familyOf(pid: number): number[] {
  const isChild = (each: string) => {
    try {
      // the name may have spaces and brackets
      const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
      return Number(fields?.[1]) === pid;
    } catch {
      return false;
    }
  };
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name));
  return [pid, ...children.map(Number)];
}
