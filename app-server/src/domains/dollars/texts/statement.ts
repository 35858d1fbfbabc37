import type { TransactionType } from '@resort/mf-dollars/contract';
import type { Language } from '@resort/shared/contract';

type Text = Readonly<Record<Language, string>>;

/** The titles of movements by their purpose; other movements have the title of their type. */
export const SOURCE_NAMES: Readonly<Record<string, Text>> = {
  OPENING: {
    en: 'Welcome balance',
    tc: '迎新結餘',
    sc: '迎新结余',
    kr: '가입 환영 적립',
    jp: 'ウェルカム残高',
  },
  STAY: { en: 'Stay', tc: '住宿', sc: '住宿', kr: '숙박', jp: 'ご宿泊' },
  DINING: { en: 'Dining', tc: '餐飲', sc: '餐饮', kr: '다이닝', jp: 'お食事' },
  SPA: { en: 'Spa', tc: '水療', sc: '水疗', kr: '스파', jp: 'スパ' },
  SHOPPING: { en: 'Shopping', tc: '購物', sc: '购物', kr: '쇼핑', jp: 'ショッピング' },
  BIRTHDAY: {
    en: 'Birthday gift',
    tc: '生日禮遇',
    sc: '生日礼物',
    kr: '생일 축하 적립',
    jp: 'お誕生日のプレゼント',
  },
  HOTEL: {
    en: 'Room reservation',
    tc: '客房預訂',
    sc: '客房预订',
    kr: '객실 예약',
    jp: 'お部屋のご予約',
  },
  SHOP: { en: 'Reservation', tc: '預訂', sc: '预订', kr: '예약', jp: 'ご予約' },
  TILL: {
    en: 'Paid with Resort Dollars',
    tc: '以獎賞金付款',
    sc: '以奖赏金付款',
    kr: '리조트 달러 결제',
    jp: 'リゾートドルでのお支払い',
  },
  TICKET: { en: 'Tickets', tc: '門票', sc: '门票', kr: '티켓', jp: 'チケット' },
};

/** The types of movement, for the file and for movements without a title of their own. */
export const TYPE_NAMES: Readonly<Record<TransactionType, Text>> = {
  EARN: { en: 'Earned', tc: '賺取', sc: '赚取', kr: '적립', jp: '獲得' },
  HOLD: { en: 'On hold', tc: '暫時扣起', sc: '冻结', kr: '사용 대기', jp: 'お取り置き中' },
  RELEASE: { en: 'Released', tc: '解除扣起', sc: '解冻', kr: '사용 대기 해제', jp: 'お取り置きの解除' },
  REDEEM: { en: 'Redeemed', tc: '使用', sc: '使用', kr: '사용', jp: '利用' },
  REFUND: { en: 'Refunded', tc: '退還', sc: '退还', kr: '환급', jp: '返還' },
  EXPIRE: { en: 'Expired', tc: '到期', sc: '到期', kr: '소멸', jp: '失効' },
};

/** The file's first line and name. */
export const CSV_TEXTS = {
  date: { en: 'Date', tc: '日期', sc: '日期', kr: '일시', jp: '日時' },
  type: { en: 'Type', tc: '類別', sc: '类别', kr: '구분', jp: '種別' },
  title: { en: 'Details', tc: '說明', sc: '说明', kr: '내용', jp: '内容' },
  property: { en: 'Hotel', tc: '酒店', sc: '酒店', kr: '호텔', jp: 'ホテル' },
  orderNo: { en: 'Order', tc: '訂單編號', sc: '订单编号', kr: '주문 번호', jp: '注文番号' },
  amount: { en: 'Amount', tc: '數額', sc: '数额', kr: '금액', jp: '増減' },
  balance: { en: 'Balance', tc: '結餘', sc: '结余', kr: '잔액', jp: '残高' },
} as const satisfies Record<string, Text>;
