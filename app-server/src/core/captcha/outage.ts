const OUTAGE_MS = 60_000;

/** Until when another provider stands in; of this process, because reachability is its own. */
let until = 0;

export function noteOutage(now = Date.now()): void {
  until = now + OUTAGE_MS;
}

export function isOutage(now = Date.now()): boolean {
  return now < until;
}
