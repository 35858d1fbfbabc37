import type { ChannelHealth, UnitFailures } from '@resort/release/client';

export interface Named {
  /** `mf-auth crash` */
  name: string;
  unit: string;
  failures: UnitFailures;
}

/** What there is to look at: units that change, and whatever fails. */
export function comparisonsOf({ units }: ChannelHealth): Named[] {
  return units.flatMap(({ unit, version, baselineVersion, failures }) =>
    failures
      .filter(({ course }) => version !== baselineVersion || course.length > 0)
      .map((one) => ({ name: `${unit} ${one.kind}`, unit, failures: one })),
  );
}

/** Where the evidence is strongest; without any, the first. */
export function looksWorst(comparisons: readonly Named[]): Named | undefined {
  return comparisons.reduce<Named | undefined>((worst, one) => {
    const isWorse = worst === undefined || one.failures.evidence > worst.failures.evidence;
    return isWorse ? one : worst;
  }, undefined);
}
