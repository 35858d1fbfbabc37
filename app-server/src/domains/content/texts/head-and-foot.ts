import { five } from '../../../locales/five.ts';
import type { Texts } from '../../../locales/texts.ts';

export interface NamedLink {
  readonly name: Texts;
  /** path and query below the language prefix */
  readonly link: string;
}

/** The name of the resort. */
export const HOUSE: Texts = five(
  'The Resort Collection',
  '度假村集團',
  '度假村集团',
  '더 리조트 컬렉션',
  'ザ・リゾート・コレクション',
);

export const HEADER_LINKS: readonly NamedLink[] = [
  { name: five('Magazine', '閒情誌', '闲情志', '매거진', 'マガジン'), link: '/articles' },
  { name: five('Activities', '活動', '活动', '액티비티', 'アクティビティ'), link: '/activities' },
  { name: five('Macau', '澳門', '澳门', '마카오', 'マカオ'), link: '/macau-info' },
];

export const FOOTER_LINKS: readonly NamedLink[] = [
  { name: five('Help', '幫助', '帮助', '도움말', 'お問い合わせ'), link: '/help' },
  {
    name: five('Terms and conditions', '條款及細則', '条款与条件', '이용약관', '利用規約'),
    link: '/terms-n-conditions?section=terms',
  },
  {
    name: five('Privacy', '私隱', '隐私', '개인정보', 'プライバシー'),
    link: '/terms-n-conditions?section=privacy',
  },
];
