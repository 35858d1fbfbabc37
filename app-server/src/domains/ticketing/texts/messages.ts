import { five } from '../../../locales/five.ts';
import type { Texts } from '../../../locales/texts.ts';

/** What a member hears of tickets. */
export type TicketNews = 'CONFIRMED' | 'PART_REFUNDED' | 'CANCELLED';

/** By text message. `{what}`: the event, `{when}`, `{order}`: the order's number, `{refund}`: a sentence. */
export const TICKET_MESSAGES: Readonly<Record<TicketNews, Texts>> = {
  CONFIRMED: five(
    'The Resort: your tickets are confirmed. {what}, {when}. Order {order}. We look forward to welcoming you.',
    '度假村集團：您的門票已確認。{what}，{when}。訂單編號 {order}。期待您的光臨。',
    '【度假村集团】您的门票已确认。{what}，{when}。订单编号 {order}。期待您的光临。',
    '[더 리조트] 티켓 예매가 확정되었습니다. {what}, {when}. 주문 번호 {order}. 방문을 기다리겠습니다.',
    '【ザ・リゾート】チケットのご購入を承りました。{what}、{when}。ご注文番号 {order}。お越しをお待ちしております。',
  ),
  PART_REFUNDED: five(
    'The Resort: some of your tickets have been refunded. {what}, {when}. Order {order}. {refund} Your other tickets remain valid.',
    '度假村集團：您的部分門票已退票。{what}，{when}。訂單編號 {order}。{refund}其餘門票仍然有效。',
    '【度假村集团】您的部分门票已退票。{what}，{when}。订单编号 {order}。{refund}其余门票仍然有效。',
    '[더 리조트] 티켓 일부가 환불되었습니다. {what}, {when}. 주문 번호 {order}. {refund} 나머지 티켓은 그대로 유효합니다.',
    '【ザ・リゾート】チケットの一部の払い戻しを承りました。{what}、{when}。ご注文番号 {order}。{refund}残りのチケットはそのままご利用いただけます。',
  ),
  CANCELLED: five(
    'The Resort: your tickets have been cancelled. {what}, {when}. Order {order}. {refund}',
    '度假村集團：您的門票已取消。{what}，{when}。訂單編號 {order}。{refund}',
    '【度假村集团】您的门票已取消。{what}，{when}。订单编号 {order}。{refund}',
    '[더 리조트] 티켓 예매가 취소되었습니다. {what}, {when}. 주문 번호 {order}. {refund}',
    '【ザ・リゾート】チケットのキャンセルを承りました。{what}、{when}。ご注文番号 {order}。{refund}',
  ),
};
