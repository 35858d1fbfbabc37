import { five } from '../../locales/five.ts';
import type { LetterTexts } from './letters.ts';

/** What ends soon: `{what}` is a voucher, or an amount with its unit; `{date}` its last day. */
export const REMINDER_LETTERS: Readonly<Record<'VOUCHER_ENDS' | 'BALANCE_ENDS', LetterTexts>> = {
  VOUCHER_ENDS: {
    title: five(
      '{what} · expiring soon',
      '{what} · 即將到期',
      '{what} · 即将到期',
      '{what} · 곧 만료됩니다',
      '{what}：まもなく有効期限です',
    ),
    summary: five(
      'Valid until {date}',
      '有效期至{date}',
      '有效期至{date}',
      '유효기간: {date}까지',
      '有効期限：{date}',
    ),
    page: five(
      'Your voucher “{what}” is valid until {date}.\n\nWe would be delighted to welcome you before then.',
      '您的禮券「{what}」有效期至{date}。\n\n期待您於到期前蒞臨使用。',
      '您的礼券“{what}”有效期至{date}。\n\n期待您在到期前光临使用。',
      '바우처 “{what}”의 유효기간은 {date}까지입니다.\n\n기간 안에 모실 수 있기를 기대합니다.',
      'バウチャー「{what}」の有効期限は {date} です。\n\n期限までのお越しを心よりお待ちしております。',
    ),
    button: five('View vouchers', '查看禮券', '查看礼券', '바우처 보기', 'バウチャーを見る'),
  },
  BALANCE_ENDS: {
    title: five(
      '{what} expiring soon',
      '{what}即將到期',
      '{what}即将到期',
      '{what}, 곧 소멸됩니다',
      '{what}がまもなく失効します',
    ),
    summary: five('On {date}', '{date}到期', '{date}到期', '소멸일: {date}', '失効日：{date}'),
    page: five(
      '{what} in your account will expire at the end of {date}.\n\nThank you for being with us. There are many ways to enjoy them before then.',
      '您帳戶內的{what}將於{date}結束時到期。\n\n感謝您的支持，歡迎於到期前盡情享用。',
      '您账户内的{what}将于{date}结束时到期。\n\n感谢您的支持，欢迎在到期前尽情享用。',
      '{date} 소멸 예정: {what}\n\n함께해 주셔서 감사합니다. 소멸 전에 다양하게 이용해 보세요.',
      'お持ちの{what}は、{date} の終わりに失効いたします。\n\n日頃のご愛顧に御礼申し上げます。期限までにどうぞお役立てください。',
    ),
    button: five('View balance', '查看結餘', '查看结余', '잔액 보기', '残高を見る'),
  },
};

/** An amount with its unit, in the place of `{what}`. */
export const BALANCES = {
  DOLLAR: five(
    '{amount} Resort Dollars',
    '{amount} 獎賞金',
    '{amount} 奖赏金',
    '리조트 달러 {amount}',
    '{amount} リゾートドル',
  ),
  POINT: five('{amount} points', '{amount} 積分', '{amount} 积分', '{amount} 포인트', '{amount} ポイント'),
};
