import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { describeError } from '../../platform/logging/logging.ts';
import { payment } from '../../schema/index.ts';
import { askAgain, claimAsking, longestUnasked } from './ask-provider.ts';
import { secondsAgo, type PaymentContext } from './payment.ts';

/** A payment without news for this long is queried. */
export const IDLE_SECONDS = 30;
const MOST_A_RUN = 100;

/**
 * Queries the provider about every pending payment whose webhook or response was lost, or whose process ended
 * between the two transactions. Safe in several processes at once.
 */
export async function recoverPayments(context: PaymentContext): Promise<void> {
  const { db, provider, log } = context;
  const hanging = await db
    .select({ payNo: payment.payNo })
    .from(payment)
    .where(
      and(
        inArray(payment.status, ['CREATED', 'PROCESSING']),
        eq(payment.provider, provider.name),
        lt(longestUnasked, secondsAgo(context, IDLE_SECONDS)),
      ),
    )
    .orderBy(asc(longestUnasked))
    .limit(MOST_A_RUN);
  for (const { payNo } of hanging) {
    const claimed = await claimAsking(context, { payNo, idleSeconds: IDLE_SECONDS });
    if (claimed === undefined) continue;
    await askAgain(context, claimed).catch((error: unknown) =>
      log.warn({ payNo, err: describeError(error) }, 'a payment could not be asked for'),
    );
  }
}
