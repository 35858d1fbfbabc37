/** What a measured process tells its parent. */
export type Told = { readonly ready: string } | { readonly usage: Usage };

export interface Usage {
  /** of the process since it began, all threads, microseconds */
  readonly cpuMicros: number;
  /** bytes; the heap after everything that nobody holds has been freed */
  readonly rss: number;
  readonly heapUsed: number;
}

/** What a bare server answers, with the content type of the product. */
export interface Canned {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: string;
}

/** Lets the parent ask what this process uses. Without `--expose-gc` the heap holds what nobody needs any more. */
export function tellUsage(): void {
  process.on('message', (question) => {
    if (question !== 'usage') return;
    const { user, system } = process.cpuUsage();
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    process.send?.({ usage: { cpuMicros: user + system, rss, heapUsed } } satisfies Told);
  });
}

export const tellReady = (ready: string) => process.send?.({ ready } satisfies Told);
