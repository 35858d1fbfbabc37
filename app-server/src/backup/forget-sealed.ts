import type pg from 'pg';

/**
 * Everything that only the server key could read, in the order in which it may go: who is signed in, documents of saved
 * guests, links to plans, codes and messages under way, answers kept for repetitions. Balances, orders, vouchers, tickets and
 * passwords need no key.
 */
const SEALED = [
  'delete from session',
  'delete from idem',
  'delete from step_ticket',
  'delete from otp',
  'delete from we_chat_cache',
  'delete from plan_share',
  // a backup from before 0026 does not have it
  `do $$ begin if to_regclass('plan_share') is not null then delete from plan_share; end if; end $$`,
  `delete from outbox where topic = 'message' and delivered_at is null`,
  'delete from outbox_message',
  'update ticket_position set real_name_id = null where real_name_id is not null',
  'delete from real_name',
];

/** Takes what a lost key has made unreadable out of the database, in the caller's transaction: members sign in anew. */
export async function forgetSealed(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  for (const statement of SEALED) await client.query(statement);
}
