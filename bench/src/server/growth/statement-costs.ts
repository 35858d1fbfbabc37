import pg from 'pg';

/** What PostgreSQL counted of one statement; its texts are the same at each size. */
export interface StatementCost {
  readonly text: string;
  readonly calls: number;
  /** pages that it looked at, in PostgreSQL's memory or outside */
  readonly blocks: number;
  readonly milliseconds: number;
}

/** Reads `pg_stat_statements` of a database. */
export interface StatementWatch {
  reset(): Promise<void>;
  /** since the last reset, the costliest first */
  read(): Promise<StatementCost[]>;
  /** pages of all statements since the last reset */
  blocks(): Promise<number>;
  close(): Promise<void>;
}

/** Statements about this database; the watch's own are left out. */
const OWN = `from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
  and query not like '%pg_stat_statements%'`;
const BLOCKS = '(shared_blks_hit + shared_blks_read)';

export async function watchStatements(address: string): Promise<StatementWatch> {
  const client = new pg.Client(address);
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  return {
    reset: async () => void (await client.query('select pg_stat_statements_reset()')),
    async read() {
      const { rows } = await client.query<StatementCost>(`
        select query as text, sum(calls)::float8 as calls, sum(${BLOCKS})::float8 as blocks,
          sum(total_exec_time) as milliseconds
        ${OWN} group by query order by blocks desc`);
      return rows;
    },
    async blocks() {
      const { rows } = await client.query<{ blocks: number }>(
        `select coalesce(sum(${BLOCKS}), 0)::float8 as blocks ${OWN}`,
      );
      return rows[0]?.blocks ?? 0;
    },
    close: () => client.end(),
  };
}
