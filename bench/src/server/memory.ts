import { setTimeout as pause } from 'node:timers/promises';
import { drive, type Prepared } from '../../../app-server/test/load/drive.ts';
import { growthPerMinute, type MemorySample } from './figures.ts';
import type { Measured } from './processes.ts';
import type { Subject } from './subjects.ts';

/** Out of ten requests: what members do most is read. */
const MIX: readonly Subject[] = [
  'read',
  'list',
  'read',
  'redeem',
  'list',
  'read',
  'list',
  'read',
  'redeem',
  'list',
];
/** Pools, compiled code and caches fill first. */
const WARM_UP_SHARE = 0.2;

export interface MemoryFigures {
  readonly minutes: number;
  readonly answered: number;
  readonly errors: Readonly<Record<string, number>>;
  /** bytes a minute, once it has warmed up */
  readonly growth: { readonly rss: number; readonly heapUsed: number };
  readonly samples: readonly MemorySample[];
}

/** The whole time under load; memory is looked at meanwhile, the heap after it has been cleared. */
export async function measureMemory(
  server: Measured,
  { minutes, connections, everySeconds }: { minutes: number; connections: number; everySeconds: number },
  next: (subject: Subject) => Prepared,
): Promise<MemoryFigures> {
  const samples: MemorySample[] = [];
  const seconds = minutes * 60;
  const end = new AbortController();
  const began = performance.now();
  async function watch(): Promise<void> {
    while (!end.signal.aborted) {
      await pause(everySeconds * 1_000, undefined, { signal: end.signal }).catch(() => undefined);
      if (end.signal.aborted) return;
      const { rss, heapUsed } = await server.usage();
      samples.push({ second: Math.round((performance.now() - began) / 1_000), rss, heapUsed });
    }
  }
  const watching = watch();
  let turn = 0;
  const { times, errors } = await drive({
    origins: [server.origin],
    connections,
    seconds,
    next: () => next(MIX[(turn += 1) % MIX.length] ?? 'read'),
  });
  end.abort();
  await watching;
  const settled = samples.filter(({ second }) => second >= seconds * WARM_UP_SHARE);
  return {
    minutes,
    answered: times.length,
    errors,
    growth: { rss: growthPerMinute(settled, 'rss'), heapUsed: growthPerMinute(settled, 'heapUsed') },
    samples,
  };
}
