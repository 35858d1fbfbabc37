import { changesBetween, type ChannelStatus, type HistoryEntry, type Pins } from '@resort/release/client';

export interface EarlierRelease extends HistoryEntry {
  /** its pins are not those of the current release */
  isOther: boolean;
}

/**
 * Releases of the status that a rollback can restore, newest first. A release that only some visitors got is
 * left out, because it was never confirmed for everybody.
 */
export function earlierReleases({ pins, history }: ChannelStatus): EarlierRelease[] {
  const found: EarlierRelease[] = [];
  let then = pins;
  for (const [at, entry] of history.entries()) {
    if (at > 0 && entry.rollout === null)
      found.push({ ...entry, isOther: changesBetween(then, pins).length > 0 });
    then = before(then, entry);
  }
  return found;
}

function before(pins: Pins, { changes }: HistoryEntry): Pins {
  const older = { ...pins };
  for (const { unit, from } of changes) {
    if (from === null) delete older[unit];
    else older[unit] = from;
  }
  return older;
}
