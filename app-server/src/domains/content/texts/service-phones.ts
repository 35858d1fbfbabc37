import { SKINS } from '@resort/shared/skin/skins';
import { five } from '../../../locales/five.ts';
import { FRONT_DESK_PHONES, PROPERTY_NAMES } from '../../../core/properties/property-names.ts';
import type { Texts } from '../../../locales/texts.ts';

interface ServicePhoneContent {
  readonly name: Texts;
  /** as displayed, in groups */
  readonly phone: string;
  readonly hours: Texts;
}

const DAY_AND_NIGHT = five('24 hours', '24 小時', '24 小时', '24시간', '24時間');
const DAILY = five(
  'Daily 09:00–21:00',
  '每日 09:00–21:00',
  '每日 09:00–21:00',
  '매일 09:00~21:00',
  '毎日 09:00～21:00',
);

/** Telephones: the members' line first, then reservations, then each hotel's front desk. */
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
  ...SKINS.map((property) => ({
    name: PROPERTY_NAMES[property],
    phone: FRONT_DESK_PHONES[property],
    hours: DAY_AND_NIGHT,
  })),
];
