import type { NotificationTopic } from '@resort/mf-content/contract';
import { five } from '../../../locales/five.ts';
import type { Texts } from '../../../locales/texts.ts';

/** What can be subscribed to, as members read it. */
export const SUBSCRIPTION_TEMPLATES: Readonly<
  Record<NotificationTopic, { readonly title: Texts; readonly text: Texts }>
> = {
  ORDERS: {
    title: five('Reservations and orders', '預訂及訂單', '预订及订单', '예약 및 주문', 'ご予約・ご注文'),
    text: five(
      'When a reservation is confirmed, changed or cancelled.',
      '預訂獲確認、更改或取消時通知您。',
      '预订获确认、更改或取消时通知您。',
      '예약이 확정·변경·취소될 때 알려 드립니다.',
      'ご予約の確定・変更・キャンセルをお知らせします。',
    ),
  },
  ACTIVITIES: {
    title: five('Activities', '活動', '活动', '액티비티', 'アクティビティ'),
    text: five(
      'Activities you have signed up for and any changes.',
      '您已報名的活動及其最新安排。',
      '您已报名的活动及其最新安排。',
      '신청하신 액티비티와 변경 사항을 알려 드립니다.',
      'お申し込みのアクティビティとその変更をお知らせします。',
    ),
  },
  OFFERS: {
    title: five(
      'Offers and vouchers',
      '優惠及禮券',
      '优惠及礼券',
      '프로모션과 바우처',
      'オファーとバウチャー',
    ),
    text: five(
      'New vouchers and vouchers about to expire.',
      '新到禮券，以及即將到期的禮券。',
      '新到礼券，以及即将到期的礼券。',
      '새 바우처와 곧 만료되는 바우처를 알려 드립니다.',
      '新しいバウチャーと、まもなく期限を迎えるバウチャーをお知らせします。',
    ),
  },
  NEWS: {
    title: five('Resort news', '酒店消息', '酒店消息', '리조트 소식', 'リゾートからのお知らせ'),
    text: five(
      'New openings, seasonal highlights and stories. No more than twice a month.',
      '新開幕、時令與故事，每月最多兩次。',
      '新开幕、时令与故事，每月最多两次。',
      '새로운 공간과 계절 소식, 이야기를 한 달에 최대 두 번 전해 드립니다.',
      '新しい施設や季節の便り、記事を月に2回までお届けします。',
    ),
  },
};
