import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { LEAVING, useOneAtATime } from './use-one-at-a-time.ts';

function pieceOfWork() {
  let times = 0;
  let finish: (end?: typeof LEAVING) => void = () => {};
  const work = () => {
    times += 1;
    return new Promise<typeof LEAVING | undefined>((resolve) => {
      finish = resolve;
    });
  };
  const { result } = renderHook(() => useOneAtATime(work));
  const press = () => result.current[0]();
  return {
    press,
    result,
    times: () => times,
    finish: (end?: typeof LEAVING) => act(async () => finish(end)),
  };
}

describe('work that a press starts', () => {
  it('starts once when two presses precede the next paint', async () => {
    const { press, result, times } = pieceOfWork();
    await act(async () => {
      press();
      press();
    });
    expect(times()).toBe(1);
    expect(result.current[1]).toBe(true);
  });

  it('that is aborted by the end of its session is finished, and no error', async () => {
    const givenUp = { name: 'AbortError', message: 'Aborted' };
    const failures: unknown[] = [];
    const note = (failure: unknown) => failures.push(failure);
    process.on('unhandledRejection', note);
    try {
      const { result } = renderHook(() => useOneAtATime(() => Promise.reject(givenUp)));
      await act(async () => {
        result.current[0]();
      });
      await new Promise((resolve) => setTimeout(resolve));
      expect(result.current[1]).toBe(false);
      expect(failures).toEqual([]);
    } finally {
      process.off('unhandledRejection', note);
    }
  });

  it('can be started again afterwards', async () => {
    const { press, result, times, finish } = pieceOfWork();
    await act(async () => press());
    await finish();
    expect(result.current[1]).toBe(false);
    await act(async () => press());
    expect(times()).toBe(2);
  });

  it('stays locked after it led to another screen', async () => {
    const { press, result, times, finish } = pieceOfWork();
    await act(async () => press());
    await finish(LEAVING);
    await act(async () => press());
    expect(times()).toBe(1);
    expect(result.current[1]).toBe(true);
  });
});
