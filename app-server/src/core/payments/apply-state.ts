import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { release } from '../ledger/settle.ts';
import { lockOrderOfPayment, type LockedOrder } from '../orders/locked-order.ts';
import { changePayStatus } from '../orders/pay-status.ts';
import { findPayment, holdRef, isSettled, isUnderWay, writePayment, type Payment } from './payment.ts';
import type { ChargeState } from '../../platform/integrations/payment-provider.ts';
import { keepCard } from './saved-cards/keep-card.ts';
import { succeed } from './succeed.ts';

/** The effect of a provider's message or response. */
export type Applied =
  'unknown' | 'nothing new' | 'open' | 'confirmed' | 'refund' | 'failed' | 'closed' | 'mismatch';

/** No money arrived: releases the dollars, and the order while its hold lasts. */
async function end(
  tx: Transaction,
  { clock }: Services,
  over: Payment,
  change: { readonly status: 'FAILED' | 'CLOSED'; readonly failure: string | null; readonly actor: string },
): Promise<void> {
  const { orderId, payNo } = over;
  const { status, failure, actor } = change;
  const event = status === 'FAILED' ? 'PAYMENT_FAILED' : 'PAYMENT_CLOSED';
  const data = { payNo, ...(failure === null ? {} : { failure }) };
  await changePayStatus(tx, clock, { orderId, from: ['PROCESSING'], to: 'FAILED', event, actor, data });
  await release(tx, clock, holdRef(payNo));
  await writePayment(tx, over, { status, failure, action: null });
}

async function applyTo(
  tx: Transaction,
  services: Services,
  known: Payment,
  { state, ...by }: { readonly state: ChargeState; readonly actor: string; readonly locked: LockedOrder },
): Promise<Applied> {
  const { actor } = by;
  switch (state.status) {
    case 'UNKNOWN':
      return 'nothing new';
    case 'OPEN': {
      if (known.status !== 'CREATED') return 'nothing new';
      const { action, providerRef } = state;
      await writePayment(tx, known, { status: 'PROCESSING', action, providerRef });
      return 'open';
    }
    case 'SUCCEEDED': {
      if (isSettled(known)) return 'nothing new';
      if (state.amount !== known.cash || state.currency !== known.currency) return 'mismatch';
      const { providerRef, keptCard } = state;
      const applied = await succeed(tx, services, { ...known, providerRef }, by);
      if (keptCard !== undefined) await keepCard(tx, services, known, keptCard);
      return applied;
    }
    case 'FAILED':
    case 'CLOSED': {
      if (!isUnderWay(known)) return 'nothing new';
      const failure = state.status === 'FAILED' ? state.reason : null;
      await end(tx, services, known, { status: state.status, failure, actor });
      return state.status === 'FAILED' ? 'failed' : 'closed';
    }
  }
}

/**
 * Applies the provider's state to a payment, in any number and order: a success counts once and overrides
 * everything, a failure counts while nothing else is known. `mismatch` (another amount than requested)
 * changes nothing and needs manual review.
 */
export async function applyState(
  tx: Transaction,
  services: Services,
  { payNo, state, actor }: { readonly payNo: string; readonly state: ChargeState; readonly actor: string },
): Promise<Applied> {
  // sent together: the payment is read when the lock was granted, so as the transaction before left it
  const [locked, known] = await Promise.all([
    lockOrderOfPayment(tx, services.clock, payNo),
    findPayment(tx, payNo),
  ]);
  if (locked === undefined || known === undefined) return 'unknown';
  return applyTo(tx, services, known, { state, actor, locked });
}
