import type pg from 'pg';

type Query = (...given: unknown[]) => unknown;

/**
 * Sends the named statements of this connection without their names: for a pooler that gives each transaction another
 * connection of PostgreSQL, which does not know them.
 */
export function sendUnnamed(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  const unnamed: Query = (statement, ...more) => {
    const { name, submit } = Object(statement);
    const isNamed = name !== undefined && submit === undefined;
    return query(isNamed ? { ...Object(statement), name: undefined } : statement, ...more);
  };
  Object.assign(client, { query: unnamed });
}
