import type { UNITS } from '../../schema/index.ts';

export type Unit = (typeof UNITS)[number];

/** What a movement is for: an order's kind and number, a payment, a campaign. Movements happen once per reference. */
export interface Reference {
  readonly kind: string;
  readonly id: string;
}

/** An amount of one member in one unit; dollars in hundredths, points whole; always above zero. */
export interface Amount {
  readonly memberId: number;
  readonly unit: Unit;
  readonly amount: bigint;
}
