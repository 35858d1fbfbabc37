import type { Language } from '@resort/shared/contract';

type Texts = Readonly<Record<Language, string>>;

interface Rule {
  readonly id: string;
  readonly title: Texts;
  readonly text: Texts;
}

const BREAKFAST: Rule = {
  id: 'breakfast',
  title: { en: 'Breakfast', tc: '早餐', sc: '早餐', kr: '조식', jp: 'ご朝食' },
  text: {
    en: 'Guests with breakfast included do not need a reservation; please give your room number at the entrance.',
    tc: '房價已包早餐的住客毋須預訂，於入口報上房號即可。',
    sc: '房价已含早餐的住客无需预订，在入口报上房号即可。',
    kr: '조식 포함 요금으로 투숙하시는 고객님은 예약 없이 입구에서 객실 번호를 말씀해 주세요.',
    jp: '朝食付きプランのお客様はご予約不要です。入口でお部屋番号をお申し付けください。',
  },
};
const LATE: Rule = {
  id: 'kept-table',
  title: {
    en: 'Your table',
    tc: '為住客留座',
    sc: '为住客留座',
    kr: '좌석 보관',
    jp: 'お席のお取り置き',
  },
  text: {
    en: 'We hold tables for 30 minutes for hotel guests and 15 minutes for other guests.',
    tc: '住客的座位保留三十分鐘，其他賓客則保留十五分鐘。',
    sc: '住客的座位保留三十分钟，其他宾客保留十五分钟。',
    kr: '투숙객의 좌석은 30분간, 그 외 고객님의 좌석은 15분간 유지해 드립니다.',
    jp: 'ご宿泊のお客様のお席は30分、それ以外のお客様のお席は15分お取り置きいたします。',
  },
};
const ROOM_BILL: Rule = {
  id: 'room-bill',
  title: { en: 'Charge to your room', tc: '掛房賬', sc: '挂房账', kr: '객실 청구', jp: 'お部屋付け' },
  text: {
    en: 'You may charge the bill to your room. Any deposit will be deducted.',
    tc: '賬單可掛房賬，訂金會從中扣除。',
    sc: '账单可挂入房账，订金会从中扣除。',
    kr: '계산은 객실로 청구하실 수 있으며, 예약금은 차감됩니다.',
    jp: 'お会計はお部屋付けにできます。ご予約金は差し引かせていただきます。',
  },
};

/** Advantages of a hotel's guests at its tables; a hotel without a front office bills no rooms. */
export const hotelGuestRulesOf = ({ chargesToRoom }: { readonly chargesToRoom: boolean }): readonly Rule[] =>
  chargesToRoom ? [BREAKFAST, LATE, ROOM_BILL] : [BREAKFAST, LATE];
