import { commaText } from '@resort/shared/format';
import { currentLanguage } from '@resort/shared/i18n';
import type { PlacedSeat, SeatPlan } from './plan.ts';

/** Texts of the map, in the page's language. */
export interface SeatMapWords {
  /** accessible name of the map: 'Seats' */
  label: string;
  stage: string;
  /** 'Row C, seat 12' */
  seat: (seat: { block: string; row: string; number: string }) => string;
  row: (name: string) => string;
  /** for a row: '12 free' */
  free: (count: number) => string;
  /** for a wheelchair space: 'wheelchair space' */
  wheelchair: string;
  states: { FREE: string; TAKEN: string; BLOCKED: string; MINE: string };
  /** announced after a selection or deselection: 'Row C, seat 12 selected, 2 in total' */
  picked: (seat: string, count: number) => string;
  dropped: (seat: string, count: number) => string;
  zoomIn: string;
  zoomOut: string;
  whole: string;
  asList: string;
  asMap: string;
  /** explains the keys to keyboard users */
  keys: string;
}

export interface SeatNaming {
  plan: SeatPlan;
  words: SeatMapWords;
}

export const seatName = ({ words }: SeatNaming, { block, row, number }: PlacedSeat): string =>
  words.seat({ block: block.name, row: row.name, number });

/** 'Stalls, Row C, seat 12, MOP 480.00, free' */
export function seatSentence(naming: SeatNaming, seat: PlacedSeat, isMine: boolean): string {
  const { plan, words } = naming;
  const price = plan.categories.find(({ id }) => id === seat.category)?.price;
  const state = words.states[isMine ? 'MINE' : seat.state];
  const kind = seat.isWheelchair === true ? words.wheelchair : undefined;
  const parts = [seat.block.name, seatName(naming, seat), kind, price, state];
  return commaText(
    parts.filter((part) => part !== undefined),
    currentLanguage(),
  );
}
