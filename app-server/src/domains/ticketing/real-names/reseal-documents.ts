import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { inTransaction, type Database, type Transaction } from '../../../platform/database/index.ts';
import type { Resealed } from '../../../platform/secrets/reseal.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { realName } from '../tables/real-names.ts';
import { ticketPosition } from '../tables/tickets.ts';
import { hashDocument, openDocNo, sealDocNo } from './document.ts';

const BATCH = 200;

type Guest = Pick<
  typeof realName.$inferSelect,
  'id' | 'memberId' | 'docType' | 'docSealed' | 'docHash' | 'nationality'
>;

const isOlder = ({ sealMark }: Secrets) =>
  ne(sql`substring(${realName.docSealed} from 1 for ${sealMark.length}::int)`, sealMark);

/** How many documents an older key of the ring is needed for. */
export async function countOlderDocuments(db: Database, secrets: Secrets): Promise<number> {
  const guests = await db.select().from(realName).where(isOlder(secrets));
  return guests.filter((guest) => readDocNo(secrets, guest) !== undefined).length;
}

/**
 * Seals a document again and gives it, and the tickets that are bound to it, the hash of the first key. While a rotation
 * runs, one document can be saved under two hashes; the second keeps its older hash.
 */
async function resealOne(tx: Transaction, secrets: Secrets, guest: Guest): Promise<boolean> {
  const docNo = readDocNo(secrets, guest);
  if (docNo === undefined) return false;
  const docHash = hashDocument({ secrets }, { ...guest, docNo });
  const docSealed = sealDocNo({ secrets }, guest.memberId, docNo);
  await tx.update(realName).set({ docSealed }).where(eq(realName.id, guest.id));
  const ofMember = and(eq(realName.memberId, guest.memberId), eq(realName.docHash, docHash));
  if ((await tx.$count(realName, ofMember)) === 0)
    await tx.update(realName).set({ docHash }).where(eq(realName.id, guest.id));
  const taken = sql`select 1 from ticket_position other
    where other.performance_id = ${ticketPosition.performanceId} and other.doc_hash = ${docHash} and other.is_live`;
  await tx
    .update(ticketPosition)
    .set({ docHash })
    .where(and(eq(ticketPosition.realNameId, guest.id), sql`not exists (${taken})`));
  return true;
}

function readDocNo(secrets: Secrets, guest: Guest): string | undefined {
  try {
    return openDocNo({ secrets }, guest);
  } catch {
    return undefined;
  }
}

/** Documents of saved guests, sealed and hashed with the first key of the ring. */
export async function resealDocuments(db: Database, secrets: Secrets): Promise<Resealed> {
  let [resealed, unreadable, after] = [0, 0, 0];
  for (;;) {
    const batch = await inTransaction(db, async (tx) => {
      const guests = await tx
        .select()
        .from(realName)
        .where(and(gt(realName.id, after), isOlder(secrets)))
        .orderBy(realName.id)
        .limit(BATCH)
        .for('update');
      for (const guest of guests)
        if (await resealOne(tx, secrets, guest)) resealed += 1;
        else unreadable += 1;
      return guests;
    });
    const last = batch.at(-1);
    if (last === undefined) return { resealed, unreadable };
    after = last.id;
  }
}
