import { five } from '../../../locales/five.ts';
import type { Texts } from '../../../locales/texts.ts';

interface HomeIconContent {
  readonly id: string;
  readonly name: Texts;
  /** the name of one of the app's small icons */
  readonly icon: string;
  /** path and query below the language prefix */
  readonly link: string;
}

/** Icon links on the home, in order. */
export const HOME_ICONS: readonly HomeIconContent[] = [
  { id: 'hotels', name: five('Rooms', '客房', '客房', '객실', '客室'), icon: 'bed', link: '/hotels' },
  {
    id: 'dining',
    name: five('Dining', '餐飲', '餐饮', '다이닝', 'お食事'),
    icon: 'utensils',
    link: '/dining',
  },
  { id: 'spa', name: five('Spa', '水療', '水疗', '스파', 'スパ'), icon: 'flower', link: '/spa' },
  {
    id: 'tickets',
    name: five('Tickets', '門票', '门票', '티켓', 'チケット'),
    icon: 'ticket',
    link: '/tickets',
  },
  {
    id: 'offers',
    name: five('Offers', '優惠', '优惠', '프로모션', 'オファー'),
    icon: 'tag',
    link: '/offers',
  },
  {
    id: 'activities',
    name: five('Activities', '活動', '活动', '액티비티', 'アクティビティ'),
    icon: 'calendar',
    link: '/activities',
  },
  {
    id: 'articles',
    name: five('Magazine', '閒情誌', '闲情志', '매거진', 'マガジン'),
    icon: 'book-open',
    link: '/articles',
  },
  { id: 'macau', name: five('Macau', '澳門', '澳门', '마카오', 'マカオ'), icon: 'map', link: '/macau-info' },
  { id: 'help', name: five('Help', '幫助', '帮助', '도움말', 'お問い合わせ'), icon: 'help', link: '/help' },
];
