/* PostgreSQL's protocol: a message is a letter, the length of the rest in four bytes, and the rest. */

const QUERY = 0x51;
const SYNC = 0x53;
const READY_FOR_QUERY = 0x5a;
const HEAD = 5;

/** Whether bytes that are sent are a Query or a Sync: the server answers each with one ReadyForQuery. */
export function asks(bytes: unknown): boolean {
  if (!Buffer.isBuffer(bytes) || bytes.length < HEAD) return false;
  const isWhole = bytes.readUInt32BE(1) === bytes.length - 1;
  return isWhole && (bytes[0] === QUERY || (bytes[0] === SYNC && bytes.length === HEAD));
}

/** Counts ReadyForQuery in what arrives, also where a message is divided. One for each connection. */
export function answerCounter(): (bytes: Buffer) => number {
  let head: Buffer = Buffer.alloc(0);
  /** bytes of the present message that are still to come */
  let rest = 0;
  return (bytes) => {
    let found = 0;
    let at = 0;
    while (at < bytes.length) {
      if (rest > 0) {
        const skipped = Math.min(rest, bytes.length - at);
        rest -= skipped;
        at += skipped;
        continue;
      }
      const missing = HEAD - head.length;
      head =
        head.length === 0
          ? bytes.subarray(at, at + HEAD)
          : Buffer.concat([head, bytes.subarray(at, at + missing)]);
      at += missing;
      if (head.length < HEAD) return found;
      if (head[0] === READY_FOR_QUERY) found += 1;
      rest = head.readUInt32BE(1) - 4;
      head = head.subarray(0, 0);
    }
    return found;
  };
}
