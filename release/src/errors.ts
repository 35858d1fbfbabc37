/** A rule of the registry says no; the message is the sentence for the person who asked. */
export class RefusedError extends Error {
  override name = 'RefusedError';
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
