import { openConnection, type Received } from './connection.ts';

/** One request, and what becomes of its answer. */
export interface Prepared {
  /** the whole of it, head and body */
  readonly text: string;
  /** hears every answer; what it says instead of undefined counts as an error by that name */
  readonly hear: (answer: Received) => string | undefined;
}

export interface Driven {
  /** of the requests that were answered with success, milliseconds */
  readonly times: readonly number[];
  /** how often each error came */
  readonly errors: Readonly<Record<string, number>>;
  /** from the first request until the last answer */
  readonly seconds: number;
}

export interface Drive {
  /** servers, which the connections take in turn */
  readonly origins: readonly string[];
  readonly connections: number;
  /** 0: one request each */
  readonly seconds: number;
  /** the next request of a connection, made when it leaves */
  readonly next: (connection: number) => Prepared;
}

/** The usual `hear`: success is the envelope's code 0. */
export function refusalOf({ status, body }: Received): string | undefined {
  if (status === 200 && body.startsWith('{"code":0,')) return undefined;
  return `${status} ${/^\{"code":(\d+)/.exec(body)?.[1] ?? body.slice(0, 80)}`;
}

/**
 * Keeps each connection busy: the next request leaves when the answer to the one before is here. So many connections
 * are so many requests at once, never more, however slow the answers are: a slow server is asked less, and times under
 * load say how long a request waits in such a queue.
 */
export async function drive({ origins, connections, seconds, next }: Drive): Promise<Driven> {
  const times: number[] = [];
  const errors: Record<string, number> = {};
  const began = performance.now();
  const endsAt = began + seconds * 1_000;
  async function keepBusy(n: number): Promise<void> {
    const connection = openConnection(origins[n % origins.length] ?? '');
    try {
      do {
        const { text, hear } = next(n);
        const sent = performance.now();
        const answer = await connection.send(text);
        const took = performance.now() - sent;
        const error = hear(answer);
        if (error === undefined) times.push(took);
        else errors[error] = (errors[error] ?? 0) + 1;
      } while (performance.now() < endsAt);
    } finally {
      connection.close();
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, n) => keepBusy(n)));
  return { times, errors, seconds: (performance.now() - began) / 1_000 };
}
