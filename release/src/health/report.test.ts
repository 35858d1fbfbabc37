import { describe, expect, it } from '@jest/globals';
import { parseReport } from './report.ts';

const event = { kind: 'crash', unit: 'mf-hotel', version: '0.1.0-3fa94c1b2d7e' };
const report = { schema: 'reports/1', channel: 'production', release: 12, events: [event] };
const frame = { unit: 'mf-hotel', chunk: 'static/js/async/12.0a1b2c3d4e.js', line: 1, column: 4_711 };
const withStack = (stack: unknown, more = {}) => ({ ...report, events: [{ ...event, stack, ...more }] });

describe('a report', () => {
  it('is accepted unchanged', () => expect(parseReport(report)).toEqual(report));

  it('is accepted with the stack of a crash', () => {
    const told = withStack(Array.from({ length: 10 }, () => frame));
    expect(parseReport(told)).toEqual(told);
  });

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
    ['a stack that is a text', withStack('Error: Chan Tai Man')],
    ['a stack without a frame', withStack([])],
    ['a stack of too many frames', withStack(Array.from({ length: 11 }, () => frame))],
    ['the stack of a visit', withStack([frame], { kind: 'view' })],
    ['a frame with a name', withStack([{ ...frame, name: 'Chan Tai Man' }])],
    ['a frame without a column', withStack([{ unit: 'mf-hotel', chunk: frame.chunk, line: 1 }])],
    ['a frame at line 0', withStack([{ ...frame, line: 0 }])],
    ['a frame at no whole column', withStack([{ ...frame, column: 1.5 }])],
    ['a frame beyond every script', withStack([{ ...frame, column: 1e12 }])],
    ['a frame in another place', withStack([{ ...frame, chunk: '../../keys.js' }])],
    ['a frame in an address', withStack([{ ...frame, chunk: 'https://evil.example/a.js' }])],
    ['a frame in hostile text', withStack([{ ...frame, chunk: '\u001b[2J<img onerror=1>.js' }])],
    ['a frame in no script', withStack([{ ...frame, chunk: 'static/js/a.js.map' }])],
    ['a very long version', { ...report, events: [{ ...event, version: '1'.repeat(101) }] }],
  ])('is refused with %s', (_what, body) => expect(() => parseReport(body)).toThrow('report'));
});
