import { partNameOf } from './part-name.ts';
import { ofThread, type Navigation, type TraceEvent } from './trace-event.ts';

export const OTHER = 'other';
export const IDLE = 'idle until the data';

/** A part's name → milliseconds. */
export type Parts = ReadonlyMap<string, number>;

interface Span {
  part: string;
  to: number;
}

/**
 * What the page's main thread did from the navigation's start until the data was shown, which is so many milliseconds
 * later. Events lie within events: each moment counts once, for the innermost that has a name. The parts and what is
 * idle add up to the time until the data.
 */
export function partsOf(events: readonly TraceEvent[], navigation: Navigation, untilMs: number): Parts {
  const start = navigation.startedAt;
  const end = start + untilMs * 1000;
  const parts = new Map<string, number>();
  const add = (part: string, microseconds: number) =>
    parts.set(part, (parts.get(part) ?? 0) + microseconds / 1000);
  const around: Span[] = [];
  for (const event of ofThread(events, navigation)) {
    while (around.length > 0 && (around.at(-1)?.to ?? 0) <= event.ts) around.pop();
    const outer = around.at(-1);
    // whichever ends later: a rounded duration may reach past the event around it
    const eventEnd = Math.min(event.ts + (event.dur ?? 0), outer?.to ?? end, end);
    const from = Math.max(event.ts, start);
    if (eventEnd <= from) continue;
    const part = partNameOf(event) ?? outer?.part ?? OTHER;
    if (outer) add(outer.part, from - eventEnd);
    add(part, eventEnd - from);
    around.push({ part, to: eventEnd });
  }
  const busyMs = [...parts.values()].reduce((sum, ms) => sum + ms, 0);
  return parts.set(IDLE, untilMs - busyMs);
}
