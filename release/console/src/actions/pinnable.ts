import type { ChannelStatus } from '@resort/release/client';

export interface Pinnable {
  unit: string;
  /** what the channel has; null for a unit that would be new there */
  pinned: string | null;
  /** what it could have, the newest first */
  versions: string[];
}

/** Units of which something else is published that is not blocked. */
export function pinnable({ pins, published, blocked }: ChannelStatus): Pinnable[] {
  return Object.entries(published)
    .map(([unit, versions]) => ({
      unit,
      pinned: pins[unit] ?? null,
      versions: versions.filter(
        (version) =>
          version !== pins[unit] &&
          !blocked.includes(`${unit}@${version}`) &&
          // the registry takes such a build on the channel of that name alone
          !version.endsWith('-development'),
      ),
    }))
    .filter(({ versions }) => versions.length > 0)
    .sort((one, other) => (one.unit < other.unit ? -1 : 1));
}
