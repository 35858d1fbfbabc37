import { inTime } from '../page/in-time.ts';

/** Counts faults, and how many of them the product survived. */
export interface Tally {
  /** runs the cell and counts it, whatever its outcome */
  tried(cell: Promise<void>): Promise<void>;
  /** `180 faults tried, 179 survived` */
  summary(): string;
}

/** Shorter than the file's test timeout, so that a cell is never counted after its test has ended. */
const CELL_MS = 110_000;

export function newTally(): Tally {
  let tried = 0;
  let survived = 0;
  return {
    async tried(cell) {
      tried += 1;
      await inTime(cell, CELL_MS, () => `not done after ${CELL_MS} ms`);
      survived += 1;
    },
    summary: () => `${tried} faults tried, ${survived} survived`,
  };
}
