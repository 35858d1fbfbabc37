import type { ReleaseDocument } from '@resort/shared/remote';
import { pinsOf, type Pins } from './channel.ts';
import { ConflictError } from './errors.ts';

export interface PinChange {
  unit: string;
  /** null: the unit came with this release */
  from: string | null;
  /** null: the unit left with this release */
  to: string | null;
}

export function changesBetween(before: Pins, after: Pins): PinChange[] {
  const units = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return units
    .map((unit) => ({ unit, from: before[unit] ?? null, to: after[unit] ?? null }))
    .filter(({ from, to }) => from !== to);
}

export function changeText({ unit, from, to }: PinChange): string {
  return `${unit} ${from ?? '(none)'} → ${to ?? '(none)'}`;
}

/** The clear no to the second of two people: what the first one did, and how to go on from there. */
export function conflict(seen: ReleaseDocument | null, now: ReleaseDocument): ConflictError {
  const changes = changesBetween(seen ? pinsOf(seen) : {}, pinsOf(now)).map(changeText);
  const difference = changes.length > 0 ? changes.join(', ') : 'the pins are the same';
  const reason = now.reason === '' ? '' : ` ("${now.reason}")`;
  return new ConflictError(
    `${now.by} made release ${now.number} of ${now.channel} meanwhile${reason}: ${difference}. ` +
      `Nothing of yours was pinned. Look at it, then do it again with --expect ${now.number}.`,
  );
}
