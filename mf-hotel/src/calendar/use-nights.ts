import { useCallback, useRef, useState } from 'react';
import type { CalendarDay, DayOf } from './day.ts';

/** Loads the days of a month, `YYYY-MM`. */
export type LoadMonth = (month: string) => Promise<readonly CalendarDay[]>;

export interface Nights {
  dayOf: DayOf;
  /** requests a month once; repeats after a failure */
  ask: (month: string) => void;
  stateOf: (month: string) => 'loading' | 'there' | 'failed';
}

/** The nights loaded so far, month by month as they come into view. */
export function useNights(load: LoadMonth): Nights {
  const [known, setKnown] = useState<ReadonlyMap<string, CalendarDay>>(new Map());
  const [states, setStates] = useState<ReadonlyMap<string, 'there' | 'failed'>>(new Map());
  const asked = useRef(new Set<string>());
  const ask = useCallback(
    async (month: string) => {
      if (asked.current.has(month)) return;
      asked.current.add(month);
      const set = (state: 'there' | 'failed') => setStates((before) => new Map([...before, [month, state]]));
      try {
        const days = await load(month);
        setKnown((before) => new Map([...before, ...days.map((day) => [day.date, day] as const)]));
        set('there');
      } catch {
        asked.current.delete(month);
        set('failed');
      }
    },
    [load],
  );
  return {
    dayOf: (date) => known.get(date),
    ask: (month) => void ask(month),
    stateOf: (month) => states.get(month) ?? 'loading',
  };
}
