import { CARD_PURPOSE } from './core/payments/saved-cards/saved-card.ts';
import { STEP_KEY_PURPOSE } from './core/proofs/step-ticket.ts';
import { WECHAT_PURPOSE } from './domains/auth/we-chat/cache.ts';
import { CHECK_IN_PURPOSE } from './domains/hotel/check-in/given.ts';
import { countOlderDocuments, resealDocuments } from './domains/ticketing/real-names/reseal-documents.ts';
import { PLAN_SHARE_PURPOSE } from './domains/membership/plans/share-plans.ts';
import type { Database } from './platform/database/index.ts';
import { ANSWER_PURPOSE } from './platform/idempotency.ts';
import type { JobContext } from './platform/jobs/job.ts';
import { TEXT_PURPOSE } from './platform/outbox/text-purpose.ts';
import { countOlder, resealColumn, type SealedColumn } from './platform/secrets/reseal.ts';
import type { Secrets } from './platform/secrets/secrets.ts';
import { SIGN_KEY_PURPOSE } from './platform/sessions/start.ts';

/** Every column that the server's key seals, beside the documents of guests. A test compares it with the schema. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'session', column: 'sign_key_sealed', purpose: SIGN_KEY_PURPOSE },
  { table: 'idem', column: 'answer_sealed', purpose: ANSWER_PURPOSE },
  { table: 'step_ticket', column: 'key_sealed', purpose: STEP_KEY_PURPOSE },
  { table: 'outbox_message', column: 'text_sealed', purpose: TEXT_PURPOSE },
  { table: 'stay_check_in_guest', column: 'doc_sealed', purpose: CHECK_IN_PURPOSE },
  { table: 'plan_share', column: 'token_sealed', purpose: PLAN_SHARE_PURPOSE },
  { table: 'saved_card', column: 'token_sealed', purpose: CARD_PURPOSE },
  { table: 'forgotten_card', column: 'token_sealed', purpose: CARD_PURPOSE },
  { table: 'we_chat_cache', column: 'value_sealed', purpose: WECHAT_PURPOSE },
];

/** Values that need an older key of the ring, by table; the ring may lose its older keys when all are 0. */
export async function countSealedByOlder(
  db: Database,
  secrets: Secrets,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = { real_name: await countOlderDocuments(db, secrets) };
  for (const sealed of SEALED_COLUMNS) counts[sealed.table] = await countOlder(db, secrets, sealed);
  return counts;
}

/** Scheduled work: seals with the first key of the ring what older keys sealed. Logs each table that changed. */
export async function resealAll({
  db,
  secrets,
  log,
}: Pick<JobContext, 'db' | 'secrets' | 'log'>): Promise<void> {
  const tell = (table: string, done: { resealed: number; unreadable: number }) => {
    if (done.resealed > 0) log.info({ table, ...done }, 'sealed again with the first server key');
    else if (done.unreadable > 0) log.warn({ table, ...done }, 'no server key opens these');
  };
  tell('real_name', await resealDocuments(db, secrets));
  for (const sealed of SEALED_COLUMNS) tell(sealed.table, await resealColumn(db, secrets, sealed));
}
