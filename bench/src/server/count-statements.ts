import pg from 'pg';
import type { Statements } from './messages.ts';

/** Also a change within `with`; `for no key update` is none. */
const WRITES = /^\s*(?:with\b.*\b)?(?:insert into|(?<!key )update(?= "?\w)|delete from)\b/is;

/** Counts every statement that this process sends from now on, with `begin` and `commit`. */
export function countStatements(): () => Statements {
  let all = 0;
  let writes = 0;
  const send = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  function counted(this: pg.Client, ...given: unknown[]): unknown {
    const [query] = given;
    const text = typeof query === 'string' ? query : (query as { text?: string }).text;
    all += 1;
    if (text !== undefined && WRITES.test(text)) writes += 1;
    return send.apply(this, given);
  }
  Object.assign(pg.Client.prototype, { query: counted });
  return () => ({ all, writes });
}
