import type { ClientEventKind, FailureKind, ReleaseDocument, VitalKind } from '@resort/shared/remote';
import { contentNumber } from '../rollout/release-content.ts';
import { compare, type Comparison, type Stage, type Tally } from './compare.ts';
import { countKey, type Cohort, type Counts } from './counts.ts';
import { byNetwork, judge, type Judgement } from './few-networks.ts';
import type { Moment } from './moments.ts';
import type { HealthPolicy } from '../permissions/policies/health-policy.ts';
import { overTime, type Period, type PeriodCounts } from './over-time.ts';
import { FAILURES } from './report.ts';

/** One way in which a unit fails. */
export interface UnitFailures extends Judgement {
  kind: FailureKind;
  /** the history for a plot: the counts at each moment; empty while neither side fails in this way */
  course: CoursePoint[];
}

export interface CoursePoint extends Pick<Comparison, 'candidate' | 'baseline' | 'evidence'> {
  /** ISO 8601 */
  at: string;
}

/** One unit, candidate compared with baseline; without a roll-out the current version only. */
export interface UnitHealth {
  unit: string;
  version: string;
  /** null without a roll-out */
  baselineVersion: string | null;
  failures: UnitFailures[];
  /** of all cohorts together, because a single file with wrong bytes is one too many */
  integrityFailures: number;
  vitals: { kind: VitalKind; candidate: number; baseline: number }[];
  /** half an hour each, of the last six hours; only those with visits */
  overTime: Period[];
}

const VITALS: readonly VitalKind[] = ['lcp', 'inp', 'cls'].flatMap(
  (vital) => [`${vital}-good`, `${vital}-fair`, `${vital}-poor`] as VitalKind[],
);

interface Asked {
  unit: string;
  current: ReleaseDocument;
  baseline: ReleaseDocument | null;
  counts: readonly Counts[];
  networks: readonly Counts[];
  moments: readonly Moment[];
  periods: readonly PeriodCounts[];
  tests: number;
  policy: HealthPolicy;
}

/**
 * `counts`: the reports, stage by stage; `networks`: the networks that reported failures, stage by stage; `moments`:
 * the history; `periods`: the same by half hours; `tests`: how many comparisons share the probability of a false alarm.
 */
export function unitHealth(asked: Asked): UnitHealth {
  const { unit, current, baseline, counts, networks, moments, periods, tests, policy } = asked;
  const candidateSide = sideOf(current, unit);
  const baselineSide = baseline && sideOf(baseline, unit);
  const stage = (kind: FailureKind, of: Counts): Stage => ({
    candidate: tallyOf(of, candidateSide, kind),
    baseline: baselineSide ? tallyOf(of, baselineSide, kind) : { visits: 0, failures: 0 },
  });
  const stagesOf = (kind: FailureKind, of: readonly Counts[]) => of.map((one) => stage(kind, one));
  const networksOf = (side: Side | null, kind: FailureKind) =>
    byNetwork(side === null ? [] : networks, side === null ? '' : keyOf(side, 'share', kind));
  const judgementOf = (kind: FailureKind) =>
    judge(
      stagesOf(kind, counts),
      { candidate: networksOf(candidateSide, kind), baseline: networksOf(baselineSide, kind) },
      { tests, policy },
    );
  const coursePoint = (moment: Moment, kind: FailureKind): CoursePoint => {
    const stages = stagesOf(kind, moment.counts);
    const { candidate: ours, baseline: beside, evidence } = compare(stages, tests, policy);
    return { at: moment.at, candidate: ours, baseline: beside, evidence };
  };
  const sum = (side: Side | null, cohorts: readonly Cohort[], kind: FailureKind | VitalKind) =>
    side === null ? 0 : counts.reduce((all, of) => all + countOf(of, side, cohorts, kind), 0);
  return {
    unit,
    version: candidateSide.version,
    baselineVersion: baselineSide?.version ?? null,
    failures: FAILURES.map((kind) => {
      const judgement = judgementOf(kind);
      const isSilent = judgement.candidate.failures + judgement.baseline.failures === 0;
      const course = isSilent ? [] : moments.map((moment) => coursePoint(moment, kind));
      return { kind, ...judgement, course };
    }),
    integrityFailures: sum(candidateSide, ['share', 'named'], 'integrity-failure'),
    vitals: VITALS.map((kind) => ({
      kind,
      candidate: sum(candidateSide, ['share'], kind),
      baseline: sum(baselineSide, ['share'], kind),
    })),
    overTime: overTime(periods, candidateSide, baselineSide),
  };
}

/** A unit in one of the two releases. */
interface Side {
  release: number;
  name: string;
  version: string;
}

function sideOf(release: ReleaseDocument, unit: string): Side {
  const version = release.units[unit]?.version ?? '-';
  return { release: contentNumber(release), name: `${unit}@${version}`, version };
}

const keyOf = ({ release, name }: Side, cohort: Cohort, kind: ClientEventKind): string =>
  countKey({ release, cohort, name, kind });

function countOf(
  counts: Counts,
  side: Side,
  cohorts: readonly Cohort[],
  kind: 'view' | FailureKind | VitalKind,
): number {
  return cohorts.reduce((sum, cohort) => sum + (counts[keyOf(side, cohort, kind)] ?? 0), 0);
}

const tallyOf = (counts: Counts, side: Side, kind: FailureKind): Tally => ({
  visits: countOf(counts, side, ['share'], 'view'),
  failures: countOf(counts, side, ['share'], kind),
});
