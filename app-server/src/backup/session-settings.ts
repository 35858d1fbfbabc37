/**
 * What a role or a server may have set otherwise, made certain for one transaction, as pg_dump does: how values are
 * written, and that no limit for calls ends a long copy.
 */
export const SETTINGS = `
  set local client_encoding to 'UTF8'; set local datestyle to 'ISO, YMD'; set local intervalstyle to 'postgres';
  set local timezone to 'UTC'; set local search_path to public; set local statement_timeout to 0;
  set local lock_timeout to 0; set local idle_in_transaction_session_timeout to 0`;
