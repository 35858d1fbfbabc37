import { five } from '../../../locales/five.ts';
import type { Texts } from '../../../locales/texts.ts';

interface ServicePhoneContent {
  readonly name: Texts;
  /** as displayed, in groups */
  readonly phone: string;
  readonly hours: Texts;
}

export const DAY_AND_NIGHT = five('24 hours', '24 小時', '24 小时', '24시간', '24時間');
const DAILY = five(
  'Daily 09:00–21:00',
  '每日 09:00–21:00',
  '每日 09:00–21:00',
  '매일 09:00~21:00',
  '毎日 09:00～21:00',
);

/** The group's own telephones: the members' line first, then reservations. */
export const SERVICE_PHONES: readonly ServicePhoneContent[] = [
  {
    name: five('Member Services', '會員服務', '会员服务', '회원 서비스', '会員サービス'),
    phone: '+853 8800 1100',
    hours: DAY_AND_NIGHT,
  },
  {
    name: five('Reservations', '預訂熱線', '预订热线', '예약', 'ご予約'),
    phone: '+853 8800 1200',
    hours: DAILY,
  },
];
