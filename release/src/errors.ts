/** A rule of the registry says no; the message is the sentence for the person who asked. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** Others kept moving the channel for so long that this change never met a parent that stood still. */
export class LostRaceError extends Error {
  override name = 'LostRaceError';
}
