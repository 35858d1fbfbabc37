import type { CallKey } from '@resort/shared/contract';
import { DEMO_OUTLET_PIN } from '../../demo/seeds/vouchers/outlets.ts';
import type { Naming } from './naming.ts';
import type { Owned } from './owned.ts';
import { SHOP_ANYBODYS, SHOP_NAMINGS } from './shop.ts';
import { TICKET_ANYBODYS, TICKET_NAMINGS } from './tickets.ts';

type Of = (owned: Owned) => Naming;

const PARTY = {
  guests: [{ firstName: 'Other', lastName: 'Guest' }],
  contact: { areaCode: '+853', phone: '66999999' },
};
const DOCUMENTED = {
  firstName: 'Other',
  lastName: 'Guest',
  docType: 'PASSPORT',
  docNo: 'K12345678',
  nationality: 'PT',
  dateOfBirth: '1990-05-04',
};
const A_ROOM = { hotelCode: 'sjm', roomTypeCode: 'SJM-DELUXE', rooms: 1, adults: 2, children: 0 };
const NEW_PHONE = { newOtpId: 'f'.repeat(32), newCode: '123456', newAreaCode: '+853', newPhone: '66999999' };

/**
 * Every call to which a member could send another member's id. A row with a new id needs a line here or in
 * `ANYBODYS`.
 */
