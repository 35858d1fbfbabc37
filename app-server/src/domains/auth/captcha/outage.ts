const OUTAGE_MS = 60_000;

/** Until when the fallback provider is used; per process, because each has its own connection. */
let until = 0;

export function noteOutage(now = Date.now()): void {
  until = now + OUTAGE_MS;
}

export function isOutage(now = Date.now()): boolean {
  return now < until;
}
