import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ClientReport } from '@resort/shared/remote';
import { rememberStack } from './kept-stacks.ts';
import { GATHER_MS, reportQueue } from './report-queue.ts';

const release = { channel: 'production', number: 7, since: 5, versions: { shell: '1', 'mf-hotel': '2' } };
let sent: ClientReport[];
let isTaken: boolean;
const send = (report: ClientReport) => {
  if (isTaken) sent.push(report);
  return isTaken;
};
const told = () => sent.flatMap(({ events }) => events.map(({ kind, unit }) => `${kind} ${unit}`));
const hide = () => {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
};

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  [sent, isTaken] = [[], true];
});
afterEach(() => void jest.useRealTimers());

it('collects events, and names the first release with these units', () => {
  const { tell } = reportQueue(release, send);
  tell('view', 'shell');
  tell('crash', 'mf-hotel');
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(GATHER_MS);
  const events = [
    { kind: 'view', unit: 'shell', version: '1' },
    { kind: 'crash', unit: 'mf-hotel', version: '2' },
  ];
  expect(sent).toEqual([{ schema: 'reports/1', channel: 'production', release: 5, events }]);
});

it('reports each event once per tab, over all its pages, and again for another release', () => {
  reportQueue(release, send).tell('crash', 'mf-hotel');
  reportQueue(release, send).tell('crash', 'mf-hotel');
  jest.advanceTimersByTime(GATHER_MS);
  expect(told()).toEqual(['crash mf-hotel']);
  reportQueue({ ...release, since: 7 }, send).tell('crash', 'mf-hotel');
  jest.advanceTimersByTime(GATHER_MS);
  expect(told()).toHaveLength(2);
});

it('sends the stack of a crash, which is kept after the crash was noticed, in small reports', () => {
  const units = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
  const { tell } = reportQueue(
    { ...release, versions: Object.fromEntries(units.map((unit) => [unit, '1'])) },
    send,
  );
  const frame = (unit: string) => ({ unit, chunk: 'a.js', line: 1, column: 7 });
  for (const unit of units) {
    tell('crash', unit);
    rememberStack(unit, '1', [frame(unit)]);
  }
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.map(({ events }) => events.length)).toEqual([4, 1]);
  const stacks = sent.flatMap(({ events }) => events.map(({ stack }) => stack));
  expect(stacks).toEqual(units.map((unit) => [frame(unit)]));
});

it('ignores units that are not in the release', () => {
  reportQueue(release, send).tell('view', 'mf-other');
  jest.advanceTimersByTime(GATHER_MS);
  expect(sent).toEqual([]);
});

it('reports a unit that the page does not carry as soon as the whole release is read', () => {
  const versions: Record<string, string> = { shell: '1' };
  const { tell } = reportQueue({ ...release, versions }, send);
  tell('view', 'mf-hotel');
  hide();
  expect(sent).toEqual([]);
  versions['mf-hotel'] = '2';
  tell('view', 'mf-hotel');
  tell('crash', 'mf-hotel');
  jest.advanceTimersByTime(GATHER_MS);
  expect(sent.flatMap(({ events }) => events)).toEqual([
    { kind: 'view', unit: 'mf-hotel', version: '2' },
    { kind: 'crash', unit: 'mf-hotel', version: '2' },
  ]);
});

it('reports such a unit in a later page, if this one never knew its version', () => {
  reportQueue({ ...release, versions: {} }, send).tell('view', 'mf-hotel');
  hide();
  reportQueue(release, send).tell('view', 'mf-hotel');
  hide();
  expect(told()).toEqual(['view mf-hotel']);
});

it('reports at once when the page is left or hidden', () => {
  const { tell } = reportQueue(release, send);
  tell('view', 'shell');
  hide();
  expect(told()).toEqual(['view shell']);
  tell('view', 'mf-hotel');
  window.dispatchEvent(new Event('pagehide'));
  expect(told()).toHaveLength(2);
});

it('reports a failure as soon as its kind is known', async () => {
  const { tell, tellFailure } = reportQueue(release, send);
  tell('view', 'mf-hotel');
  tellFailure(Promise.resolve('integrity-failure'), 'mf-hotel');
  await jest.advanceTimersByTimeAsync(GATHER_MS);
  window.dispatchEvent(new Event('pagehide'));
  expect(told()).toEqual(['view mf-hotel', 'integrity-failure mf-hotel']);
});

it.each([
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
  ['hidden', hide],
])('reports a failure of unknown kind when the page is %s, and no second one', async (_name, leave) => {
  const { tell, tellFailure } = reportQueue(release, send);
  const kind = Promise.withResolvers<'integrity-failure'>();
  tell('view', 'mf-hotel');
  tellFailure(kind.promise, 'mf-hotel');
  leave();
  expect(told()).toEqual(['view mf-hotel', 'load-failure mf-hotel']);
  kind.resolve('integrity-failure');
  await jest.advanceTimersByTimeAsync(GATHER_MS);
  expect(told()).toHaveLength(2);
});

it('keeps what the browser refuses, and sends no more at once than the origin accepts', () => {
  const versions = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`mf-${at}`, '1']));
  const { tell } = reportQueue({ ...release, versions }, send);
  isTaken = false;
  for (const unit of Object.keys(versions)) tell('view', unit);
  hide();
  expect(sent).toEqual([]);
  isTaken = true;
  hide();
  expect(sent.map(({ events }) => events.length)).toEqual([40, 10]);
});

it.each(['', 'null', '{', '[]', '{"release":5}', '{"release":5,"told":{}}'])(
  'tolerates %j in the storage',
  (text) => {
    sessionStorage.setItem('health', text);
    reportQueue(release, send).tell('view', 'shell');
    hide();
    expect(told()).toEqual(['view shell']);
  },
);
