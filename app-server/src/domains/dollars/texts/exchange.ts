import type { Language } from '@resort/shared/contract';

type Text = Readonly<Record<Language, string>>;

/** The categories of the rewards and of the points mall, in order. */
export const CATEGORIES: readonly { readonly code: string; readonly names: Text }[] = [
  {
    code: 'DINING',
    names: { en: 'Dining', tc: '餐飲', sc: '餐饮', kr: '다이닝', jp: 'お食事' },
  },
  {
    code: 'STAY',
    names: { en: 'Stay', tc: '住宿', sc: '住宿', kr: '숙박', jp: 'ご宿泊' },
  },
  {
    code: 'WELLNESS',
    names: { en: 'Wellness', tc: '水療養生', sc: '水疗养生', kr: '웰니스', jp: 'ウェルネス' },
  },
  {
    code: 'LEISURE',
    names: { en: 'Leisure', tc: '休閒體驗', sc: '休闲体验', kr: '레저', jp: 'レジャー' },
  },
  {
    code: 'GOURMET',
    names: { en: 'Gourmet', tc: '美食手信', sc: '美食伴手礼', kr: '미식 선물', jp: 'グルメギフト' },
  },
  {
    code: 'HOME',
    names: { en: 'Home', tc: '家居', sc: '家居', kr: '홈', jp: 'ホーム' },
  },
  {
    code: 'KEEPSAKE',
    names: { en: 'Keepsakes', tc: '珍藏紀念', sc: '珍藏纪念', kr: '기념품', jp: '記念の品' },
  },
];

/** The hotel rules for every item; which of them apply depends on the item. `{days}` is its days for collecting. */
export const TERMS = {
  pickUp: {
    en: 'Please collect within {days} days at your chosen hotel, with your pick-up code.',
    tc: '請於 {days} 天內憑領取碼到所選酒店領取。',
    sc: '请在 {days} 天内凭领取码到所选酒店领取。',
    kr: '선택하신 호텔에서 {days}일 이내에 수령 코드를 제시하고 받아 가세요.',
    jp: 'ご指定のホテルで、{days}日以内に受け取りコードをご提示のうえお受け取りください。',
  },
  lapse: {
    en: 'Items not collected in time are forfeited and will not be refunded.',
    tc: '逾期未領取即告失效，恕不退還。',
    sc: '逾期未领取即告失效，恕不退还。',
    kr: '기한 내에 수령하지 않으시면 소멸되며 환급되지 않습니다.',
    jp: '期限内にお受け取りがない場合は失効し、返還はいたしかねます。',
  },
  cancellable: {
    en: 'You may cancel before collection for a full refund.',
    tc: '領取前可取消，全數退還。',
    sc: '领取前可取消，全额退还。',
    kr: '수령하시기 전까지 취소할 수 있으며 전액 환급해 드립니다.',
    jp: 'お受け取り前であればキャンセルでき、全額を返還いたします。',
  },
  final: {
    en: 'Redemptions cannot be cancelled or exchanged.',
    tc: '一經換領，不可取消或更換。',
    sc: '一经兑换，不可取消或更换。',
    kr: '교환 후에는 취소하거나 변경할 수 없습니다.',
    jp: '交換後のキャンセルや変更はお受けいたしかねます。',
  },
  voucher: {
    en: 'Issued immediately as a voucher. See My vouchers for the expiry date.',
    tc: '即時以禮券發出，可於「我的禮券」查看有效日期。',
    sc: '即时以礼券发出，可在“我的礼券”查看有效日期。',
    kr: '바우처로 즉시 발급되며, 유효기간은 내 바우처에서 확인하실 수 있습니다.',
    jp: 'バウチャーとしてすぐに発行されます。有効期限はマイバウチャーでご確認いただけます。',
  },
  noCash: {
    en: 'No cash value. Non-transferable.',
    tc: '不可兌換現金，只限本人使用。',
    sc: '不可兑换现金，仅限本人使用。',
    kr: '현금으로 바꿀 수 없으며 본인만 이용하실 수 있습니다.',
    jp: '現金とのお引き換えはできません。ご本人様のみご利用いただけます。',
  },
} as const satisfies Record<string, Text>;

/** The title on the member's home of an item that waits to be collected. */
export const TO_COLLECT: Text = {
  en: 'Ready to collect: {name}',
  tc: '待領取：{name}',
  sc: '待领取：{name}',
  kr: '수령 대기: {name}',
  jp: 'お受け取り待ち：{name}',
};
