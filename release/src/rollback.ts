import type { ReleaseDocument } from '@resort/shared/remote';
import { pinsOf, releasesOf } from './channel.ts';
import { commitRelease } from './commit.ts';
import { compose } from './compose.ts';
import { RefusedError } from './errors.ts';
import { sparesAfterRollback } from './last-known-good.ts';
import type { Storage } from './storage/storage.ts';

export interface RollbackRequest {
  channel: string;
  /** the release to go back to; by default the parent of the current one, or where the unit was last different */
  to?: number;
  /** only this unit goes back, all others stay */
  unit?: string;
  by: string;
  reason: string;
}

/**
 * Makes a release, with a new number, of older pins: of a whole older release with its configuration, or of one
 * unit's older version among the current ones. Throws RefusedError when there is nothing to go back to.
 */
export async function rollback(storage: Storage, request: RollbackRequest): Promise<ReleaseDocument> {
  const { channel, unit, by, reason } = request;
  return commitRelease(storage, channel, async (current) => {
    if (current === null) throw new RefusedError(`Nothing is pinned on channel ${channel} yet.`);
    const target = await findTarget(storage, current, request);
    const standing = pinsOf(current);
    if (unit === undefined) {
      const pins = pinsOf(target);
      const composition = await compose(storage, pins, standing, sparesAfterRollback(current, target, pins));
      return { by, reason, ...composition, config: target.config };
    }
    const older = pinsOf(target)[unit];
    if (older === undefined) throw new RefusedError(`Release ${target.number} has no ${unit}.`);
    const pins = { ...standing, [unit]: older };
    const composition = await compose(storage, pins, standing, sparesAfterRollback(current, target, pins));
    return { by, reason, ...composition, config: current.config };
  });
}

async function findTarget(
  storage: Storage,
  current: ReleaseDocument,
  { channel, to, unit }: RollbackRequest,
): Promise<ReleaseDocument> {
  const standing = unit === undefined ? undefined : pinsOf(current)[unit];
  if (unit !== undefined && standing === undefined) {
    throw new RefusedError(`${unit} is not pinned on channel ${channel}.`);
  }
  for await (const release of releasesOf(storage, channel)) {
    if (release.number >= current.number) continue;
    const version = unit === undefined ? undefined : pinsOf(release)[unit];
    const isDefault = unit === undefined || (version !== undefined && version !== standing);
    if (to === undefined ? isDefault : release.number === to) return release;
  }
  if (to !== undefined)
    throw new RefusedError(`Channel ${channel} had no release ${to} before the current one.`);
  throw new RefusedError(`There is nothing before ${unit ?? `release ${current.number}`} to go back to.`);
}
