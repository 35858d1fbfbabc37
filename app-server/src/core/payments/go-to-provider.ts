import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentStarted } from '@resort/shared/calls/rows';
import type { Database } from '../../platform/database/index.ts';
import { bringToProvider } from './ask-provider.ts';
import { actionOf, findPayment, type Payment, type PaymentContext } from './payment.ts';

const PATIENCE_MS = 5000;
const STEP_MS = 100;

async function known(db: Database, payNo: string): Promise<Payment> {
  const found = await findPayment(db, payNo);
  if (found === undefined) throw new Error(`payment ${payNo} is gone`);
  return found;
}

/** For a repeated request: the first one may still be contacting the provider. */
async function onceOpened(db: Database, payNo: string): Promise<Payment> {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += STEP_MS) {
    const found = await known(db, payNo);
    if (found.status !== 'CREATED') return found;
    await pause(STEP_MS);
  }
  return known(db, payNo);
}

/**
 * Opens the charge at the provider after the claim has committed. Without a response the payment stays
 * CREATED and the result page continues; a repeated request finds the first one's state.
 */
export async function goToProvider(
  context: PaymentContext,
  { payNo }: PaymentStarted,
): Promise<PaymentStarted> {
  const isOurs = await bringToProvider(context, payNo);
  const found = await (isOurs ? known(context.db, payNo) : onceOpened(context.db, payNo));
  return { payNo, status: found.status, action: actionOf(found) };
}
