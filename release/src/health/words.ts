import type { Tally } from './compare.ts';
import type { UnitFailures, UnitHealth } from './unit-health.ts';

/** Why a unit is worse than its baseline, one sentence per kind of failure; otherwise empty. */
export function reasonsToHalt(unit: UnitHealth): string[] {
  return unit.failures
    .filter(({ verdict, doubt }) => verdict === 'worse' && doubt === null)
    .map((failures) => evidenceSentence(unit, failures));
}

/** Verdicts that depend on a few networks. A person decides whether to halt or to continue. */
export function doubtsOf(unit: UnitHealth): string[] {
  return unit.failures.flatMap((failures) => {
    const { doubt } = failures;
    if (doubt === null) return [];
    const why =
      doubt === 'few networks'
        ? 'Few networks report these failures; a person has to decide.'
        : 'Without the baseline failures that few networks report, it would be worse; a person has to decide.';
    return [`${evidenceSentence(unit, failures)} ${why}`];
  });
}

function evidenceSentence(
  { unit, version, baselineVersion }: UnitHealth,
  { kind, candidate, baseline, evidence, needed }: UnitFailures,
): string {
  return (
    `${unit}@${version}: ${kind} in ${shareText(candidate)}, baseline ${baselineVersion ?? '-'} in ` +
    `${shareText(baseline)}; ${evidenceText(evidence)} times as likely if the candidate is worse (halts at ${evidenceText(needed)}).`
  );
}

/** `28,000`; more than a million is not shown exactly */
export function evidenceText(evidence: number): string {
  const rounded = Number(evidence.toPrecision(2));
  return rounded > 1e6 ? 'over 1,000,000' : rounded.toLocaleString('en', { maximumFractionDigits: 2 });
}

/** `12 of 140 visits (8.6 %)` */
export function shareText({ visits, failures }: Tally): string {
  if (visits === 0) return 'no visits yet';
  return `${failures} of ${visits} visits (${percentText(failures / visits)} %)`;
}

/** Two digits: `8.6`, `0.22`, `100`; never with an exponent. */
const percentText = (rate: number): string => String(Number((100 * rate).toPrecision(rate >= 0.995 ? 3 : 2)));
