import type {
  ClientEvent,
  ClientEventKind,
  ClientReport,
  FailureKind,
  PageRelease,
} from '@resort/shared/remote';
import { readStack } from './kept-stacks.ts';
import { toldOnce } from './told-once.ts';

/** Events within this time are sent together. */
export const GATHER_MS = 5_000;
/** The maximum that the origin accepts at once (release/src/health/report.ts). */
const MOST_EVENTS = 40;
/** … with stacks, so that a report stays below the largest that the origin accepts. */
const MOST_STACKS = 4;

export type Reported = Pick<PageRelease, 'channel' | 'number' | 'since' | 'versions'>;
export type Tell = (kind: ClientEventKind, unit: string) => void;

export interface ReportQueue {
  tell: Tell;
  /**
   * Reports a failure once its kind is known, or as `load-failure` if the page is left or hidden before. The view has been
   * reported already, so without this the visit would count as one without a failure.
   */
  tellFailure: (kind: Promise<FailureKind>, unit: string) => void;
}

/**
 * Reports events to the origin, each once per tab and release: after some seconds, or at once when the page
 * is left.
 * @param send false if the browser refuses now; the events are sent with the next
 */
export function reportQueue(release: Reported, send: (report: ClientReport) => boolean): ReportQueue {
  const number = release.since ?? release.number;
  const isNew = toldOnce(number);
  let waiting: ClientEvent[] = [];
  /** of units that the page does not carry, before it has read the whole release, which has their versions */
  const unknown: Parameters<Tell>[] = [];
  const undecided = new Set<(kind: FailureKind) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const event of unknown.splice(0)) add(...event);
    // only now, because a stack is read by code that loads after the crash
    waiting = waiting.map(withStack);
    while (waiting.length > 0) {
      const most = waiting.some(({ stack }) => stack) ? MOST_STACKS : MOST_EVENTS;
      const events = waiting.slice(0, most);
      if (!send({ schema: 'reports/1', channel: release.channel, release: number, events })) return;
      waiting = waiting.slice(most);
    }
  }
  function leave(): void {
    for (const decide of undecided) decide('load-failure');
    flush();
  }
  // also on pagehide: Safari leaves pages without hiding them
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });

  const add: Tell = (kind, unit) => {
    const version = release.versions[unit];
    if (version === undefined) unknown.push([kind, unit]);
    else if (isNew(`${kind} ${unit}`)) waiting.push({ kind, unit, version });
  };
  const tell: Tell = (kind, unit) => {
    add(kind, unit);
    if (document.visibilityState === 'hidden') flush();
    else timer ??= setTimeout(flush, GATHER_MS);
  };
  const tellFailure: ReportQueue['tellFailure'] = (kind, unit) => {
    const decide = (known: FailureKind) => {
      if (undecided.delete(decide)) tell(known, unit);
    };
    undecided.add(decide);
    void kind.then(decide);
  };
  return { tell, tellFailure };
}

function withStack(event: ClientEvent): ClientEvent {
  const stack = event.kind === 'crash' ? readStack(event.unit, event.version) : undefined;
  return stack ? { ...event, stack } : event;
}

/** The request outlives the page, and nothing waits for it. It only goes to our own origin. */
export function sendBeacon(report: ClientReport): boolean {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  return navigator.sendBeacon('/v1/reports', body);
}
