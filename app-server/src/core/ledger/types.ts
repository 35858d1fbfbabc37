import type { UNITS } from '../../schema/index.ts';

export type Unit = (typeof UNITS)[number];

/** An amount of one member in one unit; dollars in hundredths, points whole; always above zero. */
export interface Amount {
  readonly memberId: number;
  readonly unit: Unit;
  readonly amount: bigint;
}
