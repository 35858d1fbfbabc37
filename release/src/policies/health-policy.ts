import { RefusedError } from '../base/errors.ts';

/** When the registry takes a rollout back by itself. */
export interface HealthPolicy {
  /** visits of the unit that candidate and baseline must have each, before anything is said */
  minimumVisits: number;
  /** by how much of all visits the candidate must fail more often than the baseline: 0.005 is one in two hundred */
  excess: number;
  /**
   * how many times as often a version fails that the evidence is weighed for. The test finds what is a little less bad,
   * too; and no single failure is evidence of more than this factor, so that a few broken phones are no broken version
   */
  timesAsBad: number;
  /** how probable it may be that a rollout as good as its baseline is ever halted, over all units, kinds and looks together */
  falseAlarm: number;
}

export const HEALTH_POLICY: HealthPolicy = {
  minimumVisits: 100,
  excess: 0.005,
  timesAsBad: 3,
  falseAlarm: 0.01,
};

/** What a channel may set for itself (`policy --sample --excess`). The rest is about chance, not about taste. */
export type HealthLimits = Pick<HealthPolicy, 'minimumVisits' | 'excess'>;

/** Fewer visits make no rate. */
const SMALLEST_SAMPLE = 10;

/** The limits of a channel that set none. */
export const HEALTH_LIMITS: HealthLimits = {
  minimumVisits: HEALTH_POLICY.minimumVisits,
  excess: HEALTH_POLICY.excess,
};

/** Throws RefusedError for limits that mean nothing. However small the sample, no limit makes a false alarm likelier. */
export function assertHealthLimits({ minimumVisits, excess }: HealthLimits): void {
  if (!Number.isInteger(minimumVisits) || minimumVisits < SMALLEST_SAMPLE)
    throw new RefusedError(`A sample has ${SMALLEST_SAMPLE} visits or more, not ${minimumVisits}.`);
  if (!(excess >= 0 && excess <= 1))
    throw new RefusedError(`An excess is 0 to 10000 basis points of the visits, not ${excess * 10_000}.`);
}

/** `judged from 100 visits on, halted 0.5 % above` */
export const healthLimitsText = ({ minimumVisits, excess }: HealthLimits): string =>
  `judged from ${minimumVisits} visits on, halted ${Number((100 * excess).toFixed(2))} % above`;
