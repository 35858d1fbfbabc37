import type { ReleaseDocument } from '@resort/shared/remote';
import { changesBetween, changeText } from '../channels/pin-changes.ts';
import { pinsOf } from '../channels/channel.ts';
import { ConflictError } from '../base/errors.ts';

/** The error for the second of two people: what the first one changed, and how to continue. */
export function conflict(seen: ReleaseDocument | null, now: ReleaseDocument): ConflictError {
  const changes = changesBetween(seen ? pinsOf(seen) : {}, pinsOf(now)).map(changeText);
  const difference = changes.length > 0 ? changes.join(', ') : 'the pins are the same';
  const reason = now.reason === '' ? '' : ` ("${now.reason}")`;
  return new ConflictError(
    `${now.by} made release ${now.number} of ${now.channel} meanwhile${reason}: ${difference}. ` +
      `Nothing of yours was pinned. Look at it, then do it again with --expect ${now.number}.`,
  );
}
