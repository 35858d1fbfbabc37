/** A night of the calendar: who sleeps from this day to the next. */
export interface CalendarDay {
  /** business date, `YYYY-MM-DD` */
  date: string;
  /** the lowest price of the night, a decimal text; null where there is none */
  price: string | null;
  state: 'OPEN' | 'SOLD_OUT' | 'CLOSED';
  /** nights at least of a stay that begins here */
  minStay: number;
  /** a stay may go on here, but not begin */
  noArrival?: boolean;
  /** a stay may go on here, but not end */
  noDeparture?: boolean;
}

/** What is known of a day; undefined: not loaded, and then the server says it later. */
export type DayOf = (date: string) => CalendarDay | undefined;

/** A stay that is being chosen: nights from `from` up to, and without, `to`. */
export interface DateRange {
  from: string | null;
  to: string | null;
}
