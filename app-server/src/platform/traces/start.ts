import { setTimeout as pause } from 'node:timers/promises';
import type { TracesLog } from './export-watch.ts';
import type { TracesConfig } from './traces-config.ts';

/** A collector that does not answer does not keep a process from stopping. */
const PATIENCE_MS = 3000;

export interface Traces {
  /** Sends what is left, for three seconds at most. */
  close(): Promise<void>;
}

/** Makes and exports spans from now on. Call it before the database is opened and routes are registered. */
export async function startTraces(config: TracesConfig | undefined, log: TracesLog): Promise<Traces> {
  if (config === undefined) return { close: async () => undefined };
  const { startSdk } = await import('./sdk.ts');
  const stop = startSdk(config, log);
  return {
    async close() {
      const limit = new AbortController();
      const late = pause(PATIENCE_MS, undefined, { signal: limit.signal }).catch(() => undefined);
      await Promise.race([stop().catch(() => undefined), late]);
      limit.abort();
    },
  };
}
