/** What a measured process tells its parent. */
export type Told = { readonly ready: string } | { readonly usage: Usage };

export interface Usage {
  /** of the process since it began, all threads, microseconds */
  readonly cpuMicros: number;
  /** bytes; the heap after everything that nobody holds has been freed */
  readonly rss: number;
  readonly heapUsed: number;
  /** sent to PostgreSQL by this process since it began */
  readonly statements: Statements;
}

/** Statements by what they cost: each is one round trip, because the next one waits for its answer. */
export interface Statements {
  readonly all: number;
  /** of these: insert, update and delete */
  readonly writes: number;
}

/** What a bare server answers, with the content type of the product. */
export interface Canned {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: string;
}

/** Lets the parent ask what this process uses. Without `--expose-gc` the heap holds what nobody needs any more. */
export function tellUsage(statements: () => Statements = () => ({ all: 0, writes: 0 })): void {
  process.on('message', (question) => {
    if (question !== 'usage') return;
    // first, so that the next answer does not count it as work
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    const usage = { cpuMicros: user + system, rss, heapUsed, statements: statements() };
    process.send?.({ usage } satisfies Told);
  });
}

export const tellReady = (ready: string) => process.send?.({ ready } satisfies Told);
