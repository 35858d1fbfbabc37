import { ofThread, type Navigation, type TraceEvent } from './trace-event.ts';

/**
 * How many milliseconds of its tasks the page's main thread did not run: other programs had the processor, or it
 * waited for another thread. What the slowed-down processor takes longer is not among them.
 */
export function waitedMs(events: readonly TraceEvent[], navigation: Navigation, untilMs: number): number {
  const end = navigation.startedAt + untilMs * 1000;
  let sum = 0;
  let lastEnd = navigation.startedAt;
  for (const { ts, dur = 0, tdur = dur } of ofThread(events, navigation)) {
    const isOutermost = ts >= lastEnd;
    if (!isOutermost || ts + dur > end) continue;
    lastEnd = ts + dur;
    sum += Math.max(0, dur - tdur);
  }
  return sum / 1000;
}
