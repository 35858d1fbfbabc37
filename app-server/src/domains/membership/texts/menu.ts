import type { Texts } from '../../../locales/texts.ts';

export interface MenuContent {
  key: string;
  name: Texts;
  /** of the small signs the app has; one that it does not know is drawn as a star */
  icon: string;
  /** a route of the app, perhaps of a screen that not every release has */
  route: string;
}

/** The quick menu, in its order. */
export const MENU: readonly MenuContent[] = [
  {
    key: 'benefits',
    name: { en: 'Benefits', tc: '會員禮遇', sc: '会员权益', kr: '회원 혜택', jp: '会員特典' },
    icon: 'gem',
    route: '/my-benefits',
  },
  {
    key: 'vouchers',
    name: { en: 'Vouchers', tc: '禮券', sc: '礼券', kr: '바우처', jp: 'バウチャー' },
    icon: 'ticket-percent',
    route: '/my-vouchers',
  },
  {
    key: 'offers',
    name: { en: 'Offers', tc: '優惠', sc: '优惠', kr: '프로모션', jp: 'オファー' },
    icon: 'tag',
    route: '/offers',
  },
  {
    key: 'rewards',
    name: { en: 'Rewards', tc: '獎賞', sc: '奖赏', kr: '리워드', jp: 'リワード' },
    icon: 'gift',
    route: '/redeem-rewards',
  },
  {
    key: 'hotels',
    name: { en: 'Rooms', tc: '客房', sc: '客房', kr: '객실', jp: 'ご宿泊' },
    icon: 'bed',
    route: '/hotels',
  },
  {
    key: 'dining',
    name: { en: 'Dining', tc: '餐飲', sc: '餐饮', kr: '다이닝', jp: 'お食事' },
    icon: 'utensils',
    route: '/dining',
  },
  {
    key: 'tickets',
    name: { en: 'Tickets', tc: '門票', sc: '门票', kr: '티켓', jp: 'チケット' },
    icon: 'ticket',
    route: '/tickets',
  },
  {
    key: 'history',
    name: { en: 'History', tc: '交易紀錄', sc: '交易记录', kr: '이용 내역', jp: 'ご利用履歴' },
    icon: 'history',
    route: '/transaction-history',
  },
  {
    key: 'profile',
    name: { en: 'Profile', tc: '個人資料', sc: '个人资料', kr: '내 정보', jp: 'プロフィール' },
    icon: 'user',
    route: '/my-profile',
  },
];
