import type { Reserved, reservationCalls } from '@resort/mf-shop/contract';
import { moneyText, parseMoney } from '@resort/shared/contract';
import { instantOf } from '../../../platform/time/macau-days.ts';
import { lockMember } from '../../../core/member/lock-member.ts';
import { isPriceOf, readPriceLock } from '../../../core/price-lock/price-lock.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { minutesOfDay } from './amount.ts';
import type { Wish } from '../availability/placing.ts';
import { quoteOf, subjectOf } from '../availability/quote.ts';
import { checkWish } from '../availability/refusal.ts';
import { findBookable, type BookableShop } from '../availability/shop-facts.ts';
import { wishOf } from '../availability/wish-of.ts';
import { book } from './book.ts';
import { hasVenue } from '../venue/engine.ts';
import { passCaptcha } from './captcha.ts';
import { guestsOf } from './guests.ts';
import { reservedOnWire } from '../reservations/on-wire.ts';

type Context =
  | ContextOf<typeof reservationCalls, 'POST /shop/reserver/order/add'>
  | ContextOf<typeof reservationCalls, 'POST /shop/reserver/order/addApi'>;

/** The amount due now: the locked price, or nothing. Throws AMOUNT_CHANGED, SIGN_CHECK, QUOTE_EXPIRED. */
function depositFrom(context: Context, facts: BookableShop, wish: Wish): bigint {
  const { body, caller, language } = context;
  const { memberId } = caller;
  const { code, kind } = facts.shop;
  if (body.signTimerStr === undefined) {
    const { deposit } = quoteOf(facts, wish, language);
    if (deposit > 0n) throw new DomainError('AMOUNT_CHANGED', {}, { amount: moneyText(deposit) });
    return 0n;
  }
  const price = readPriceLock(context, body.signTimerStr, { memberId, kind });
  if (!isPriceOf(price, subjectOf(code, wish, body))) throw new DomainError('SIGN_CHECK');
  return price.amount;
}

async function reserve(context: Context, channel: 'NATIVE' | 'API'): Promise<Reserved> {
  const { db, clock, caller, body } = context;
  const { memberId } = caller;
  const facts = await findBookable(db, clock, body.shopId);
  if (facts.rules.channel !== channel) throw new DomainError('BAD_REQUEST');
  if (channel === 'API' && !hasVenue(context)) throw new DomainError('UNAVAILABLE');
  const wish = wishOf(body);
  checkWish(facts, wish);
  const guests = guestsOf(body);
  // the member's row is locked first, so that concurrent requests count each other
  await lockMember(db, memberId);
  await passCaptcha(context);
  const order = await book(db, clock, {
    memberId,
    facts,
    wish,
    guests,
    from: instantOf(body.date, minutesOfDay(body.time)),
    deposit: depositFrom(context, facts, wish),
    voucherIds: [...new Set((body.voucherIds ?? []).map(Number))],
    dollars: parseMoney(body.dollarUse ?? '0.00'),
  });
  return reservedOnWire(order);
}

/** Books a table or treatments at an outlet that confirms automatically, in the call's own transaction. */
export const addReservation = (
  context: ContextOf<typeof reservationCalls, 'POST /shop/reserver/order/add'>,
): Promise<Reserved> => reserve(context, 'NATIVE');

/** The same at an outlet that confirms itself: the outbox asks it after the deposit is paid. */
export const requestReservation = (
  context: ContextOf<typeof reservationCalls, 'POST /shop/reserver/order/addApi'>,
): Promise<Reserved> => reserve(context, 'API');