export const NAMINGS: readonly (readonly [CallKey, Of])[] = [
  [
    'PUT /user/users/{id}/language',
    ({ userId }) => ({ params: { id: userId }, payload: { language: 'jp' }, places: ['{id}'] }),
  ],
  [
    'PUT /user/users/{id}',
    ({ userId }) => ({ params: { id: userId }, payload: { version: 0, title: 'DR' }, places: ['{id}'] }),
  ],
  [
    'DELETE /user/users/{id}',
    ({ userId, closing }) => ({ params: { id: userId }, payload: { ...closing }, places: ['{id}', 'otpId'] }),
  ],
  [
    'PUT /user/{id}/biometricKey',
    ({ userId }) => ({
      params: { id: userId },
      payload: {
        registration: { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'e30' } },
        deviceName: 'Mac',
      },
      places: ['{id}'],
    }),
  ],
  [
    'DELETE /user/{id}/biometricKey',
    ({ userId, keyId }) => ({ params: { id: userId }, payload: { keyId }, places: ['{id}', 'keyId'] }),
  ],
  [
    'POST /member/plans/share',
    ({ reservationNo }) => ({ payload: { planIds: [reservationNo] }, places: ['planIds.0'] }),
  ],
  ['POST /member/sessions/end', ({ sessionId }) => ({ payload: { id: sessionId }, places: ['id'] })],
  ['GET /user/cards/{id}/giftCategories', ({ cardId }) => ({ params: { id: cardId }, places: ['{id}'] })],
  [
    'POST /member/checkVerifyCode',
    ({ proof }) => ({ payload: { ...proof, purpose: 'REBIND' }, places: ['otpId'] }),
  ],
  [
    'POST /member/updatePhoneAndEmail',
    ({ verifyTicket, proof }) => ({
      payload: { ...NEW_PHONE, verifyTicket, newOtpId: proof.otpId, newCode: proof.code },
      places: ['verifyTicket', 'newOtpId'],
    }),
  ],
  [
    'PUT /user/email/otp',
    ({ proof }) => ({ payload: { ...proof, email: 'other@example.com' }, places: ['otpId'] }),
  ],
  ['GET /offer/voucher/info', ({ voucherId }) => ({ payload: { id: voucherId }, places: ['id'] })],
  ['GET /offer/voucher/qrCode', ({ voucherId }) => ({ payload: { id: voucherId }, places: ['id'] })],
  [
    'POST /offer/voucher/burn',
    ({ voucherId }) => ({
      payload: { id: voucherId, outletCode: 'LOTUS-ROOM', outletPin: DEMO_OUTLET_PIN },
      places: ['id'],
    }),
  ],
  [
    'POST /wallet/pass',
    ({ voucherId }) => ({
      payload: { wallet: 'APPLE', kind: 'VOUCHER', id: voucherId },
      places: ['id'],
    }),
  ],
  ['POST /offer/vouchers', ({ voucherId }) => ({ payload: { ids: [voucherId] }, places: ['ids.0'] })],
  ['POST /offer/vouchers', ({ unpaid }) => ({ payload: { orderNo: unpaid.orderNo }, places: ['orderNo'] })],
  [
    'POST /offer/vouchers',
    ({ cartItemId }) => ({ payload: { cartItemIds: [cartItemId] }, places: ['cartItemIds.0'] }),
  ],
  [
    'POST /voucher/getDeductMoney',
    ({ cartItemId }) => ({
      payload: { scene: 'HOTEL', cartItemIds: [cartItemId], voucherIds: [] },
      places: ['cartItemIds.0'],
    }),
  ],
  [
    'POST /voucher/getDeductMoney',
    ({ voucherId }) => ({
      payload: { scene: 'HOTEL', items: [{ amount: '5000.00' }], voucherIds: [voucherId] },
      places: ['voucherIds.0'],
    }),
  ],
  [
    'POST /voucher/getDeductMoney',
    ({ unpaid }) => ({
      payload: { scene: 'SHOP', orderNo: unpaid.orderNo, voucherIds: [] },
      places: ['orderNo'],
    }),
  ],
  ['GET /dollar/order/info', ({ rewardOrderNo: orderNo }) => ({ payload: { orderNo }, places: ['orderNo'] })],
  [
    'POST /dollar/order/cancel',
    ({ rewardOrderNo: orderNo }) => ({ payload: { orderNo }, places: ['orderNo'] }),
  ],
  [
    'GET /point/mall/getMyOrderInfo',
    ({ pointsOrderNo: orderNo }) => ({ payload: { orderNo }, places: ['orderNo'] }),
  ],
  [
    'POST /point/mall/cancelOrder',
    ({ pointsOrderNo: orderNo }) => ({ payload: { orderNo }, places: ['orderNo'] }),
  ],
  [
    'POST /dollar/transaction',
    ({ movementId }) => ({ payload: { unit: 'DOLLAR', beforeId: movementId }, places: ['beforeId'] }),
  ],
  [
    'GET /order/booking/hotel/getPaymentMethods',
    ({ unpaid }) => ({ payload: { id: unpaid.id }, places: ['id'] }),
  ],
  ['GET /order/receipt', ({ stay }) => ({ payload: { orderNo: stay.orderNo }, places: ['orderNo'] })],
  ['GET /payment/result', ({ unpaid }) => ({ payload: { orderNo: unpaid.orderNo }, places: ['orderNo'] })],
  [
    'POST /hotel/pay',
    ({ unpaid: { id, signTimerStr }, savedCardId: cardId }) => ({
      payload: {
        id,
        signTimerStr,
        paySence: 'H5',
        methodCode: 'CARD',
        returnUrl: '/en/points-pay-result',
        cardId,
      },
      places: ['id', 'signTimerStr', 'cardId'],
    }),
  ],
  ['POST /payment/cards/delete', ({ savedCardId: cardId }) => ({ payload: { cardId }, places: ['cardId'] })],
  ['GET /hotel/order', ({ stay: { id } }) => ({ payload: { id }, places: ['id'] })],
  ['GET /hotel/order/detail', ({ stay: { id } }) => ({ payload: { id }, places: ['id'] })],
  [
    'POST /hotel/review',
    ({ stay: { orderNo } }) => ({ payload: { orderNo, stars: 5, text: '' }, places: ['orderNo'] }),
  ],
  ['GET /hotel/check-in', ({ stay: { orderNo } }) => ({ payload: { orderNo }, places: ['orderNo'] })],
  [
    'POST /hotel/check-in',
    ({ stay: { orderNo } }) => ({
      payload: { orderNo, arrivalTime: '16:00', guests: [DOCUMENTED] },
      places: ['orderNo'],
    }),
  ],
  ['GET /hotel/checkout', ({ stay: { id } }) => ({ payload: { id }, places: ['id'] })],
  ['GET /order/booking/hotel/cancelOrder', ({ stay: { id } }) => ({ payload: { id }, places: ['id'] })],
  [
    'POST /hotel/reserve/cancel',
    ({ stay: { id } }) => ({ payload: { id, expectedPenalty: '99999.00' }, places: ['id'] }),
  ],
  [
    'POST /hotel/reserve/batch-cancel',
    ({ stay: { id } }) => ({ payload: { ids: [id], expectedPenaltyTotal: '99999.00' }, places: ['ids.0'] }),
  ],
  [
    'POST /hotel/order/to-party',
    ({ stay: { id } }) => ({ payload: { id, partyCode: 'PMS', payload: {} }, places: ['id'] }),
  ],
  [
    'POST /order/booking/hotel/updateReserve',
    ({ stay: { id, version, signTimerStr } }) => ({
      payload: { id, version, signTimerStr, remarks: 'mine now' },
      places: ['id', 'signTimerStr'],
    }),
  ],
  [
    'POST /order/booking/hotel/reserve',
    ({ stay: { signTimerStr }, voucherId }) => ({
      payload: { signTimerStr, ...PARTY, voucherIds: [voucherId] },
      places: ['signTimerStr', 'voucherIds.0'],
    }),
  ],
  [
    'POST /hotel/reserve',
    ({ stay: { signTimerStr }, cartItemId, voucherId }) => ({
      payload: {
        signTimerStrs: [signTimerStr],
        cartItemIds: [cartItemId],
        ...PARTY,
        voucherIds: [voucherId],
      },
      places: ['cartItemIds.0', 'voucherIds.0'],
    }),
  ],
  ['GET /hotel/cart/delete', ({ cartItemId }) => ({ payload: { cartItemId }, places: ['cartItemId'] })],
  ['POST /hotel/cart/clear', ({ cartItemId }) => ({ payload: { ids: [cartItemId] }, places: ['ids.0'] })],
  ['POST /mdp/card-level', ({ cardNo }) => ({ payload: { cardNo }, places: ['cardNo'] })],
  [
    'GET /hotel/getRatePrice',
    ({ unpaid, night }) => ({
      payload: { ...A_ROOM, ...night, rateCode: 'FLEX', orderNo: unpaid.orderNo },
      places: ['orderNo'],
    }),
  ],
  [
    'POST /hotel/bestAvailability/rate',
    ({ unpaid, night }) => ({
      payload: { ...A_ROOM, ...night, orderNo: unpaid.orderNo },
      places: ['orderNo'],
    }),
  ],
  [
    'POST /member/companions/save',
    ({ companionId: id }) => ({ payload: { id, firstName: 'Other', lastName: 'Name' }, places: ['id'] }),
  ],
  ['POST /member/companions/delete', ({ companionId: id }) => ({ payload: { id }, places: ['id'] })],
  ['POST /member/waiting/stop', ({ waitingId: id }) => ({ payload: { id }, places: ['id'] })],
  ...SHOP_NAMINGS,
  ...TICKET_NAMINGS,
  [
    'POST /member/till/answer',
    ({ tillRequestId }) => ({ payload: { id: tillRequestId, agrees: true }, places: ['id'] }),
  ],
  ['GET /Inbox/info', ({ letterId }) => ({ payload: { id: letterId }, places: ['id'] })],
  ['POST /member/moment/seen', ({ letterId }) => ({ payload: { id: letterId }, places: ['id'] })],
  ['POST /Inbox/read', ({ letterId }) => ({ payload: { ids: [letterId] }, places: ['ids.0'] })],
  ['POST /Inbox/delete', ({ letterId }) => ({ payload: { ids: [letterId] }, places: ['ids.0'] })],
  ['GET /notification/info', ({ notificationId }) => ({ payload: { id: notificationId }, places: ['id'] })],
  [
    'POST /token/update/sub',
    ({ pushToken }) => ({ payload: { token: pushToken, subscribed: false }, places: ['token'] }),
  ],
];

