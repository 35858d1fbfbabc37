import { openConnection, type Received } from './connection.ts';

/** One request and the handler of its response. */
export interface Prepared {
  /** the complete request, head and body */
  readonly text: string;
  /** receives every response; a returned text counts as an error with that name */
  readonly hear: (answer: Received) => string | undefined;
}

export interface Driven {
  /** durations of the successful requests, milliseconds */
  readonly times: readonly number[];
  /** the number of each error */
  readonly errors: Readonly<Record<string, number>>;
  /** from the first request until the last response */
  readonly seconds: number;
}

export interface Drive {
  /** servers, used by the connections in turn */
  readonly origins: readonly string[];
  readonly connections: number;
  /** 0: one request each */
  readonly seconds: number;
  /** the next request of a connection, created when it is sent */
  readonly next: (connection: number) => Prepared;
}

/** The usual `hear`: success is the envelope's code 0. */
export function refusalOf({ status, body }: Received): string | undefined {
  if (status === 200 && body.startsWith('{"code":0,')) return undefined;
  return `${status} ${/^\{"code":(\d+)/.exec(body)?.[1] ?? body.slice(0, 80)}`;
}

/**
 * Keeps each connection busy: the next request is sent when the previous response has arrived. The number of
 * connections is the number of concurrent requests, however slow the responses are. A slow server therefore
 * gets fewer requests, and times under load include the wait in this queue.
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
