export type { Seat, SeatBlock, SeatCategory, SeatPlan, SeatRow } from './plan.ts';
export { SeatMap, type SeatMapProps } from './seat-map.tsx';
export type { SeatMapWords } from './words.ts';
