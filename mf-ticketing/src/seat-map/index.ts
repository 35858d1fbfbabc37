export type { Seat, SeatPlan, SeatRow } from './plan.ts';
export { SeatMap } from './seat-map.tsx';
export type { SeatMapWords } from './words.ts';
