import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { attempts } from '../../../platform/jobs/attempts.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { contentOf, unlessRefused } from '../content/content-of.ts';
import { digestOf } from '../content/digest.ts';
import { ownedBySerial } from '../content/serial.ts';
import { passRegistration } from '../tables/registrations.ts';
import { PASS_CHANGED } from './push.ts';

/** A pass is looked at as often at most; so late its phone hears of a change. */
const EVERY_SECONDS = 300;
/** of one run, so that no transaction is long */
const PASSES = 100;

type Registration = typeof passRegistration.$inferSelect;

const isThis = ({ device, serial }: Registration) =>
  and(eq(passRegistration.device, device), eq(passRegistration.serial, serial));

async function look(tx: Transaction, context: JobContext, registered: Registration): Promise<void> {
  const { clock } = context;
  const { device, serial } = registered;
  const owned = await ownedBySerial(tx, serial);
  const content = owned && (await unlessRefused(contentOf(tx, context, owned)));
  const digest = content && digestOf(content);
  const isChanged = digest !== undefined && !digest.equals(registered.digest);
  const changed = isChanged ? { digest, changedAt: clock.sqlNow() } : {};
  await tx
    .update(passRegistration)
    .set({ checkedAt: clock.sqlNow(), ...changed })
    .where(isThis(registered));
  if (!isChanged) return;
  const dedupeKey = `pass ${device} ${serial} ${digest.toString('hex').slice(0, 16)} ${clock.now().getTime()}`;
  await enqueue(tx, clock, { topic: PASS_CHANGED, payload: { device, serial }, dedupeKey });
}

/** A pass that cannot be looked at now is due again with the others, and keeps none of them waiting. */
const putOff = (tx: Transaction, { clock }: JobContext, pass: Registration) =>
  tx.update(passRegistration).set({ checkedAt: clock.sqlNow() }).where(isThis(pass));

/** Tells phones of passes that say something else than before: a tier, a balance, a time, a ticket that was used. */
export async function watchPasses(context: JobContext): Promise<void> {
  const { db, clock, log } = context;
  const tries = attempts(log, 'a pass could not be looked at');
  await inTransaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(passRegistration)
      .where(lte(passRegistration.checkedAt, sql`${clock.sqlNow()} - ${EVERY_SECONDS} * interval '1 second'`))
      .orderBy(asc(passRegistration.checkedAt))
      .limit(PASSES)
      .for('update', { skipLocked: true });
    for (const registered of due)
      await tx
        .transaction((part) => look(part, context, registered))
        .catch(async (error: unknown) => {
          tries.failed({ serial: registered.serial }, error);
          await putOff(tx, context, registered);
        });
  });
  tries.end();
}
