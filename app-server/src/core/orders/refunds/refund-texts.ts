import { five } from '../../../locales/five.ts';
import type { Texts } from '../../../locales/texts.ts';

/** Each means of a refund in a message, with the time that it takes; `{amount}` with its currency, `{name}` a voucher's. */
export const REFUND_WORDS: Readonly<Record<'CARD' | 'WALLET' | 'DOLLARS' | 'POINTS' | 'VOUCHER', Texts>> = {
  CARD: five(
    '{amount} to your card (usually within 7 to 14 working days)',
    '{amount} 退回您的信用卡或扣賬卡（一般需 7 至 14 個工作天）',
    '{amount} 退回您的银行卡（一般需 7 至 14 个工作日）',
    '카드로 {amount}(보통 영업일 기준 7~14일)',
    'カードへ {amount}（通常7～14営業日）',
  ),
  WALLET: five(
    '{amount} to your mobile wallet (usually within 7 to 14 working days)',
    '{amount} 退回您的電子錢包（一般需 7 至 14 個工作天）',
    '{amount} 退回您的电子钱包（一般需 7 至 14 个工作日）',
    '모바일 지갑으로 {amount}(보통 영업일 기준 7~14일)',
    'モバイルウォレットへ {amount}（通常7～14営業日）',
  ),
  DOLLARS: five(
    '{amount} Resort Dollars (at once)',
    '獎賞金 {amount}（即時退還）',
    '奖赏金 {amount}（即时退还）',
    '리조트 달러 {amount}(즉시)',
    'リゾートドル {amount}（すぐに返還いたします）',
  ),
  POINTS: five(
    '{amount} points (at once)',
    '積分 {amount}（即時退還）',
    '积分 {amount}（即时退还）',
    '포인트 {amount}(즉시)',
    'ポイント {amount}（すぐに返還いたします）',
  ),
  VOUCHER: five(
    'voucher “{name}” (at once)',
    '禮券「{name}」（即時退還）',
    '礼券“{name}”（即时退还）',
    '바우처 ‘{name}’(즉시)',
    'バウチャー「{name}」（すぐに返還いたします）',
  ),
};

/** Before them; `{parts}` all of them. */
export const REFUND_IS: Texts = five(
  'Refund: {parts}.',
  '退還：{parts}。',
  '退还：{parts}。',
  '환불: {parts}.',
  'ご返金：{parts}。',
);

/** Where nothing goes back. */
export const NO_REFUND: Texts = five(
  'There is nothing to refund.',
  '沒有款項需退還。',
  '没有需要退还的款项。',
  '환불할 금액이 없습니다.',
  'ご返金はございません。',
);

export const BETWEEN: Texts = five('; ', '；', '；', '; ', '、');
