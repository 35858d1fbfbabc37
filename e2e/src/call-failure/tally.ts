/** Counts faults, and how many of them the product survived. */
export interface Tally {
  /** runs the cell and counts it, whatever comes of it */
  tried(cell: Promise<void>): Promise<void>;
  /** `180 faults tried, 179 survived` */
  summary(): string;
}

export function newTally(): Tally {
  let tried = 0;
  let survived = 0;
  return {
    async tried(cell) {
      tried += 1;
      await cell;
      survived += 1;
    },
    summary: () => `${tried} faults tried, ${survived} survived`,
  };
}
