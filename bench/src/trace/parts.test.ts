import { describe, expect, it } from '@jest/globals';
import { fileOf } from './file-name.ts';
import { partsOf } from './parts.ts';
import { waitedMs } from './waited.ts';
import { navigationOf, type TraceEvent } from './trace-event.ts';

const PAGE = 'https://federated.test:1/en/my-membership';
const SHELL = 'https://federated.test:1/artifacts/shell/0.1.0-abc/static/js/shell.7e193783db.js';

/** From one millisecond to another on the page's main thread. */
const event = (name: string, from: number, to: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  ts: from * 1000,
  dur: (to - from) * 1000,
  pid: 7,
  tid: 7,
  ...more,
});
const ofFile = (url: string): Partial<TraceEvent> => ({ args: { data: { url } } });
const start = (address: string, ms: number, pid: number) =>
  event('navigationStart', ms, ms, { ph: 'R', pid, args: { data: { documentLoaderURL: address } } });

const THREAD = { pid: 7, tid: 7, startedAt: 100_000 };
const inMs = (events: readonly TraceEvent[], untilMs: number) =>
  Object.fromEntries(partsOf(events, THREAD, untilMs));

describe('partsOf', () => {
  it('counts each moment once, for the innermost event that has a name', () => {
    const parts = inMs(
      [
        event('RunTask', 110, 160),
        event('EvaluateScript', 115, 155, ofFile(SHELL)),
        event('v8.compile', 115, 125, ofFile(SHELL)),
        event('v8.run', 125, 155), // has no name, so it is evaluation
        event('MinorGC', 130, 133),
        event('Layout', 140, 150),
      ],
      100,
    );
    expect(parts).toEqual({
      other: 10,
      'evaluate shell': 17,
      'compile shell': 10,
      'garbage collection': 3,
      'style and layout': 10,
      'idle until the data': 50,
    });
  });

  it('takes no other thread and no other process', () => {
    const others = [event('Layout', 110, 150, { tid: 8 }), event('Layout', 110, 150, { pid: 8 })];
    expect(inMs(others, 100)).toEqual({ 'idle until the data': 100 });
  });

  it('cuts what began before the navigation or ends after the data', () => {
    const parts = inMs(
      [
        event('RunTask', 90, 105),
        event('RunTask', 180, 230),
        event('FunctionCall', 190, 220, ofFile(SHELL)),
        event('Paint', 205, 210),
      ],
      100,
    );
    expect(parts).toEqual({ other: 15, 'call of shell': 10, 'idle until the data': 75 });
  });

  it('needs no order, and adds up where an event reaches past the one around it', () => {
    const parts = inMs([event('Paint', 115, 131), event('RunMicrotasks', 110, 130)], 100);
    expect(parts).toEqual({ microtasks: 5, paint: 15, 'idle until the data': 80 });
  });
});

it('a task has the name of what posted it', () => {
  const posted = { args: { src_file: 'third_party/blink/background_url_loader.cc' } };
  const events = [
    event('RunTask', 110, 130),
    event('ThreadControllerImpl::RunTask', 112, 130, posted),
    event('Layout', 120, 125),
  ];
  expect(inMs(events, 100)).toEqual({
    other: 2,
    'task of background_url_loader': 13,
    'style and layout': 5,
    'idle until the data': 80,
  });
});

it('waits where a whole task took longer than the thread ran', () => {
  const events = [
    event('RunTask', 110, 130, { tdur: 14_000 }),
    event('Layout', 115, 125, { tdur: 4000 }),
    event('RunTask', 140, 150, { tdur: 9000 }),
    event('RunTask', 190, 220, { tdur: 1000 }), // ends after the data
  ];
  expect(waitedMs(events, THREAD, 100)).toBe(7);
});

it("finds the page's own navigation among those of frames and other renderers", () => {
  const events = [start('', 90, 5), start(PAGE, 100, 7), start('', 300, 7)];
  expect(navigationOf(events, PAGE)).toEqual(THREAD);
  expect(() => navigationOf(events, `${PAGE}/other`)).toThrow('no navigation');
});

it('names files without host, version and hash', () => {
  const artifact = (path: string) => fileOf(`https://federated.test:1/artifacts/${path}`);
  expect(fileOf(SHELL)).toBe('shell');
  expect(artifact('mf-auth/0.1.0-abc/container.9bacd6aeff.js')).toBe('entry of mf-auth');
  expect(artifact('mf-auth/0.1.0-abc/pack.a974a9f3fd3c4b09.js')).toBe('pack of mf-auth');
  expect(artifact('mf-auth/0.1.0-abc/static/js/async/8.js')).toBe('mf-auth/static/js/async/8.js');
  expect(artifact('shell/0.1.0-abc/static/js/async/137.3c2a1d724d.js')).toBe('shell/static/js/async/137.js');
  expect([fileOf(PAGE), fileOf('')]).toEqual(['/en/my-membership', 'no file']);
});
