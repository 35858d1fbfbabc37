import { five } from '../five.ts';

type Sentences = Record<'en' | 'tc' | 'sc' | 'kr' | 'jp', readonly string[]>;

const ONE_A_BILL = five(
  'One voucher per bill.',
  '每張賬單限用一張禮券。',
  '每张账单限用一张礼券。',
  '한 계산서에 바우처 한 장을 사용하실 수 있습니다.',
  '1会計につきバウチャー1枚をご利用いただけます。',
);
const NO_CASH = five(
  'Not exchangeable for cash. No change will be given.',
  '禮券不可兌換現金，餘額恕不找續。',
  '礼券不可兑换现金，不设找零。',
  '현금으로 교환하실 수 없으며 잔액은 돌려드리지 않습니다.',
  '現金との引き換え、およびおつりのお渡しはいたしかねます。',
);
const RESERVE_FIRST = five(
  'Advance reservation required. Subject to availability.',
  '敬請預先預訂，視乎供應情況而定。',
  '敬请提前预订，视供应情况而定。',
  '미리 예약해 주세요. 예약 상황에 따라 이용이 제한될 수 있습니다.',
  '事前のご予約をお願いいたします。空き状況によりご利用いただけない場合がございます。',
);
const NOT_ON_HOLIDAYS = five(
  'Not available on the eves of public holidays.',
  '公眾假期前夕不適用。',
  '公共假期前一日不适用。',
  '공휴일 전일에는 사용하실 수 없습니다.',
  '祝前日はご利用いただけません。',
);
const AT_CHECK_IN = five(
  'Please present at check-in. Subject to room availability.',
  '請於辦理入住時出示，視乎當日客房情況而定。',
  '请于办理入住时出示，视当日客房情况而定。',
  '체크인하실 때 제시해 주세요. 당일 객실 상황에 따라 제공됩니다.',
  'チェックイン時にご提示ください。当日の客室状況によりご用意いたします。',
);

type Texts = typeof NO_CASH;
const together = (...texts: readonly Texts[]): Sentences => ({
  en: texts.map(({ en }) => en),
  tc: texts.map(({ tc }) => tc),
  sc: texts.map(({ sc }) => sc),
  kr: texts.map(({ kr }) => kr),
  jp: texts.map(({ jp }) => jp),
});

/** The terms of a kind of voucher. */
export const TERMS = {
  money: together(ONE_A_BILL, NO_CASH),
  treatment: together(RESERVE_FIRST, NO_CASH),
  table: together(RESERVE_FIRST, NOT_ON_HOLIDAYS, NO_CASH),
  room: together(AT_CHECK_IN, NOT_ON_HOLIDAYS),
};