/** Ids that belong to no member: the catalogue's, and secrets that authenticate whoever knows them. */
export const ANYBODYS: readonly string[] = [
  ...SHOP_ANYBODYS,
  ...TICKET_ANYBODYS,
  // signed, and good for whoever holds the message: push/stop-and-quiet.test.ts
  'POST /subscription/stop token',
  'GET /shareRecord/{token} {token}',
  'GET /plans/shared/{token} {token}',
  'GET /membership/invitation/{code} {code}',
  // a guest's own document
  'POST /hotel/check-in guests.0.docNo',
  'POST /member/waiting/show ticketId',
  'POST /member/waiting/show performanceId',
  'GET /user/giftCategories/{id}/gifts {id}',
  'POST /user/gifts/{id}/claim {id}',
  'GET /offer/detail id',
  'POST /offer/collect offerId',
  'POST /shareRecord targetId',
  'POST /country/updatePopWindow id',
  'GET /dollar/reward id',
  'POST /dollar/redeem rewardId',
  'GET /point/mall/getPointsGoods categoryId',
  'GET /point/mall/selectPointsGoodsInfoById id',
  'GET /point/mall/getExchangePointGoods id',
  'POST /point/mall/pointsPayGoods goodsId',
  'GET /article/articles topicId',
  'GET /article/articles/detail id',
  'GET /article/articles/recommend id',
  'POST /article/articles/{id}/like {id}',
  'DELETE /article/articles/{id}/like {id}',
  'GET /api/article/list topicId',
  'GET /api/article/detail id',
  'GET /api/enjoy/list categoryId',
  'GET /api/enjoy/detail id',
  'GET /api/macau/info/list categoryId',
  'GET /api/macau/info/detail id',
  'GET /landPage/info id',
  'GET /appServer/activity/detail id',
  'POST /appServer/activity/signup id',
  'POST /appServer/activity/cancel id',
  'POST /subscription/log id',
  // a position in the order of all rows; only the caller's own rows are read or changed (inbox.test.ts)
  'GET /Inbox/list beforeId',
  'POST /Inbox/read upToId',
  // the same of the chat (talk.test.ts)
  'GET /live/chat/messages beforeId',
  'POST /live/chat/read upToId',
  'GET /notification/list beforeId',
  'POST /notice/read upToId',
  // known to one browser only, and valid for whoever is signed in there (push.test.ts)
  'POST /token/subscribe token',
  'POST /offer/filter categoryIds.0',
  'POST /offer/filter tagIds.0',
  'POST /captchaAli/verify sceneId',
  // a quoted price, bound to the member in it (cart.test.ts)
  'POST /hotel/cart signTimerStr',
  // a live code that its member showed, with the outlet's secret (burn.test.ts)
  'POST /offer/voucher/burn qrContent',
  'POST /offer/voucher/burn terminalId',
  // used before there is a member; bound to the number that received the code (one-time-code.test.ts, register.test.ts)
  'POST /user/otp/login otpId',
  'POST /user/otp/register otpId',
  'POST /membership/register registerTicket',
  'POST /membership/register sjmInsiderId',
  'POST /membership/register shareToken',
  // authenticated by its signature, PIN or name (passkeys.test.ts, sign-in.test.ts, register.test.ts)
  'POST /user/passkey/login authentication.id',
  'POST /user/passkey/login authentication.rawId',
  'PUT /user/{id}/biometricKey registration.id',
  'PUT /user/{id}/biometricKey registration.rawId',
  'POST /member/login cardNo',
  'POST /member/checkName cardNo',
  // decides only whose tries are counted (card-tries.test.ts)
  'POST /member/checkName registerTicket',
];
