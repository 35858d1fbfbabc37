/** A place in PostgreSQL's log of changes, `16/B374D848`, as a number. */
export function lsnOf(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** How far a replica has come, in the primary's time. */
export interface Progress {
  /** `at`: before the primary was asked how far it is */
  primaryWas(at: number, lsn: bigint): void;
  replicaIs(lsn: bigint): void;
  /** The replica has all that the primary had at this moment; -Infinity: not known. */
  includes(): number;
}

/**
 * Compares places in the log. The age of the last replayed transaction would call every replica of an idle primary
 * late, and one that has lost its primary punctual. `memoryMs`: a replica that is later than this is just late.
 */
export function followProgress(memoryMs: number): Progress {
  let marks: { readonly at: number; readonly lsn: bigint }[] = [];
  let reached = Number.NEGATIVE_INFINITY;
  return {
    primaryWas(at, lsn) {
      marks = [...marks.filter((mark) => mark.at >= at - memoryMs), { at, lsn }];
    },
    replicaIs(lsn) {
      const last = marks.findLastIndex((mark) => mark.lsn <= lsn);
      reached = Math.max(reached, marks[last]?.at ?? reached);
      marks = marks.slice(Math.max(last, 0));
    },
    includes: () => reached,
  };
}
