import type pg from 'pg';

/**
 * Everything that only the server key could read, by table, in the order in which it may go: who is signed in, documents
 * of saved guests and of check-ins, which members then send again, saved cards, links to plans, codes and messages under
 * way, answers kept for repetitions. Balances, orders, vouchers, tickets and passwords need no key.
 */
const FORGOTTEN: Readonly<Record<string, string>> = {
  session: 'delete from session',
  idem: 'delete from idem',
  step_ticket: 'delete from step_ticket',
  otp: 'delete from otp',
  we_chat_cache: 'delete from we_chat_cache',
  plan_share: 'delete from plan_share',
  saved_card: 'delete from saved_card',
  forgotten_card: 'delete from forgotten_card',
  stay_check_in_guest:
    'delete from stay_check_in where order_id in (select order_id from stay_check_in_guest)',
  outbox: `delete from outbox where topic = 'message' and delivered_at is null`,
  outbox_message: 'delete from outbox_message',
  ticket_position: 'update ticket_position set real_name_id = null where real_name_id is not null',
  real_name: 'delete from real_name',
};

/** Takes what a lost key has made unreadable out of the database, in the caller's transaction: members sign in anew. */
export async function forgetSealed(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  for (const [table, statement] of Object.entries(FORGOTTEN)) {
    // an older backup does not have all of them
    const { rows } = await client.query('select to_regclass($1) is not null as exists', [table]);
    if (rows[0]?.exists === true) await client.query(statement);
  }
}
