/** One or more whole days (business dates). `to` is exclusive, as a stay ends on the day of check-out. */
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
  /** a constant, such as the order number: a new file with the same id replaces the calendar entry */
  id: string;
  /** increases with every change, such as the order's version */
  version: number;
  title: string;
  when: WholeDays | Times;
  place?: string | undefined;
  /** line breaks are preserved */
  notes?: string | undefined;
  /** absolute address of the screen that shows it */
  url?: string | undefined;
}

/**
 * Events as a calendar file (RFC 5545). Whole days are dates and times are in UTC, so that they are right
 * in every time zone without a definition of ours. `host` makes the identifiers globally unique; `now` is the
 * time of creation.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { host, now }: { host: string; now: Date },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Resort Membership//Reservations//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => linesOf(event, host, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf(event: CalendarEvent, host: string, now: Date): string[] {
  const { id, version, title, when, place, notes, url } = event;
  return [
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
  ];
}

/** A stay leaves the guest free for other appointments; a table or a treatment does not. */
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

/** RFC 5545 §3.3.11: escapes line breaks, so that no text can start a new property. */
const textOf = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n|[\u0085\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

/** RFC 5545 §3.1: at most 75 octets per line, without splitting a multi-octet character. */
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
