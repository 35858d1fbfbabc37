import type { Context } from '../../src/domains/membership/reminders/queue-each.ts';
import { remind } from '../../src/domains/membership/reminders/remind.ts';
import { jobProgress } from '../../src/schema/index.ts';

/** A run of the reminders that looks at all that ends soon, as the first of a day does. */
export async function remindOfAll(context: Context): Promise<void> {
  await context.db.delete(jobProgress);
  await remind(context);
}
