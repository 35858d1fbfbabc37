import { macauDate } from '../../platform/time/clock.ts';

/** Tier points count from 1 April to 31 March, Macau time; a tier expires on the last day. */
export interface ProgrammeYear {
  readonly startsAt: Date;
  /** its last second */
  readonly endsAt: Date;
}

/** The programme year of an instant. */
export function programmeYear(at: Date): ProgrammeYear {
  const [year = 0, month = 0] = macauDate(at).split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return {
    startsAt: new Date(`${first}-04-01T00:00:00+08:00`),
    endsAt: new Date(`${first + 1}-03-31T23:59:59+08:00`),
  };
}
