import type { MoneyMethod, paymentCalls, PaymentMethod } from '@resort/shared/calls/rows';
import { shownCard } from './saved-cards.ts';
import { METHOD_NAMES } from './texts/payment-methods.ts';
import { findOwnOrder } from '../../core/orders/find.ts';
import { isExpired, savedCardsOf } from '../../core/payments/saved-cards/saved-card.ts';
import type { ContextOf } from '../../platform/context.ts';

const ICONS: Readonly<Record<MoneyMethod, PaymentMethod['icon']>> = { CARD: 'card', WALLET: 'wallet' };

/** The provider's ways to pay, in the order in which it names them. */
export async function paymentMethods(
  context: ContextOf<typeof paymentCalls, 'GET /order/booking/hotel/getPaymentMethods'>,
): Promise<PaymentMethod[]> {
  const { db, clock, caller, provider, language, query } = context;
  const { memberId } = caller;
  const order =
    query.id === undefined
      ? undefined
      : await findOwnOrder(db, clock, { orderId: Number(query.id), memberId });
  const currencies = [...provider.currencies];
  const enabled = order === undefined || currencies.includes(order.currency);
  const saved = await savedCardsOf(db, provider, memberId);
  const now = clock.now();
  const savedCards = saved.filter((card) => !isExpired(card, now)).map(shownCard);
  return provider.methods.map((code) => ({
    code,
    ...(code === 'CARD' && provider.cards !== undefined ? { savedCards } : {}),
    name: METHOD_NAMES[code][language],
    icon: ICONS[code],
    currencies,
    enabled,
  }));
}
