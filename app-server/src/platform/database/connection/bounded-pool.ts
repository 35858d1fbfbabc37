import pg from 'pg';

/** Limits of one process on its database. */
export interface DatabaseLimits {
  /** open connections at most */
  readonly connections: number;
  /** so many may wait for a connection; further ones are refused at once */
  readonly mostWaiting: number;
  /** of one statement, in ms; PostgreSQL then ends it */
  readonly statementMs: number;
  /** of waiting for one lock, in ms */
  readonly lockMs: number;
  /** of a transaction without a statement, in ms; PostgreSQL then ends its connection */
  readonly idleMs: number;
}

/** Who would wait behind so many others is better refused at once: nothing was done. */
export class PoolFull extends Error {
  constructor(waiting: number) {
    super(`${waiting} wait for a database connection already`);
  }
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool whose queue has an end. */
export class BoundedPool extends pg.Pool {
  readonly #mostWaiting: number;

  constructor(config: pg.PoolConfig, mostWaiting: number) {
    super(config);
    this.#mostWaiting = mostWaiting;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    const isFull = this.waitingCount >= this.#mostWaiting;
    if (connected === undefined)
      return isFull ? Promise.reject(new PoolFull(this.waitingCount)) : super.connect();
    if (!isFull) return super.connect(connected);
    const full = new PoolFull(this.waitingCount);
    process.nextTick(() => connected(full, undefined, () => {}));
  }
}

/** PostgreSQL's codes for a statement that took too long, or waited too long for a lock. */
const TOO_LONG: readonly unknown[] = ['57014', '55P03'];

/** Whether a statement met one of these limits. It had no effect; its connection is usable. */
export function isOverLimit(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof PoolFull || ('code' in error && TOO_LONG.includes(error.code))) return true;
  return isOverLimit(error.cause);
}
