import { five } from '../../../locales/five.ts';
import { PROPERTY_NAMES } from '../../../core/properties/property-names.ts';
import type { Texts } from '../../../locales/texts.ts';

interface ServicePhoneContent {
  readonly name: Texts;
  /** as it is read, in groups */
  readonly phone: string;
  readonly hours: Texts;
}

const DAY_AND_NIGHT = five('24 hours', '24 小時', '24 小时', '24시간', '24時間');
const DAILY = five(
  'Daily 09:00–21:00',
  '每日 09:00–21:00',
  '每日 09:00–21:00',
  '매일 09:00~21:00',
  '毎日 09:00–21:00',
);

/** Telephones of the house: the members' line first, then reservations, then each property's desk. */
export const SERVICE_PHONES: readonly ServicePhoneContent[] = [
  {
    name: five('Member services', '會員服務', '会员服务', '회원 서비스', '会員サービス'),
    phone: '+853 8800 1100',
    hours: DAY_AND_NIGHT,
  },
  {
    name: five('Reservations', '預訂熱線', '预订热线', '예약', 'ご予約'),
    phone: '+853 8800 1200',
    hours: DAILY,
  },
  { name: PROPERTY_NAMES.sjm, phone: '+853 8800 2100', hours: DAY_AND_NIGHT },
  { name: PROPERTY_NAMES.glp, phone: '+853 8800 2200', hours: DAY_AND_NIGHT },
  { name: PROPERTY_NAMES.tkl, phone: '+853 8800 2300', hours: DAY_AND_NIGHT },
  { name: PROPERTY_NAMES.pvm, phone: '+853 8800 2400', hours: DAY_AND_NIGHT },
  { name: PROPERTY_NAMES.gl, phone: '+853 8800 2500', hours: DAY_AND_NIGHT },
];
