import { MONEY_METHODS } from '@resort/shared/calls/rows';
import { MONEY_TEXT, parseMoney } from '@resort/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Services } from '../../../../platform/context.ts';
import { inTransaction, type Database } from '../../../../platform/database/index.ts';
import type { Clock } from '../../../../platform/time/clock.ts';
import { sandboxCharge, sandboxRefund } from '../../../../schema/index.ts';
import {
  ProviderRefusal,
  type Charge,
  type ChargeState,
  type PaymentProvider,
  type RefundOrder,
  type RefundState,
  type SignedMessage,
} from '../../../../platform/integrations/payment-provider.ts';
import { isSignedWebhook } from '../../webhook/webhook-signature.ts';
import { forgetCard, keptCard, statusWith } from './cards.ts';
import { findCharge, stateOf } from './charges.ts';

const message = z.object({
  id: z.string(),
  type: z.enum(['charge.paid', 'charge.declined']),
  payNo: z.string(),
  amount: z.string().check(z.regex(MONEY_TEXT)),
  currency: z.string(),
  card: z.optional(keptCard),
});
export type SandboxMessage = z.infer<typeof message>;

/** Signs the cashier's webhooks; derived from the server key, so it differs per installation. */
export const sandboxSecret = ({ secrets }: Services) => secrets.mac('sandbox', 'webhook').toString('hex');

async function open(db: Database, clock: Clock, charge: Charge): Promise<void> {
  const { payNo, amount, currency, orderNo, method, scene, language, returnUrl, expiresAt, card } = charge;
  const status = card?.kind === 'KEPT' ? await statusWith(db, clock, card) : 'OPEN';
  await db
    .insert(sandboxCharge)
    .values({
      payNo,
      amount,
      currency,
      orderNo,
      method,
      scene,
      language,
      returnUrl,
      expiresAt,
      keepsFor: card?.kind === 'KEEP' ? card.customer : null,
      status,
    })
    .onConflictDoNothing();
}

/** Records a refund once per number, never above the payment. */
function giveBack(db: Database, { payNo, refundNo, amount }: RefundOrder): Promise<RefundState> {
  return inTransaction(db, async (tx) => {
    const [charge] = await tx
      .select()
      .from(sandboxCharge)
      .where(eq(sandboxCharge.payNo, payNo))
      .for('update');
    if (charge?.status !== 'PAID') throw new ProviderRefusal('nothing was paid');
    await tx.insert(sandboxRefund).values({ refundNo, payNo, amount }).onConflictDoNothing();
    const [{ sum } = { sum: 0n }] = await tx
      .select({ sum: sql`sum(${sandboxRefund.amount})`.mapWith(BigInt) })
      .from(sandboxRefund)
      .where(eq(sandboxRefund.payNo, payNo));
    if (sum > charge.amount) throw new ProviderRefusal('more than was paid');
    return 'SUCCEEDED' as const;
  });
}

/** The development provider: its page is ours (cashier.ts), its books are two tables, and no money moves. */
export function sandbox(db: Database, services: Services): PaymentProvider {
  const { clock } = services;
  const query = async (payNo: string): Promise<ChargeState> => {
    const charge = await findCharge(db, clock, payNo);
    return charge === undefined ? { status: 'UNKNOWN' } : stateOf(charge);
  };
  return {
    name: 'sandbox',
    methods: MONEY_METHODS,
    currencies: ['MOP', 'HKD'],
    cards: { forget: (token) => forgetCard(db, token) },
    async create(charge) {
      // a charge that is there keeps its state, whatever became of its card
      if ((await findCharge(db, clock, charge.payNo)) === undefined) await open(db, clock, charge);
      return query(charge.payNo);
    },
    query,
    async close(payNo) {
      const isOpen = and(eq(sandboxCharge.payNo, payNo), eq(sandboxCharge.status, 'OPEN'));
      await db.update(sandboxCharge).set({ status: 'CLOSED' }).where(isOpen);
      return query(payNo);
    },
    refund: (wanted) => giveBack(db, wanted),
    readEvent({ body, headers }: SignedMessage) {
      const header = String(headers['payment-signature'] ?? '');
      if (!isSignedWebhook(sandboxSecret(services), { body, header, now: clock.now() })) return undefined;
      const said = message.parse(JSON.parse(body.toString()));
      const { id: eventId, type, payNo, currency, card } = said;
      const amount = parseMoney(said.amount);
      const state: ChargeState =
        type === 'charge.paid'
          ? { status: 'SUCCEEDED', providerRef: payNo, amount, currency, keptCard: card }
          : { status: 'FAILED', reason: 'declined' };
      return { eventId, type, about: 'charge', payNo, state };
    },
  };
}
