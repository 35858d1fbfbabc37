/** A rule of the registry refuses the command; the message is for the caller. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** Only the approval of a second person is missing. */
export class ApprovalNeededError extends RefusedError {
  override name = 'ApprovalNeededError';
  /** sensitive units, and `configuration` */
  readonly needs: readonly string[];
  /** the release that the change is based on */
  readonly base: number;
  constructor(needs: readonly string[], base: number) {
    super(`${needs.join(', ')}: a second person has to approve this.`);
    this.needs = needs;
    this.base = base;
  }
}

/** The channel is frozen: it accepts nothing new. */
export class FrozenError extends RefusedError {
  override name = 'FrozenError';
}

/** The remote registry does not respond as a registry; the message says what was tried. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/** Other changes of the channel were always faster, so that this change could not be made. */
export class LostRaceError extends Error {
  override name = 'LostRaceError';
}

/** Somebody else has changed the same units; the message says what, and how to continue. */
export class ConflictError extends LostRaceError {
  override name = 'ConflictError';
}

/** What was typed makes no command. */
export class UsageError extends Error {
  override name = 'UsageError';
}
