/** The capacity of one direction of a phone's connection. */
export interface LinkSettings {
  bytesPerSecond: number;
  /** half of the round trip */
  delayMs: number;
}

/**
 * One direction of a line that all connections share: a piece waits until those before it have left, takes its own
 * time to leave, and arrives after the delay. Times are milliseconds on any clock that only goes forward.
 */
export function createLink({ bytesPerSecond, delayMs }: LinkSettings) {
  let freeAt = -Infinity;
  return {
    /** when a piece of so many bytes, handed over now, arrives at the other end */
    arrival(bytes: number, now: number): number {
      freeAt = Math.max(now, freeAt) + (bytes / bytesPerSecond) * 1000;
      return freeAt + delayMs;
    },
  };
}

export type Link = ReturnType<typeof createLink>;
