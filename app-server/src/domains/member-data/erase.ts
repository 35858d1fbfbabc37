import { randomBytes } from 'node:crypto';
import { inArray, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../platform/database/index.ts';
import {
  accountClosing,
  cardCustomer,
  cartItem,
  chatMessage,
  companion,
  credential,
  insiderCard,
  letter,
  member,
  nameChange,
  noticeWatermark,
  notification,
  otp,
  outboxMessage,
  passkey,
  pushToken,
  referralCode,
  session,
  subscriptionLog,
  waiting,
} from '../../schema/index.ts';
import { removeCards } from '../../core/payments/saved-cards/forget-cards.ts';
import { articleLike } from '../content/tables/content.ts';
import { stayCheckIn, stayCheckInGuest } from '../hotel/tables/check-in.ts';
import { hotelOrder, partyDispatch } from '../hotel/tables/hotel-orders.ts';
import { offerCollect } from '../offers/tables/offers.ts';
import { planShare } from '../membership/tables/plan-shares.ts';
import { popWindowState } from '../membership/tables/pop-windows.ts';
import { realName } from '../ticketing/tables/real-names.ts';
import { reservation, shopCollect } from '../shop/tables/shops.ts';
import { shareRecord, shareVisit } from '../sharing/tables/shares.ts';
import { ticketPosition } from '../ticketing/tables/tickets.ts';
import { ticketTransfer } from '../ticketing/tables/gates.ts';
import { ownedTables } from './owned-tables.ts';
import { recipientsOf } from './recipients.ts';
import { passRegistration } from '../wallet/tables/registrations.ts';

type Erasure = (tx: Transaction, whose: SQL) => Promise<unknown>;

const remove =
  (table: PgTable): Erasure =>
  (tx, whose) =>
    tx.delete(table).where(whose);

/** The member's shared links and their visits, because they name the sharer. */
const removeShares: Erasure = async (tx, whose) => {
  const tokens = tx.select({ token: shareRecord.token }).from(shareRecord).where(whose);
  await tx.delete(shareVisit).where(inArray(shareVisit.token, tokens));
  await tx.delete(shareRecord).where(whose);
};

/** The stay remains in the books, without its guests. */
const eraseGuests: Erasure = (tx, whose) =>
  tx
    .update(hotelOrder)
    .set({ guests: [], contact: { areaCode: '', phone: '' }, remarks: '', cancelReason: null })
    .where(whose);

type Member = typeof member.$inferSelect;
/** Columns of a member that identify nobody, or only to us. The compiler asks for an erasure of each other column. */
type KeptOfMember =
  | 'id'
  | 'memberNo'
  | 'status'
  | 'language'
  | 'tier'
  | 'tierExpiresAt'
  | 'currency'
  | 'joinedAt'
  | 'version'
  | 'createdAt'
  | 'updatedAt';

/** The row stays, because the ledger and the orders refer to it, but without personal data. */
const anonymise: Erasure = (tx, whose) =>
  tx
    .update(member)
    .set({
      title: '',
      firstName: '',
      lastName: '',
      chineseName: null,
      areaCode: '',
      phone: '',
      email: null,
      emailVerifiedAt: null,
      dateOfBirth: null,
      cityCode: null,
      countryCode: null,
      shareToken: null,
      openKey: randomBytes(16).toString('hex'),
    } satisfies Record<Exclude<keyof Member, KeptOfMember>, string | null>)
    .where(whose);

/** What happens to each table with personal data, in this order. Other tables do not change. */
export const ERASURES: Readonly<Record<string, Erasure>> = {
  account_closing: (tx, whose) => tx.update(accountClosing).set({ reason: null }).where(whose),
  article_like: remove(articleLike),
  cart_item: remove(cartItem),
  chat_message: remove(chatMessage),
  companion: remove(companion),
  credential: remove(credential),
  hotel_order: eraseGuests,
  insider_card: remove(insiderCard),
  letter: remove(letter),
  name_change: remove(nameChange),
  notice_watermark: remove(noticeWatermark),
  notification: remove(notification),
  offer_collect: remove(offerCollect),
  otp: remove(otp),
  passkey: remove(passkey),
  pass_registration: remove(passRegistration),
  party_dispatch: (tx, whose) => tx.update(partyDispatch).set({ payload: {} }).where(whose),
  plan_share: remove(planShare),
  pop_window_state: remove(popWindowState),
  push_token: remove(pushToken),
  real_name: remove(realName),
  referral_code: remove(referralCode),
  reservation: (tx, whose) =>
    tx.update(reservation).set({ contact: null, remarks: '', change: null, cancelReason: null }).where(whose),
  session: remove(session),
  shop_collect: remove(shopCollect),
  stay_check_in_guest: remove(stayCheckInGuest),
  stay_check_in: remove(stayCheckIn),
  subscription_log: remove(subscriptionLog),
  share_visit: remove(shareVisit),
  share_record: removeShares,
  ticket_position: (tx, whose) =>
    tx.update(ticketPosition).set({ realNameId: null, docHash: null }).where(whose),
  ticket_transfer: (tx, whose) => tx.update(ticketTransfer).set({ toAreaCode: '', toPhone: '' }).where(whose),
  waiting: remove(waiting),
  // last: a payment that ends now locks the stay and its order before the member's cards
  card_customer: remove(cardCustomer),
  saved_card: removeCards,
  member: anonymise,
};

/** Columns that look personal and are kept, as `table.column` in the schema, with the reason. */
export const KEPT_COLUMNS: Readonly<Record<string, string>> = {
  'sale.lines': 'what was sold at a till; holds no person',
  'order_event.data': 'what happened to an order; amounts, and members by their number alone',
  'payment.action': 'where the provider took the payment; holds no person',
  'ticket.holderId': 'whose a ticket is; a member by their number alone',
  'ticket_order.refund': 'by which rule tickets go back',
  'refund.reason': 'a word of ours, LAPSED or CANCELLED',
};

/**
 * Erases a member's personal data. Records required for accounting and by law stay, under a number without a
 * name.
 */
export async function erasePersonalData(tx: Transaction, memberId: number): Promise<void> {
  const recipients = await recipientsOf(tx, memberId);
  await tx.delete(outboxMessage).where(inArray(outboxMessage.to, recipients));
  await tx.delete(otp).where(inArray(otp.recipient, recipients));
  const owned = new Map(ownedTables().map(({ name, of }) => [name, of]));
  for (const [name, erase] of Object.entries(ERASURES)) {
    const whose = owned.get(name);
    if (whose === undefined) throw new Error(`${name} holds nothing of a member`);
    await erase(tx, whose(memberId));
  }
}
