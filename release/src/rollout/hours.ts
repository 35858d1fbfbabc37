import { RefusedError } from '../base/errors.ts';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const DAY_MINUTES = 1_440;
const MINUTE_MS = 60_000;

interface Hours {
  /** 0 is Sunday */
  days: ReadonlySet<number>;
  /** minutes of the day; `to` after `from` */
  from: number;
  to: number;
  /** minutes east of UTC */
  zone: number;
}

const FORM = /^(?:(\w{3})-(\w{3}) )?(\d\d):(\d\d)-(\d\d):(\d\d) ?([+-]\d\d:\d\d|Z)$/;

/** Reads `Mon-Fri 09:00-17:00 +08:00` or `09:00-17:00Z`. Throws RefusedError. */
export function readHours(text: string): Hours {
  const [, first, last, ...rest] = FORM.exec(text) ?? [];
  const [hour = '', minute = '', hourTo = '', minuteTo = '', zone = ''] = rest;
  const from = Number(hour) * 60 + Number(minute);
  const to = Number(hourTo) * 60 + Number(minuteTo);
  const days = daysOf(first, last);
  if (
    zone !== '' &&
    days !== null &&
    from < to &&
    to <= DAY_MINUTES &&
    Number(minute) < 60 &&
    Number(minuteTo) < 60
  )
    return { days, from, to, zone: zoneMinutes(zone) };
  throw new RefusedError(`"${text}" are no hours: write Mon-Fri 09:00-17:00 +08:00, with the zone.`);
}

function daysOf(first: string | undefined, last: string | undefined): Set<number> | null {
  if (first === undefined || last === undefined) return new Set(DAYS.keys());
  const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  if (from < 0 || to < 0) return null;
  const length = ((to - from + 7) % 7) + 1;
  return new Set(Array.from({ length }, (_, at) => (from + at) % 7));
}

function zoneMinutes(zone: string): number {
  if (zone === 'Z') return 0;
  const [hours = 0, minutes = 0] = zone.slice(1).split(':').map(Number);
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/** The first instant at or after `now` within the hours, in ms. */
export function nextWithin(hours: string | undefined, now: number): number {
  if (hours === undefined) return now;
  const { days, from, to, zone } = readHours(hours);
  const local = now + zone * MINUTE_MS;
  const midnight = Math.floor(local / (DAY_MINUTES * MINUTE_MS)) * DAY_MINUTES * MINUTE_MS;
  for (let day = 0; ; day += 1) {
    const start = midnight + day * DAY_MINUTES * MINUTE_MS;
    const opens = Math.max(start + from * MINUTE_MS, local);
    if (days.has(new Date(start).getUTCDay()) && opens < start + to * MINUTE_MS)
      return opens - zone * MINUTE_MS;
  }
}
