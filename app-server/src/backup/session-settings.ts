import type pg from 'pg';

/**
 * For a connection that nobody else uses, while no statement is under way: `pg` copies tables only on a connection that
 * waits for each answer. It looks at this property for each statement.
 */
export function waitForAnswers(client: pg.PoolClient): void {
  Object.assign(client, { pipeline: false });
}

/**
 * What a role or a server may have set otherwise, made certain for one transaction, as pg_dump does: how values are
 * written, and that no limit for calls ends a long copy.
 */
export const SETTINGS = `
  set local client_encoding to 'UTF8'; set local datestyle to 'ISO, YMD'; set local intervalstyle to 'postgres';
  set local timezone to 'UTC'; set local search_path to public; set local statement_timeout to 0;
  set local lock_timeout to 0; set local idle_in_transaction_session_timeout to 0`;
