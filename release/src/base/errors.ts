/** A rule of the registry says no; the message is the sentence for the person who asked. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** Everything is in order but that a second person has not said yes yet. */
export class ApprovalNeededError extends RefusedError {
  override name = 'ApprovalNeededError';
  /** units that move money or sign in, and `configuration` */
  readonly needs: readonly string[];
  /** the release on which it was to stand */
  readonly base: number;
  constructor(needs: readonly string[], base: number) {
    super(`${needs.join(', ')}: a second person has to approve this.`);
    this.needs = needs;
    this.base = base;
  }
}

/** The channel is frozen: nothing new goes on it until that is over. */
export class FrozenError extends RefusedError {
  override name = 'FrozenError';
}

/** The registry elsewhere does not answer as a registry; the message says what was tried. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/** Others kept moving the channel for so long that this change never met a parent that stood still. */
export class LostRaceError extends Error {
  override name = 'LostRaceError';
}

/** Somebody else changed meanwhile what this change is about; the message tells what, and how to go on. */
export class ConflictError extends LostRaceError {
  override name = 'ConflictError';
}

/** What was typed makes no command. */
export class UsageError extends Error {
  override name = 'UsageError';
}
