import type { Hall, PlacedSeat } from './plan.ts';
import type { Zoom } from './use-zoom.ts';
import type { SeatNaming } from './words.ts';

/** Properties that the map and its keyboard stop share. */
export interface SeatFieldProps extends SeatNaming {
  hall: Hall;
  zoom: Zoom;
  chosen: readonly string[];
  onPick: (seat: PlacedSeat) => void;
  /** announces to a screen reader */
  onSay: (words: string) => void;
}
