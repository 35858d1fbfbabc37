/** A night of the calendar: from this date to the next. */
export interface CalendarDay {
  /** business date, `YYYY-MM-DD` */
  date: string;
  /** lowest price of the night, a decimal text; null if there is none */
  price: string | null;
  state: 'OPEN' | 'SOLD_OUT' | 'CLOSED';
  /** minimum nights of a stay that begins here */
  minStay: number;
  /** a stay may include this night, but not begin here */
  noArrival?: boolean;
  /** a stay may include this night, but not end here */
  noDeparture?: boolean;
}

/** What is known of a day. Undefined: not loaded yet; the server checks it later. */
export type DayOf = (date: string) => CalendarDay | undefined;

/** A stay that is being chosen: nights from `from` up to, but without, `to`. */
export interface DateRange {
  from: string | null;
  to: string | null;
}
