import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { inTransaction, type Database, type Transaction } from '../../../platform/database/index.ts';
import type { Resealed } from '../../../platform/secrets/reseal.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { realName } from '../tables/real-names.ts';
import { ticketPosition } from '../tables/tickets.ts';
import { hashDocument, openDocNo, sealDocNo } from './document.ts';

const BATCH = 200;

type Visitor = Pick<
  typeof realName.$inferSelect,
  'id' | 'memberId' | 'docType' | 'docSealed' | 'docHash' | 'nationality'
>;

const isOlder = ({ sealMark }: Secrets) =>
  ne(sql`substring(${realName.docSealed} from 1 for ${sealMark.length}::int)`, sealMark);

/** How many documents an older key of the ring is needed for. */
export async function countOlderDocuments(db: Database, secrets: Secrets): Promise<number> {
  const visitors = await db.select().from(realName).where(isOlder(secrets));
  return visitors.filter((visitor) => readDocNo(secrets, visitor) !== undefined).length;
}

/**
 * Seals a document again and gives it, and the tickets that are bound to it, the hash of the first key. While a rotation
 * runs, one document can be saved under two hashes; the second keeps its older hash.
 */
async function resealOne(tx: Transaction, secrets: Secrets, visitor: Visitor): Promise<boolean> {
  const docNo = readDocNo(secrets, visitor);
  if (docNo === undefined) return false;
  const docHash = hashDocument({ secrets }, { ...visitor, docNo });
  const docSealed = sealDocNo({ secrets }, visitor.memberId, docNo);
  await tx.update(realName).set({ docSealed }).where(eq(realName.id, visitor.id));
  const ofMember = and(eq(realName.memberId, visitor.memberId), eq(realName.docHash, docHash));
  if ((await tx.$count(realName, ofMember)) === 0)
    await tx.update(realName).set({ docHash }).where(eq(realName.id, visitor.id));
  const taken = sql`select 1 from ticket_position other
    where other.session_id = ${ticketPosition.sessionId} and other.doc_hash = ${docHash} and other.is_live`;
  await tx
    .update(ticketPosition)
    .set({ docHash })
    .where(and(eq(ticketPosition.realNameId, visitor.id), sql`not exists (${taken})`));
  return true;
}

function readDocNo(secrets: Secrets, visitor: Visitor): string | undefined {
  try {
    return openDocNo({ secrets }, visitor);
  } catch {
    return undefined;
  }
}

/** Documents of saved visitors, sealed and hashed with the first key of the ring. */
export async function resealDocuments(db: Database, secrets: Secrets): Promise<Resealed> {
  let [resealed, unreadable, after] = [0, 0, 0];
  for (;;) {
    const batch = await inTransaction(db, async (tx) => {
      const visitors = await tx
        .select()
        .from(realName)
        .where(and(gt(realName.id, after), isOlder(secrets)))
        .orderBy(realName.id)
        .limit(BATCH)
        .for('update');
      for (const visitor of visitors)
        if (await resealOne(tx, secrets, visitor)) resealed += 1;
        else unreadable += 1;
      return visitors;
    });
    const last = batch.at(-1);
    if (last === undefined) return { resealed, unreadable };
    after = last.id;
  }
}
