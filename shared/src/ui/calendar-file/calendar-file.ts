/** A day or more without times, business dates: the last one is not part of it, as a stay ends on the day of check-out. */
interface WholeDays {
  from: string;
  to: string;
}

/** Instants, ISO 8601 with their offset. */
interface Times {
  start: string;
  end: string;
}

export interface CalendarEvent {
  /** what never changes, such as the order number: the same entry again replaces the one that is there */
  id: string;
  /** grows with every change, such as the order's version */
  version: number;
  title: string;
  when: WholeDays | Times;
  place?: string | undefined;
  /** lines are kept */
  notes?: string | undefined;
  /** the screen where it is looked at, a whole address */
  url?: string | undefined;
}

/**
 * An event as a calendar file (RFC 5545): whole days as dates, times in UTC, so that it is right in every calendar's
 * zone and needs no definition of ours. `host` makes the identifier unique in the world, `now` is when it was written.
 */
export function calendarFile(event: CalendarEvent, { host, now }: { host: string; now: Date }): string {
  const { id, version, title, when, place, notes, url } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Resort Membership//Reservations//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${textOf(id)}@${host}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${version}`,
    ...spanOf(when),
    `SUMMARY:${textOf(title)}`,
    ...(place === undefined ? [] : [`LOCATION:${textOf(place)}`]),
    ...(notes === undefined ? [] : [`DESCRIPTION:${textOf(notes)}`]),
    ...(url === undefined ? [] : [`URL:${new URL(url).href}`]),
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Days of a stay leave the guest free for other appointments; a table or a treatment does not. */
function spanOf(when: WholeDays | Times): string[] {
  if ('start' in when) return [`DTSTART:${utc(new Date(when.start))}`, `DTEND:${utc(new Date(when.end))}`];
  const day = (date: string) => date.replaceAll('-', '');
  return [`DTSTART;VALUE=DATE:${day(when.from)}`, `DTEND;VALUE=DATE:${day(when.to)}`, 'TRANSP:TRANSPARENT'];
}

/** `2026-12-11T19:00:00+08:00` → `20261211T110000Z` */
const utc = (instant: Date) =>
  instant
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replaceAll(/[-:]/g, '');

/** §3.3.11: nothing that a name or a remark holds can begin a line of its own. */
const textOf = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n|[\u0085\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

/** §3.1: no line over 75 octets; a character of several octets stays whole. */
function folded(line: string): string {
  const utf8 = new TextEncoder();
  let width = 0;
  let out = '';
  for (const character of line) {
    const { length } = utf8.encode(character);
    if (width + length > 75) {
      out += '\r\n ';
      width = 1;
    }
    out += character;
    width += length;
  }
  return out;
}
