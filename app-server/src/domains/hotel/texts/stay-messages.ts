import type { Language } from '@resort/shared/contract';

/** Messages to a guest about a stay. */
export type StayNews = 'CONFIRMED' | 'CHANGED' | 'CANCELLED' | 'REJECTED' | 'NO_SHOW';

/**
 * `{order}` the order's number, `{hotel}` and `{room}` by their names, `{checkIn}` and `{checkOut}` in the language's own
 * format, `{fee}` `MOP 1234.50`, `{refund}` a sentence about each means by which it
 * goes back, or nothing.
 */
export const STAY_MESSAGES: Readonly<Record<StayNews, Readonly<Record<Language, string>>>> = {
  CONFIRMED: {
    en: 'The Resort: your stay at {hotel} is confirmed. {room}, check-in {checkIn}, check-out {checkOut}. Reservation {order}. We look forward to welcoming you.',
    tc: '度假村集團：您於{hotel}的住宿預訂已確認。{room}，{checkIn}入住，{checkOut}退房。預訂編號 {order}。期待您的光臨。',
    sc: '【度假村集团】您在{hotel}的住宿预订已确认。{room}，{checkIn}入住，{checkOut}退房。预订编号 {order}。期待您的光临。',
    kr: '[더 리조트] {hotel} 숙박 예약이 확정되었습니다. {room}, {checkIn} 체크인, {checkOut} 체크아웃. 예약 번호 {order}. 모시게 될 날을 기다리겠습니다.',
    jp: '【ザ・リゾート】{hotel}のご宿泊予約を承りました。{room}、チェックイン {checkIn}、チェックアウト {checkOut}。予約番号 {order}。お越しを心よりお待ちしております。',
  },
  CHANGED: {
    en: 'The Resort: your reservation {order} at {hotel} has been changed. {room}, check-in {checkIn}, check-out {checkOut}. {refund}',
    tc: '度假村集團：您於{hotel}的預訂 {order} 已更改。{room}，{checkIn}入住，{checkOut}退房。{refund}',
    sc: '【度假村集团】您在{hotel}的预订 {order} 已更改。{room}，{checkIn}入住，{checkOut}退房。{refund}',
    kr: '[더 리조트] {hotel} 예약({order})이 변경되었습니다. {room}, {checkIn} 체크인, {checkOut} 체크아웃. {refund}',
    jp: '【ザ・リゾート】{hotel}のご予約 {order} の変更を承りました。{room}、チェックイン {checkIn}、チェックアウト {checkOut}。{refund}',
  },
  CANCELLED: {
    en: 'The Resort: your reservation {order} at {hotel} has been cancelled. Cancellation fee: {fee}. {refund}',
    tc: '度假村集團：您於{hotel}的預訂 {order} 已取消。取消費用：{fee}。{refund}',
    sc: '【度假村集团】您在{hotel}的预订 {order} 已取消。取消费用：{fee}。{refund}',
    kr: '[더 리조트] {hotel} 예약({order})이 취소되었습니다. 취소 수수료: {fee}. {refund}',
    jp: '【ザ・リゾート】{hotel}のご予約 {order} のキャンセルを承りました。キャンセル料：{fee}。{refund}',
  },
  REJECTED: {
    en: 'The Resort: we are sorry. {hotel} cannot honour your reservation {order} for {checkIn}. It has been cancelled at no cost to you. {refund}',
    tc: '度假村集團：非常抱歉，{hotel}未能安排您{checkIn}的預訂 {order}。預訂已取消，您無須支付任何費用。{refund}',
    sc: '【度假村集团】非常抱歉，{hotel}未能安排您{checkIn}的预订 {order}。预订已取消，您无需支付任何费用。{refund}',
    kr: '[더 리조트] 대단히 죄송합니다. {hotel} 사정으로 {checkIn} 예약({order})을 제공해 드릴 수 없어 수수료 없이 취소되었습니다. {refund}',
    jp: '【ザ・リゾート】誠に申し訳ございません。{hotel}の{checkIn}のご予約 {order} は、ホテルの都合によりご用意できなくなりました。キャンセル料はかかりません。{refund}',
  },
  NO_SHOW: {
    en: 'The Resort: we missed you at {hotel}. Reservation {order} for {checkIn} has been recorded as a no-show. If this is incorrect, please contact us.',
    tc: '度假村集團：我們未能於{hotel}迎接您。{checkIn}的預訂 {order} 未有入住紀錄；如有錯漏，請與我們聯絡。',
    sc: '【度假村集团】我们未能在{hotel}迎接您。{checkIn}的预订 {order} 没有入住记录；如有误，请与我们联系。',
    kr: '[더 리조트] {hotel}에서 뵙지 못했습니다. {checkIn} 예약 {order}의 체크인 기록이 없습니다. 착오가 있다면 문의해 주세요.',
    jp: '【ザ・リゾート】{hotel}にて、{checkIn} のご予約 {order} のご到着を確認できませんでした。お心当たりと異なる場合は、お問い合わせください。',
  },
};

/** The subject of the same message by e-mail. */
export const STAY_SUBJECT: Readonly<Record<StayNews, Readonly<Record<Language, string>>>> = {
  CONFIRMED: {
    en: 'Your reservation {order} is confirmed',
    tc: '您的預訂 {order} 已確認',
    sc: '您的预订 {order} 已确认',
    kr: '예약 {order} 확정 안내',
    jp: 'ご予約 {order} の確認',
  },
  CHANGED: {
    en: 'Your reservation {order} has been changed',
    tc: '您的預訂 {order} 已更改',
    sc: '您的预订 {order} 已更改',
    kr: '예약 {order} 변경 안내',
    jp: 'ご予約 {order} の変更について',
  },
  CANCELLED: {
    en: 'Your reservation {order} has been cancelled',
    tc: '您的預訂 {order} 已取消',
    sc: '您的预订 {order} 已取消',
    kr: '예약 {order} 취소 안내',
    jp: 'ご予約 {order} のキャンセルについて',
  },
  REJECTED: {
    en: 'Your reservation {order} is not available',
    tc: '未能安排您的預訂 {order}',
    sc: '未能安排您的预订 {order}',
    kr: '예약 {order} 이용 불가 안내',
    jp: 'ご予約 {order} をご用意できません',
  },
  NO_SHOW: {
    en: 'About your reservation {order}',
    tc: '有關您的預訂 {order}',
    sc: '关于您的预订 {order}',
    kr: '예약 {order} 관련 안내',
    jp: 'ご予約 {order} について',
  },
};
