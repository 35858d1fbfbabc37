import type pg from 'pg';

/** What some work cost: statements, and how often it waited for the answer to one or several. */
export interface Trips {
  readonly statements: number;
  readonly roundTrips: number;
}

type Query = (...given: unknown[]) => unknown;

/**
 * Counts on the pool's connections while the work runs, which must be alone. A round trip begins with a statement
 * that is sent while its connection has no other under way. `seen` gets each statement, marked if it begins one.
 */
export async function countTrips(
  pool: pg.Pool,
  work: () => Promise<unknown>,
  seen: (line: string) => void = () => undefined,
): Promise<Trips> {
  const trips = { statements: 0, roundTrips: 0 };
  const queries = new Map<pg.PoolClient, Query>();
  const listen = (client: pg.PoolClient) => {
    if (queries.has(client)) return;
    const query = client.query as Query;
    queries.set(client, query);
    let underWay = 0;
    const counted: Query = (...given) => {
      trips.statements += 1;
      if (underWay === 0) trips.roundTrips += 1;
      seen(`${underWay === 0 ? '→' : ' '} ${(given[0] as { text?: string }).text ?? String(given[0])}`);
      underWay += 1;
      const done = () => {
        underWay -= 1;
      };
      const last = given.at(-1);
      if (typeof last !== 'function') {
        const sent = Reflect.apply(query, client, given) as Promise<unknown>;
        sent.then(done, done);
        return sent;
      }
      const told = (...answer: unknown[]) => {
        done();
        last(...answer);
      };
      return Reflect.apply(query, client, [...given.slice(0, -1), told]);
    };
    Object.assign(client, { query: counted });
  };
  pool.on('acquire', listen);
  try {
    await work();
  } finally {
    pool.off('acquire', listen);
    for (const [client, query] of queries) Object.assign(client, { query });
  }
  return trips;
}
