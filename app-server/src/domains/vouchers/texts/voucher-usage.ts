import type { VoucherType } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';

type Steps = Readonly<Record<Language, readonly string[]>>;

const AT_COUNTER: Steps = {
  en: [
    'Open this voucher at the counter.',
    'Our staff will scan your code, or enter the outlet PIN on your phone.',
    'Your receipt appears as soon as the voucher is used.',
  ],
  tc: [
    '請於櫃枱開啟此禮券。',
    '請店員掃描即時二維碼，或將手機交予店員輸入 PIN。',
    '禮券使用後，收據會即時顯示。',
  ],
  sc: [
    '请在柜台打开此礼券。',
    '请店员扫描动态二维码，或将手机交给店员输入门店 PIN。',
    '礼券使用后，收据会即时显示。',
  ],
  kr: [
    '이용하시는 곳에서 바우처를 열어 주세요.',
    '직원에게 바우처 코드를 보여 주시거나, 휴대전화를 건네 직원이 PIN을 입력하도록 해 주세요.',
    '사용이 완료되면 영수증이 바로 표시됩니다.',
  ],
  jp: [
    '店頭でこのバウチャーを開いてください。',
    'スタッフがコードを読み取るか、お客様の端末に店舗の PIN を入力いたします。',
    'ご利用が完了すると、レシートがすぐに表示されます。',
  ],
};

const WHEN_PAYING: Steps = {
  en: [
    'Select the voucher when booking in the app. The amount is deducted before you pay.',
    'At an outlet, show the live code before the bill is settled.',
    'Each voucher can be used once. No change will be given.',
  ],
  tc: [
    '在應用程式預訂時選用此禮券，付款前會先扣減金額。',
    '於店內使用時，請於結賬前出示即時禮券碼。',
    '每張禮券只可使用一次，餘額恕不找續。',
  ],
  sc: [
    '在应用内预订时选用此礼券，付款前会先扣减金额。',
    '在门店使用时，请在结账前出示动态二维码。',
    '每张礼券只可使用一次，余额恕不找零。',
  ],
  kr: [
    '앱에서 예약하실 때 바우처를 선택하시면 결제 전에 금액이 차감됩니다.',
    '레스토랑·시설에서는 계산 전에 바우처 코드를 보여 주세요.',
    '바우처는 한 번만 사용할 수 있으며 잔액은 현금으로 돌려드리지 않습니다.',
  ],
  jp: [
    'アプリでのご予約時にこのバウチャーを選ぶと、お支払い前に金額が差し引かれます。',
    '店舗では、お会計の前にバウチャーコードをご提示ください。',
    'バウチャーのご利用は1回限りです。おつりはお出しできません。',
  ],
};

/** How a voucher of a type is used, in steps. */
export const VOUCHER_USAGE: Readonly<Record<VoucherType, Steps>> = {
  CASH: WHEN_PAYING,
  DISCOUNT: WHEN_PAYING,
  GIFT: AT_COUNTER,
  ROOM: AT_COUNTER,
  DINING: AT_COUNTER,
};
