import type { FailureKind, ReleaseDocument, VitalKind } from '@resort/shared/remote';
import { pinsOf, readRelease, releasesOf } from '../channel.ts';
import { RefusedError } from '../errors.ts';
import { policyOf } from '../policy.ts';
import type { Registry } from '../registry.ts';
import { contentNumber } from '../rollout/content.ts';
import { isRollingOut } from '../rollout/rolling-out.ts';
import { compare, type Comparison, type Stage, type Tally } from './compare.ts';
import { countKey, type Cohort, type Counts } from './counts.ts';
import { readHealth, type HealthDocument } from './health-store.ts';
import { HEALTH_POLICY, type HealthPolicy } from './policy.ts';
import { FAILURES } from './report.ts';

/** One unit, candidate beside baseline; without a roll-out the current version alone. */
export interface UnitHealth {
  unit: string;
  version: string;
  /** null while nothing rolls out */
  baselineVersion: string | null;
  failures: ({ kind: FailureKind } & Comparison)[];
  /** of all cohorts together: whoever is named runs it too, and one file that is not what was pinned is one too many */
  integrityFailures: number;
  vitals: { kind: VitalKind; candidate: number; baseline: number }[];
}

export interface ChannelHealth {
  channel: string;
  /** the current release */
  release: number;
  /** the number under which its units were current first */
  content: number;
  /** null while nothing rolls out */
  baseline: number | null;
  basisPoints: number | null;
  units: UnitHealth[];
  /** why the candidate is worse than its baseline, a sentence for each unit and kind; none where it is not */
  worse: string[];
  /** the course of the current release, for a plot; keys of the counts are `<release> <cohort> <unit>@<version> <kind>` */
  slots: HealthDocument['slots'];
}

const VITALS: readonly VitalKind[] = ['lcp', 'inp', 'cls'].flatMap(
  (vital) => [`${vital}-good`, `${vital}-fair`, `${vital}-poor`] as VitalKind[],
);

/** How a channel's pages are. Throws RefusedError before its first pin. */
export async function channelHealth(registry: Registry, channel: string): Promise<ChannelHealth> {
  const stages = await stagesOf(registry, channel);
  const [current] = stages;
  if (current === undefined) throw new RefusedError(`Nothing is pinned on channel ${channel} yet.`);
  const told = await Promise.all(stages.map(({ number }) => readHealth(registry, channel, number)));
  const counts = told.map((document) => document?.total ?? {});
  const baseline = isRollingOut(current)
    ? await readRelease(registry, channel, current.rollout.baseline)
    : null;
  const pins = Object.entries(pinsOf(current));
  const tests = pins.length * FAILURES.length;
  const { health: limits } = await policyOf(registry, channel);
  const policy = { ...HEALTH_POLICY, ...limits };
  const units = pins.map(([unit]) => unitHealth({ unit, current, baseline, counts, tests, policy }));
  return {
    channel,
    release: current.number,
    content: contentNumber(current),
    baseline: baseline?.number ?? null,
    basisPoints: current.rollout?.basisPoints ?? null,
    units,
    worse: units.flatMap(sentences),
    slots: told[0]?.slots ?? {},
  };
}

/** The current release and, of a roll-out, its earlier stages: the evidence of a smaller share counts on. */
async function stagesOf(registry: Registry, channel: string): Promise<ReleaseDocument[]> {
  const stages: ReleaseDocument[] = [];
  for await (const release of releasesOf(registry, channel)) {
    const [newest = release] = stages;
    if (release !== newest && release.rollout?.salt !== newest.rollout?.salt) break;
    stages.push(release);
    if (release.rollout === undefined) break;
  }
  return stages;
}

interface Asked {
  unit: string;
  current: ReleaseDocument;
  baseline: ReleaseDocument | null;
  counts: readonly Counts[];
  tests: number;
  policy: HealthPolicy;
}

function unitHealth({ unit, current, baseline, counts, tests, policy }: Asked): UnitHealth {
  const candidateSide = sideOf(current, unit);
  const baselineSide = baseline && sideOf(baseline, unit);
  const stage = (kind: FailureKind, of: Counts): Stage => ({
    candidate: tallyOf(of, candidateSide, kind),
    baseline: baselineSide ? tallyOf(of, baselineSide, kind) : { visits: 0, failures: 0 },
  });
  const sum = (side: Side | null, cohorts: readonly Cohort[], kind: FailureKind | VitalKind) =>
    side === null ? 0 : counts.reduce((all, of) => all + countOf(of, side, cohorts, kind), 0);
  return {
    unit,
    version: candidateSide.version,
    baselineVersion: baselineSide?.version ?? null,
    failures: FAILURES.map((kind) => ({
      kind,
      ...compare(
        counts.map((of) => stage(kind, of)),
        tests,
        policy,
      ),
    })),
    integrityFailures: sum(candidateSide, ['share', 'named'], 'integrity-failure'),
    vitals: VITALS.map((kind) => ({
      kind,
      candidate: sum(candidateSide, ['share'], kind),
      baseline: sum(baselineSide, ['share'], kind),
    })),
  };
}

/** A unit as one of the two releases has it. */
interface Side {
  release: number;
  name: string;
  version: string;
}

function sideOf(release: ReleaseDocument, unit: string): Side {
  const version = release.units[unit]?.version ?? '-';
  return { release: contentNumber(release), name: `${unit}@${version}`, version };
}

function countOf(
  counts: Counts,
  { release, name }: Side,
  cohorts: readonly Cohort[],
  kind: 'view' | FailureKind | VitalKind,
): number {
  return cohorts.reduce((sum, cohort) => sum + (counts[countKey({ release, cohort, name, kind })] ?? 0), 0);
}

const tallyOf = (counts: Counts, side: Side, kind: FailureKind): Tally => ({
  visits: countOf(counts, side, ['share'], 'view'),
  failures: countOf(counts, side, ['share'], kind),
});

function sentences({ unit, version, baselineVersion, failures }: UnitHealth): string[] {
  return failures
    .filter(({ verdict }) => verdict === 'worse')
    .map(
      ({ kind, candidate, baseline, evidence, needed }) =>
        `${unit}@${version}: ${kind} in ${shareText(candidate)}, beside it ${baselineVersion ?? '-'} in ` +
        `${shareText(baseline)}; ${evidenceText(evidence)} times likelier if it is worse (halts at ${evidenceText(needed)}).`,
    );
}

/** `28,000`; beyond a million nobody wants to know by how much */
export function evidenceText(evidence: number): string {
  const rounded = Number(evidence.toPrecision(2));
  return rounded > 1e6 ? 'over 1,000,000' : rounded.toLocaleString('en', { maximumFractionDigits: 2 });
}

/** `12 of 140 visits (8.6 %)` */
export function shareText({ visits, failures }: Tally): string {
  const percent = visits === 0 ? '-' : ((100 * failures) / visits).toPrecision(2);
  return `${failures} of ${visits} visits (${percent} %)`;
}
