/** One event of Chromium's trace; times in microseconds on the browser's own clock. */
export interface TraceEvent {
  name: string;
  /** X: an event with a duration */
  ph: string;
  ts: number;
  dur?: number;
  /** of that, what the thread ran on a processor */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { data?: Record<string, unknown>; src_file?: string };
}

/** The main thread of the page's renderer, and when the navigation began there. */
export interface Navigation {
  pid: number;
  tid: number;
  startedAt: number;
}

/** Other renderers, and frames of the same one, have navigations of their own: the page's address tells them apart. */
export function navigationOf(events: readonly TraceEvent[], address: string): Navigation {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.['documentLoaderURL'] === address,
  );
  if (start === undefined) throw new Error(`the trace has no navigation to ${address}`);
  return { pid: start.pid, tid: start.tid, startedAt: start.ts };
}

/** The thread's events that have a duration, each before those within it. */
export const ofThread = (events: readonly TraceEvent[], { pid, tid }: Navigation): TraceEvent[] =>
  events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
