import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configureApi } from '@resort/shared/api';
import { StayPicker } from './StayPicker.tsx';
import { show } from '../testing/show.ts';
import { fixToday } from '../testing/today.ts';

fixToday();
const WISH = { checkIn: '2026-12-30', checkOut: '2027-01-02', rooms: 1, adults: 2, children: 0 };
let asked: string[];
beforeEach(() => {
  asked = [];
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  configureApi({
    baseUrl: 'http://app.test',
    appKey: 'k',
    fetch: (request) => {
      const { pathname, searchParams } = new URL(request instanceof Request ? request.url : request);
      asked.push(`${pathname} ${searchParams.get('from')} ${searchParams.get('to')}`);
      return Promise.resolve(Response.json({ code: 0, data: [], errorCode: null, message: '' }));
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});
const open = () => show(() => <StayPicker wish={WISH} onChange={() => undefined} />, '/hotels');

describe('the months that the calendar shows first', () => {
  it('are requested before it is opened, but not while the screen is new', async () => {
    open();
    await jest.advanceTimersByTimeAsync(1_900);
    expect(asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual([
      '/gateway/hotel/calendar 2026-11-21 2026-11-30',
      '/gateway/hotel/calendar 2026-12-01 2026-12-31',
    ]);
  });

  it('are not requested once the screen is left', async () => {
    const { unmount } = open();
    await jest.advanceTimersByTimeAsync(2_100);
    unmount();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual([]);
  });

  it.each([[{ saveData: true }], [{ effectiveType: '3g' }]])('nor with %j', async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    open();
    await jest.advanceTimersByTimeAsync(12_000);
    expect(asked).toEqual([]);
  });
});
