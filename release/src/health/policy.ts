/** When the registry takes a rollout back by itself. One policy for every channel: it is about chance, not about taste. */
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
