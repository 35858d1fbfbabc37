import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { timeLimit } from './time-limit.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a time limit', () => {
  it('aborts at the timeout and reports it', () => {
    const limit = timeLimit(new AbortController().signal, 1000);
    jest.advanceTimersByTime(999);
    expect([limit.signal.aborted, limit.isOver()]).toEqual([false, false]);
    jest.advanceTimersByTime(1);
    expect([limit.signal.aborted, limit.isOver()]).toEqual([true, true]);
  });

  it("aborts with the caller's signal, without reporting a timeout", () => {
    const caller = new AbortController();
    const limit = timeLimit(caller.signal, 1000);
    caller.abort();
    expect([limit.signal.aborted, limit.isOver()]).toEqual([true, false]);
  });

  it("is aborted from the start when the caller's signal already is", () => {
    const caller = new AbortController();
    caller.abort();
    expect(timeLimit(caller.signal, 1000).signal.aborted).toBe(true);
  });

  it('removes its listeners when the call has ended', () => {
    const caller = new AbortController();
    const limit = timeLimit(caller.signal, 1000);
    limit.release();
    jest.advanceTimersByTime(2000);
    caller.abort();
    expect([limit.signal.aborted, limit.isOver(), jest.getTimerCount()]).toEqual([false, false, 0]);
  });
});
