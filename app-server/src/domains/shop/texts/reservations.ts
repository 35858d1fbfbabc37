import type { Language } from '@resort/shared/contract';

type Texts = Readonly<Record<Language, string>>;

/** The basis of a table's deposit. */
export const GUESTS: Texts = {
  en: 'Deposit per guest',
  tc: '訂金（每位）',
  sc: '订金（每位）',
  kr: '예약금 (1인)',
  jp: 'ご予約金（お一人様）',
};

/** A reservation on the member's home: `{name}` the outlet, `{party}` the number of guests. */
export const UPCOMING_TITLE: Texts = {
  en: '{name}, {party} guests',
  tc: '{name} · {party} 位',
  sc: '{name} · {party} 位',
  kr: '{name}, {party}명',
  jp: '{name}・{party}名様',
};

/** The same for one guest. */
export const UPCOMING_TITLE_ONE: Texts = {
  en: '{name}, 1 guest',
  tc: '{name} · 1 位',
  sc: '{name} · 1 位',
  kr: '{name}, 1명',
  jp: '{name}・1名様',
};

/** What a member hears of a reservation. */
export type ReservationNews =
  'CONFIRMED' | 'CHANGED' | 'CANCELLED' | 'DECLINED' | 'CHANGE_DECLINED' | 'NOT_SEEN';

/** `{name}` of the outlet, `{date}` in the language's own format, `{time}` (19:30), `{order}`, `{refund}` a sentence, or nothing. */
export const RESERVATION_MESSAGES: Readonly<Record<ReservationNews, Texts>> = {
  CONFIRMED: {
    en: 'The Resort: your reservation at {name} on {date} at {time} is confirmed ({order}). We look forward to welcoming you.',
    tc: '度假村集團：您於{date} {time} 在{name}的預訂已確認（{order}）。期待您的光臨。',
    sc: '【度假村集团】您于{date} {time} 在{name}的预订已确认（{order}）。期待您的光临。',
    kr: '[더 리조트] {name} {date} {time} 예약이 확정되었습니다({order}). 방문을 기다리겠습니다.',
    jp: '【ザ・リゾート】{name} {date} {time} のご予約を承りました（{order}）。ご来店をお待ちしております。',
  },
  CHANGED: {
    en: 'The Resort: your reservation at {name} has been changed. It is now on {date} at {time} ({order}).',
    tc: '度假村集團：您在{name}的預訂已更改為{date} {time}（{order}）。',
    sc: '【度假村集团】您在{name}的预订已更改为{date} {time}（{order}）。',
    kr: '[더 리조트] {name} 예약이 변경되었습니다: {date} {time}({order}).',
    jp: '【ザ・リゾート】{name} のご予約を {date} {time} に変更いたしました（{order}）。',
  },
  CANCELLED: {
    en: 'The Resort: your reservation at {name} on {date} at {time} has been cancelled ({order}). {refund} We hope to welcome you another time.',
    tc: '度假村集團：您於{date} {time} 在{name}的預訂已取消（{order}）。{refund}期待下次再為您服務。',
    sc: '【度假村集团】您于{date} {time} 在{name}的预订已取消（{order}）。{refund}期待下次再为您服务。',
    kr: '[더 리조트] {name} {date} {time} 예약이 취소되었습니다({order}). {refund} 다음에 다시 모실 수 있기를 바랍니다.',
    jp: '【ザ・リゾート】{name} {date} {time} のご予約のキャンセルを承りました（{order}）。{refund}またのご利用を心よりお待ちしております。',
  },
  DECLINED: {
    en: 'The Resort: we are sorry, {name} could not accept your reservation on {date} at {time} ({order}). {refund}',
    tc: '度假村集團：很抱歉，{name}未能接受您於{date} {time} 的預訂（{order}）。{refund}',
    sc: '【度假村集团】很抱歉，{name}无法接受您于{date} {time} 的预订（{order}）。{refund}',
    kr: '[더 리조트] 죄송합니다. {name} {date} {time} 예약이 어렵습니다({order}). {refund}',
    jp: '【ザ・リゾート】誠に申し訳ございません。{name} では {date} {time} のご予約（{order}）を承ることができませんでした。{refund}',
  },
  CHANGE_DECLINED: {
    en: 'The Resort: we are sorry, {name} could not accept your change. Your reservation remains on {date} at {time} ({order}).',
    tc: '度假村集團：很抱歉，{name}未能接受您的更改。原有預訂維持不變：{date} {time}（{order}）。',
    sc: '【度假村集团】很抱歉，{name}无法接受您的更改。原有预订保持不变：{date} {time}（{order}）。',
    kr: '[더 리조트] 죄송합니다. {name} 예약 변경이 어렵습니다. 기존 예약은 그대로 유지됩니다: {date} {time}({order}).',
    jp: '【ザ・リゾート】誠に申し訳ございません。{name} ではご予約の変更を承ることができませんでした。{date} {time} のご予約（{order}）はそのままお取りしております。',
  },
  NOT_SEEN: {
    en: 'The Resort: we did not see you at {name} on {date} at {time} ({order}). {refund} If this is incorrect, please contact us.',
    tc: '度假村集團：您於{date} {time} 在{name}的預訂（{order}）未有到訪紀錄。{refund}如有錯漏，請與我們聯絡。',
    sc: '【度假村集团】您于{date} {time} 在{name}的预订（{order}）没有到店记录。{refund}如有误，请与我们联系。',
    kr: '[더 리조트] {name} {date} {time} 예약 시간에 뵙지 못했습니다({order}). {refund} 착오가 있다면 문의해 주세요.',
    jp: '【ザ・リゾート】{name} {date} {time} のご予約（{order}）のご来店を確認できませんでした。{refund}お心当たりと異なる場合は、お問い合わせください。',
  },
};

/** The reason for a request that its venue never answered. */
export const NOT_ANSWERED: Texts = {
  en: 'The venue did not respond in time.',
  tc: '店方未能及時回覆。',
  sc: '门店未能及时回复。',
  kr: '레스토랑에서 제때 답변을 드리지 못했습니다.',
  jp: 'お店からのお返事が間に合いませんでした。',
};

/** The development venue's answer to a large party. */
export const NO_TABLE_OF_THIS_SIZE: Texts = {
  en: 'We do not have a table for this number of guests at this time.',
  tc: '該時段沒有可容納這麼多位賓客的餐桌。',
  sc: '该时段没有可容纳这么多位宾客的餐桌。',
  kr: '해당 시간에는 이 인원을 모실 테이블이 없습니다.',
  jp: 'このお時間には、ご人数分のお席のご用意がございません。',
};
