import { RefusedError } from '../../base/errors.ts';

/** When a roll-out is halted automatically. */
export interface HealthPolicy {
  /** visits of the unit that candidate and baseline each need before a decision */
  minimumVisits: number;
  /** minimum difference of failure rates: 0.005 is one visit in two hundred */
  excess: number;
  /** maximum probability that an equally good roll-out is ever halted, over all units, kinds and checks */
  falseAlarm: number;
}

export const HEALTH_POLICY: HealthPolicy = {
  minimumVisits: 10,
  excess: 0.005,
  falseAlarm: 0.001,
};

/** The limits that a channel can set (`policy --sample --excess`). The others are statistical parameters. */
export type HealthLimits = Pick<HealthPolicy, 'minimumVisits' | 'excess'>;

/** Fewer visits give no meaningful rate. */
const SMALLEST_SAMPLE = 10;

/** Default limits of a channel. */
export const HEALTH_LIMITS: HealthLimits = {
  minimumVisits: HEALTH_POLICY.minimumVisits,
  excess: HEALTH_POLICY.excess,
};

/**
 * Throws RefusedError for invalid limits. No limit, however small the sample, increases the false-alarm rate.
 */
export function assertHealthLimits({ minimumVisits, excess }: HealthLimits): void {
  if (!Number.isInteger(minimumVisits) || minimumVisits < SMALLEST_SAMPLE)
    throw new RefusedError(`A sample has ${SMALLEST_SAMPLE} visits or more, not ${minimumVisits}.`);
  if (!(excess >= 0 && excess <= 1))
    throw new RefusedError(`An excess is 0 to 10000 basis points of the visits, not ${excess * 10_000}.`);
}

/** `judged from 100 visits on, halted 0.5 % above` */
export const healthLimitsText = ({ minimumVisits, excess }: HealthLimits): string =>
  `judged from ${minimumVisits} visits on, halted ${Number((100 * excess).toFixed(2))} % above`;
