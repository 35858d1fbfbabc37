import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const STAY: CalendarEvent = {
  id: 'H2611214GK8Q2ZT',
  version: 2,
  title: 'Premier Suite, Grand Palace',
  when: { from: '2026-12-31', to: '2027-01-02' },
  place: '澳門新口岸; 12 Avenida, 3/F',
  notes: 'Check-in from 15:00\r\nATTENDEE:mailto:someone@example.com\\n\u2028END:VEVENT',
  url: 'https://resort.test/en/hotel-order?id=1512237341&x=a,b;c',
};
const fileOf = (change: Partial<CalendarEvent> = {}) =>
  calendarFile([{ ...STAY, ...change }], { host: 'resort.test', now: new Date('2026-11-21T16:45:02.123Z') });

/** Reads the file with another implementation of the standard. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const [event] = events;
  if (!event) throw new Error('no event');
  return { component: event, event: new ICAL.Event(event) };
}

describe('a calendar file', () => {
  it('gives the same event in another implementation of the standard, whatever characters its texts contain', () => {
    const { component, event } = read(fileOf());
    expect(event.uid).toBe('H2611214GK8Q2ZT@resort.test');
    expect(event.sequence).toBe(2);
    expect(event.summary).toBe(STAY.title);
    expect(event.location).toBe(STAY.place);
    expect(event.description).toBe('Check-in from 15:00\nATTENDEE:mailto:someone@example.com\\n\nEND:VEVENT');
    expect(component.getFirstPropertyValue('url')).toBe(STAY.url);
    expect(component.hasProperty('attendee')).toBe(false);
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T16:45:02Z');
  });

  it('has all-day dates for a stay, without the check-out day', () => {
    const { event } = read(fileOf());
    expect([event.startDate.isDate, String(event.startDate), String(event.endDate)]).toEqual([
      true,
      '2026-12-31',
      '2027-01-02',
    ]);
  });

  it('has times in UTC', () => {
    const when = { start: '2026-12-31T19:00:00+08:00', end: '2027-01-01T00:30:00+08:00' };
    const { event } = read(fileOf({ when }));
    expect([String(event.startDate), String(event.endDate)]).toEqual([
      '2026-12-31T11:00:00Z',
      '2026-12-31T16:30:00Z',
    ]);
  });

  it('has lines of at most 75 octets, whole characters, and CRLF line ends', () => {
    const title = '澳門葡京人酒店🌸尊尚套房'.repeat(20);
    const file = fileOf({ title });
    const lines = file.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(read(file).event.summary).toBe(title);
  });

  it('has all events of several', () => {
    const file = calendarFile([STAY, { ...STAY, id: 'T1' }], { host: 'resort.test', now: new Date() });
    const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
    const uids = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).uid);
    expect(uids).toEqual(['H2611214GK8Q2ZT@resort.test', 'T1@resort.test']);
  });

  it('omits unknown values', () => {
    const file = fileOf({ place: undefined, notes: undefined, url: undefined });
    expect(file).not.toMatch(/LOCATION|DESCRIPTION|URL|undefined/);
  });
});
