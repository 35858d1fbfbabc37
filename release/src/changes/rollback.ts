import type { ReleaseDocument } from '@resort/shared/remote';
import { refuseBlocked } from '../channels/blocked-versions.ts';
import { changesBetween } from '../channels/pin-changes.ts';
import { pinsOf, releasesOf, type Pins } from '../channels/channel.ts';
import { commitRelease } from '../channels/commit.ts';
import { compose, readCandidate, refuseFaults, type Composition } from '../composition/compose.ts';
import { RefusedError } from '../base/errors.ts';
import { canonicalJson } from '../base/hashing.ts';
import { sparesAfterRollback } from '../composition/last-known-good.ts';
import { refuseOther } from './pin.ts';
import type { Author } from '../artifacts/publish.ts';
import type { Registry } from '../registry/registry.ts';
import { contentNumber } from '../rollout/release-content.ts';
import { isRollingOut, refuseRollingOut } from '../rollout/rollout-state.ts';

export interface RollbackRequest extends Author {
  channel: string;
  /** the release to go back to; default: the last different one, or the last one with the unit */
  to?: number;
  /** rolls back this unit only */
  unit?: string;
  /** see PinRequest */
  expect?: number;
}

/**
 * Makes a release, with a new number, from older pins: all pins and the configuration of an older release, or
 * one unit's older version with the current pins. The former ends a roll-out. Throws RefusedError if there is
 * nothing to go back to.
 */
export async function rollback(registry: Registry, request: RollbackRequest): Promise<ReleaseDocument> {
  const { channel, unit, by, reason } = request;
  let seen: ReleaseDocument | undefined;
  const what = [unit ?? 'all', ...(request.to === undefined ? [] : [`to ${request.to}`])];
  const event = { verb: 'rollback', by, reason, subjects: what };
  return commitRelease(registry, channel, event, async (current) => {
    if (current === null) throw new RefusedError(`Nothing is pinned on channel ${channel} yet.`);
    // two concurrent rollbacks would otherwise go back twice, to the version before the bad one
    seen ??= current;
    await refuseOther(registry, channel, request.expect ?? seen.number, current);
    // would release the candidate's other units to everybody
    if (unit !== undefined) refuseRollingOut(current);
    const target = await findTarget(registry, current, request);
    const standing = pinsOf(current);
    const older = pinsOf(target);
    if (unit !== undefined && older[unit] === undefined)
      throw new RefusedError(`Release ${target.number} has no ${unit}.`);
    const pins = unit === undefined ? older : { ...standing, [unit]: older[unit] ?? '' };
    const composition = await composeOlder(registry, pins, current, target);
    return unit === undefined
      ? { by, reason, ...composition, config: target.config, since: contentNumber(target) }
      : { by, reason, ...composition, config: current.config };
  });
}

/** Without a check's verdict: a rollback must not wait for a browser. */
async function composeOlder(
  registry: Registry,
  pins: Pins,
  current: ReleaseDocument,
  target: ReleaseDocument,
): Promise<Composition> {
  await refuseBlocked(registry, pins);
  const candidate = await readCandidate(registry, pins, pinsOf(current));
  await refuseFaults(registry, candidate);
  return compose(registry, candidate, sparesAfterRollback(current, target, pins));
}

/** Differs for members: going back to a release with the same content would not help. */
function isOther(release: ReleaseDocument, current: ReleaseDocument): boolean {
  return (
    changesBetween(pinsOf(release), pinsOf(current)).length > 0 ||
    canonicalJson(release.config) !== canonicalJson(current.config)
  );
}

async function findTarget(
  registry: Registry,
  current: ReleaseDocument,
  { channel, to, unit }: RollbackRequest,
): Promise<ReleaseDocument> {
  const standing = unit === undefined ? undefined : pinsOf(current)[unit];
  if (unit !== undefined && standing === undefined) {
    throw new RefusedError(`${unit} is not pinned on channel ${channel}.`);
  }
  for await (const release of releasesOf(registry, channel)) {
    if (release.number >= current.number) continue;
    // an unfinished roll-out was never found good for everybody
    if (isRollingOut(release)) {
      if (to !== release.number) continue;
      throw new RefusedError(`Release ${to} was for a part of the visitors alone: pin what you want of it.`);
    }
    const version = unit === undefined ? undefined : pinsOf(release)[unit];
    const isDefault =
      unit === undefined ? isOther(release, current) : version !== undefined && version !== standing;
    if (to === undefined ? isDefault : release.number === to) return release;
  }
  if (to !== undefined)
    throw new RefusedError(`Channel ${channel} had no release ${to} before the current one.`);
  throw new RefusedError(`There is nothing before ${unit ?? `release ${current.number}`} to go back to.`);
}
