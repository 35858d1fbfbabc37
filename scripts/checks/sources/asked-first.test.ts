import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { sourcesBelow } from '../../sources.ts';
import { projectRoot } from '../../testing/tree.ts';

const QUESTION = /<(?:ConfirmDialog|CancelOrder)\b|onUndo\b/;

/** What a member cannot take back: each place that sends it, and the source that asks first or offers “undo”. */
const ASKED: Readonly<Record<string, string>> = {
  'mf-content/src/inbox/use-delete-letter.ts DeleteLetters': 'mf-content/src/inbox/use-delete-letter.ts',
  'mf-content/src/screens/activity/GiveUp.tsx GiveUp': 'mf-content/src/screens/activity/GiveUp.tsx',
  'mf-dollars/src/orders/PointsOrderPage.tsx CancelPointsOrder': 'mf-dollars/src/orders/OrderPage.tsx',
  'mf-dollars/src/orders/RewardOrderPage.tsx CancelRewardOrder': 'mf-dollars/src/orders/OrderPage.tsx',
  'mf-hotel/src/screens/cart/use-removal.ts ClearCart': 'mf-hotel/src/screens/cart/use-removal.ts',
  'mf-hotel/src/screens/cart/use-removal.ts RemoveFromCart': 'mf-hotel/src/screens/cart/use-removal.ts',
  'mf-hotel/src/screens/companions/CompanionCard.tsx DeleteCompanion':
    'mf-hotel/src/screens/companions/CompanionCard.tsx',
  'mf-hotel/src/screens/hotel-order/CancelStay.tsx CancelStay':
    'mf-hotel/src/screens/hotel-order/CancelStay.tsx',
  'mf-hotel/src/screens/hotel-orders/use-cancel-several.ts CancelStays':
    'mf-hotel/src/screens/hotel-orders/FeesDialog.tsx',
  'mf-membership/src/screens/my-benefits/GiftCategoryPart.tsx ClaimGift':
    'mf-membership/src/screens/my-benefits/GiftCategoryPart.tsx',
  'mf-membership/src/screens/my-plans/StopSharing.tsx StopSharingPlans':
    'mf-membership/src/screens/my-plans/StopSharing.tsx',
  'mf-membership/src/screens/my-profile/PayCards.tsx RemovePayCard':
    'mf-membership/src/screens/my-profile/PayCards.tsx',
  'mf-membership/src/screens/my-profile/Sessions.tsx EndSession':
    'mf-membership/src/screens/my-profile/Sessions.tsx',
  'mf-shop/src/screens/order/CancelReservation.tsx CancelReservation':
    'mf-shop/src/screens/order/CancelReservation.tsx',
  'mf-ticketing/src/parts/GiveUp.tsx GiveUpTickets': 'mf-ticketing/src/parts/GiveUp.tsx',
  'mf-ticketing/src/screens/real-name/GuestCard.tsx DeleteGuest':
    'mf-ticketing/src/screens/real-name/GuestCard.tsx',
  'mf-ticketing/src/screens/ticket-order/GiveTicket.tsx GiveTicket':
    'mf-ticketing/src/screens/ticket-order/GiveTicket.tsx',
  'mf-ticketing/src/screens/ticket-order/use-refund.ts RefundTickets':
    'mf-ticketing/src/screens/ticket-order/RefundTickets.tsx',
};

/** Sent without a question, by reason. */
const NOT_ASKED = {
  'reads, opens or answers; takes nothing': [
    'AddPass CheckInvite CheckName CheckVerifyCode CouponCode CouponLink MemberCode MemberData OpenChat PasskeyLoginOptions PasskeySuggestions',
    'ReadChat',
    'ReadLetters ReadNotices ReadNotification SeeMoment TicketCode TransactionFile VoucherCode UpdatePopWindow VerifyTicket',
  ].join(' '),
  'can be taken back at the same place': [
    'AcceptGift AddToCart AnswerSubscription GiveSeats LikeArticle SaveCompanion SaveGuest SaveOffer SaveOutlet SetQuietHours',
    'Share SharePlans SignUp StopTopic StopWaiting SubscribeBrowser TakeCoupon UnlikeArticle UpdateBrowser',
    'UpdateProfile WaitForRoom WaitForShow WithdrawGift',
  ].join(' '),
  'is the last step of a form or a screen that says what it does': [
    'AnswerTill ChangeReservation ChangeStay CloseMembership HoldTickets NameGuests OrderGoods Pay',
    'HandOver PayTickets RedeemReward Register Request Reserve ReserveCart ReserveStay ReviewStay UpdateName',
    'SayInChat SendCheckIn UpdatePhoneAndEmail UseVoucher',
  ].join(' '),
  'is a step of signing in or of a proof': [
    'ProveEmail ProveRegisterCode SendClosingCode SendEmailCode SendRegisterCode SendSignInCode SendVerifyCode',
    'SignInWithCard SignInWithCode SignInWithPasskey SignInWithPassword',
  ].join(' '),
  'gives up what is held anew in the same step': 'mf-ticketing/src/booking/use-hold.ts GiveUpTickets',
  'brings the member tickets': 'mf-ticketing/src/screens/ticket-booking/use-invited.ts GiveTicket',
};
const harmless = new Set(
  Object.values(NOT_ASKED).flatMap((names) => (names.includes('/') ? [names] : names.split(' '))),
);

/** Places that send a change: `file Name`. */
const sent = ['shared', 'shell', 'mf-auth', 'mf-content', 'mf-dollars', 'mf-hotel', 'mf-membership']
  .concat('mf-shop', 'mf-ticketing', 'mf-vouchers')
  .flatMap((unit) => sourcesBelow(projectRoot, `${unit}/src`))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/\buse(\w+)Mutation\(/g)].map(([, name = '']) => ({ at: `${file} ${name}`, name })),
  );

it('what cannot be taken back is asked first; a new change is in one of the lists', () => {
  expect(sent.length).toBeGreaterThan(70);
  const unknown = sent.filter(({ at, name }) => !(at in ASKED) && !harmless.has(name) && !harmless.has(at));
  expect(unknown.map(({ at }) => at)).toEqual([]);
  const isSent = (one: string) => sent.some(({ at, name }) => at === one || name === one);
  expect([...harmless].filter((one) => !isSent(one))).toEqual([]);
});

it.each(Object.entries(ASKED))('%s: the question is there', (at, asking) => {
  expect(sent.map((each) => each.at)).toContain(at);
  expect(readFileSync(join(projectRoot, asking), 'utf8')).toMatch(QUESTION);
});
