import { describe, expect, it } from '@jest/globals';
import { parseReport } from './report.ts';

const event = { kind: 'crash', unit: 'mf-hotel', version: '0.1.0-3fa94c1b2d7e' };
const report = { schema: 'reports/1', channel: 'production', release: 12, events: [event] };

describe('a report', () => {
  it('is accepted unchanged', () => expect(parseReport(report)).toEqual(report));

  it.each([
    ['nothing', null],
    ['a list', []],
    ['another schema', { ...report, schema: 'reports/2' }],
    ['a field more, such as an address', { ...report, path: '/my-vouchers?id=7' }],
    ['a channel that is none', { ...report, channel: '../x' }],
    ['a release that is none', { ...report, release: 0 }],
    ['a release as text', { ...report, release: '12' }],
    ['no events', { ...report, events: [] }],
    ['too many events', { ...report, events: Array.from({ length: 41 }, () => event) }],
    ['an unknown kind', { ...report, events: [{ ...event, kind: 'toString' }] }],
    ['an event with a message', { ...report, events: [{ ...event, message: 'Chan Tai Man' }] }],
    ['a unit that is none', { ...report, events: [{ ...event, unit: 'mf hotel' }] }],
    ['a version that is none', { ...report, events: [{ ...event, version: '1 2' }] }],
    ['a very long version', { ...report, events: [{ ...event, version: '1'.repeat(101) }] }],
  ])('is refused with %s', (_what, body) => expect(() => parseReport(body)).toThrow('report'));
});
