import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { timeLimit } from './time-limit.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a limit of time', () => {
  it('aborts when the time is over, and says so', () => {
    const limit = timeLimit(new AbortController().signal, 1000);
    jest.advanceTimersByTime(999);
    expect([limit.signal.aborted, limit.isOver()]).toEqual([false, false]);
    jest.advanceTimersByTime(1);
    expect([limit.signal.aborted, limit.isOver()]).toEqual([true, true]);
  });

  it('aborts with the signal of the caller, which is no time-out', () => {
    const caller = new AbortController();
    const limit = timeLimit(caller.signal, 1000);
    caller.abort();
    expect([limit.signal.aborted, limit.isOver()]).toEqual([true, false]);
  });

  it('is aborted from the start where the caller has given up already', () => {
    const caller = new AbortController();
    caller.abort();
    expect(timeLimit(caller.signal, 1000).signal.aborted).toBe(true);
  });

  it('lets go once the call has ended', () => {
    const caller = new AbortController();
    const limit = timeLimit(caller.signal, 1000);
    limit.release();
    jest.advanceTimersByTime(2000);
    caller.abort();
    expect([limit.signal.aborted, limit.isOver(), jest.getTimerCount()]).toEqual([false, false, 0]);
  });
});
