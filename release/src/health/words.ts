import type { Tally } from './compare.ts';
import type { UnitHealth } from './unit-health.ts';

/** Why a unit is worse than its baseline, one sentence per kind of failure; otherwise empty. */
export function reasonsToHalt({ unit, version, baselineVersion, failures }: UnitHealth): string[] {
  return failures
    .filter(({ verdict }) => verdict === 'worse')
    .map(
      ({ kind, candidate, baseline, evidence, needed }) =>
        `${unit}@${version}: ${kind} in ${shareText(candidate)}, beside it ${baselineVersion ?? '-'} in ` +
        `${shareText(baseline)}; ${evidenceText(evidence)} times likelier if it is worse (halts at ${evidenceText(needed)}).`,
    );
}

/** `28,000`; more than a million is not shown exactly */
export function evidenceText(evidence: number): string {
  const rounded = Number(evidence.toPrecision(2));
  return rounded > 1e6 ? 'over 1,000,000' : rounded.toLocaleString('en', { maximumFractionDigits: 2 });
}

/** `12 of 140 visits (8.6 %)` */
export function shareText({ visits, failures }: Tally): string {
  const percent = visits === 0 ? '-' : ((100 * failures) / visits).toPrecision(2);
  return `${failures} of ${visits} visits (${percent} %)`;
}
