import pg from 'pg';
import { summaryOf } from '../../../app-server/src/platform/traces/statements.ts';
import type { Statements } from './messages.ts';

const WRITES: readonly string[] = ['INSERT', 'UPDATE', 'DELETE'];

/** Counts every statement that this process sends from now on, with `begin` and `commit`. */
export function countStatements(): () => Statements {
  let all = 0;
  let writes = 0;
  const send = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  function counted(this: pg.Client, ...given: unknown[]): unknown {
    const [query] = given;
    const text = typeof query === 'string' ? query : (query as { text?: string }).text;
    all += 1;
    if (text !== undefined && WRITES.includes(summaryOf(text).operation)) writes += 1;
    return send.apply(this, given);
  }
  Object.assign(pg.Client.prototype, { query: counted });
  return () => ({ all, writes });
}
