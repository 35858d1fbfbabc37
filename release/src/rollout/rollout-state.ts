import type { ReleaseDocument, Rollout } from '@resort/shared/remote';
import { readPinned, readPointer, readRelease } from '../channels/channel.ts';
import { RefusedError } from '../base/errors.ts';
import { assertCohort } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';
import { onlyText, type Only } from './only.ts';
import { EVERYBODY, newSalt } from './share.ts';

/** Who gets a release before everybody. */
export interface Audience {
  /** 0 to 10000 */
  basisPoints: number;
  cohorts: readonly string[];
  /** the share is of the visitors with these attributes; nobody else gets it, except by a cohort */
  only?: Only;
  /** grows by itself from there */
  plan?: Rollout['plan'];
}

/** A release during its roll-out, and its baseline. */
export interface RollingOut {
  candidate: ReleaseDocument & { rollout: Rollout };
  baseline: ReleaseDocument;
}

/** The roll-out on a channel; null if there is none. Throws if it cannot be read. */
export async function rollingOut(registry: Registry, channel: string): Promise<RollingOut | null> {
  const standing = await readPointer(registry, channel);
  const current = standing && (await readPinned(registry, standing.pointer));
  if (!isRollingOut(current)) return null;
  return { candidate: current, baseline: await readRelease(registry, channel, current.rollout.baseline) };
}

export function isRollingOut(release: ReleaseDocument | null): release is RollingOut['candidate'] {
  return release?.rollout !== undefined;
}

/** Throws RefusedError without a roll-out. */
export function assertRollingOut(
  release: ReleaseDocument | null,
  channel: string,
): asserts release is RollingOut['candidate'] {
  if (!isRollingOut(release)) throw new RefusedError(`Nothing is rolling out on channel ${channel}.`);
}

/** Throws RefusedError during a roll-out: another change would reach both sides, or neither. */
export function refuseRollingOut(release: ReleaseDocument | null): void {
  if (!isRollingOut(release)) return;
  const { number, channel, rollout } = release;
  throw new RefusedError(
    `Release ${number} is rolling out on channel ${channel}, to ${audienceText(rollout)}: ` +
      'finish it (rollout 10000) or halt it first.',
  );
}

/** Starts a roll-out; undefined for an audience of everybody. Throws RefusedError for an invalid audience. */
export function newRollout(
  audience: Audience | undefined,
  parent: ReleaseDocument | null,
): { rollout?: Rollout } {
  if (audience === undefined) return {};
  assertAudience(audience);
  if (audience.basisPoints === EVERYBODY) return {};
  if (parent === null)
    throw new RefusedError('The first release of a channel is for everybody: there is nothing else to get.');
  const { basisPoints, cohorts, plan, only } = audience;
  const names = [...new Set(cohorts)].sort();
  return {
    rollout: {
      salt: newSalt(),
      basisPoints,
      baseline: parent.number,
      cohorts: names,
      ...(only && { only }),
      ...(plan && { plan }),
    },
  };
}

export function assertAudience({ basisPoints, cohorts }: Audience): void {
  cohorts.forEach(assertCohort);
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > EVERYBODY)
    throw new RefusedError(`A share is 0 to ${EVERYBODY} basis points (1000 are 10 %), not ${basisPoints}.`);
}

/**
 * Above this share the baseline has so few visitors that the number of failures needed to compare the two
 * grows without limit (docs/decisions/2026-11-21-health-and-halt.md).
 */
const LARGEST_COMPARED = 9_000;

/** A note for a share with too little baseline; empty for a smaller one. */
export function shareNotes({ basisPoints }: Pick<Audience, 'basisPoints'>): string[] {
  if (basisPoints <= LARGEST_COMPARED) return [];
  return [
    `At ${basisPoints / 100} % the baseline has almost no visits, so health can hardly halt it: watch it, and finish it.`,
  ];
}

/** `10 % of market=HK engine=webkit and staff` */
export function audienceText({ basisPoints, cohorts, only }: Audience): string {
  const share = `${basisPoints / 100} %${only ? ` of ${onlyText(only)}` : ''}`;
  return [share, ...cohorts].join(' and ');
}
