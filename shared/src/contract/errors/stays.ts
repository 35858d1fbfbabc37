import { errorRows } from './error-row.ts';

/** Why a stay cannot be booked: 16xxx, the same range as orders. `data.bar` names the reason. */
export const STAY_ERRORS = errorRows({
  NO_ROOM: {
    code: 16001,
    errorCode: 'NO_ROOM',
    text: {
      en: 'No rooms are available on these dates.',
      tc: '所選日期的客房已滿。',
      sc: '所选日期的客房已满。',
      kr: '선택하신 날짜에는 남은 객실이 없습니다.',
      jp: 'ご指定の日程は満室でございます。',
    },
  },
  DATES: {
    code: 16002,
    errorCode: 'DATES',
    text: {
      en: 'Please choose a stay of 1 to {nights} nights within the next {days} days.',
      tc: '請於未來 {days} 天內選擇 1 至 {nights} 晚。',
      sc: '请在未来 {days} 天内选择 1 至 {nights} 晚。',
      kr: '앞으로 {days}일 이내에서 1~{nights}박을 선택해 주세요.',
      jp: '今後 {days} 日以内で、1～{nights} 泊をお選びください。',
    },
  },
  OCCUPANCY: {
    code: 16005,
    errorCode: 'OCCUPANCY',
    text: {
      en: 'This room cannot accommodate that many guests. Please add a room or choose a larger one.',
      tc: '此客房未能容納所選人數，請增加客房或選擇較大的客房。',
      sc: '该房型可入住人数不足，请增加客房或选择更大的房型。',
      kr: '선택하신 인원은 이 객실에 머무실 수 없습니다. 객실을 추가하거나 더 넓은 객실을 선택해 주세요.',
      jp: 'このお部屋の定員を超えています。お部屋を追加するか、広いお部屋をお選びください。',
    },
  },
  RATE_TIER: {
    code: 16009,
    errorCode: 'RATE_TIER',
    text: {
      en: 'This rate is for {tier} members and above.',
      tc: '此房價只限{tier}或以上會員。',
      sc: '该房价仅限{tier}及以上会员。',
      kr: '{tier} 이상 회원님께 제공되는 요금입니다.',
      jp: 'この料金は{tier}以上の会員様が対象です。',
    },
  },
  MIN_STAY: {
    code: 16015,
    errorCode: 'MIN_STAY',
    text: {
      en: 'A minimum stay of {nights} nights applies when checking in on this date.',
      tc: '於此日入住須連續住宿 {nights} 晚或以上。',
      sc: '该日入住需连住 {nights} 晚及以上。',
      kr: '이 날짜에 체크인하시면 {nights}박 이상 예약하셔야 합니다.',
      jp: 'この日のチェックインは {nights} 泊以上で承ります。',
    },
  },
  CLOSED_TO_ARRIVAL: {
    code: 16016,
    errorCode: 'DATES',
    text: {
      en: 'Check-in is not available on this date. Please arrive a day earlier or later.',
      tc: '此日不設入住，請改選前一天或後一天。',
      sc: '该日不可办理入住，请提前或推迟一天。',
      kr: '이 날짜에는 체크인하실 수 없습니다. 하루 앞뒤로 도착일을 변경해 주세요.',
      jp: 'この日はチェックインを承っておりません。前後の日をお選びください。',
    },
  },
  CLOSED_TO_DEPARTURE: {
    code: 16017,
    errorCode: 'DATES',
    text: {
      en: 'Check-out is not available on this date. Please leave a day earlier or later.',
      tc: '此日不設退房，請提早或延後一天離開。',
      sc: '此日不办理退房，请提前或延后一天离店。',
      kr: '이 날짜에는 체크아웃하실 수 없습니다. 하루 앞뒤로 출발일을 변경해 주세요.',
      jp: 'この日はチェックアウトを承っておりません。前後の日をお選びください。',
    },
  },
  RATE_ADVANCE: {
    code: 16018,
    errorCode: 'DATES',
    text: {
      en: 'This rate must be booked at least {wait} in advance.',
      tc: '此房價須最少提前 {wait}預訂。',
      sc: '此房价需至少提前 {wait}预订。',
      kr: '이 요금은 최소 {wait} 전에 예약하셔야 합니다.',
      jp: 'この料金は {wait}前までのご予約が必要です。',
    },
  },
});
