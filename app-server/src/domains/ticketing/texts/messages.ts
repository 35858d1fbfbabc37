import { five } from '../../../locales/five.ts';
import type { Texts } from '../../../locales/texts.ts';

/** What a member hears of tickets, by text message. `{what}`: the event, `{when}`, `{order}`: the order's number. */
export const TICKET_MESSAGES: Readonly<Record<'CONFIRMED' | 'CANCELLED', Texts>> = {
  CONFIRMED: five(
    'The Resort: your tickets are confirmed. {what}, {when}. Order {order}. We look forward to welcoming you.',
    '度假村集團：您的門票已確認。{what}，{when}。訂單編號 {order}。期待您的光臨。',
    '【度假村集团】您的门票已确认。{what}，{when}。订单编号 {order}。期待您的光临。',
    '[더 리조트] 티켓 예매가 확정되었습니다. {what}, {when}. 주문 번호 {order}. 방문을 기다리겠습니다.',
    '【ザ・リゾート】チケットのご購入を承りました。{what}、{when}。ご注文番号 {order}。お越しをお待ちしております。',
  ),
  CANCELLED: five(
    'The Resort: your tickets have been cancelled. {what}, {when}. Order {order}.',
    '度假村集團：您的門票已取消。{what}，{when}。訂單編號 {order}。',
    '【度假村集团】您的门票已取消。{what}，{when}。订单编号 {order}。',
    '[더 리조트] 티켓 예매가 취소되었습니다. {what}, {when}. 주문 번호 {order}.',
    '【ザ・リゾート】チケットのキャンセルを承りました。{what}、{when}。ご注文番号 {order}。',
  ),
};
