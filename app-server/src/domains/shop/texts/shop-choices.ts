import type { Drawing } from '../../../locales/drawings.ts';
import type { Choice } from '../../../locales/offer-choices.ts';

/** A cuisine, or a kind of treatment or shop, as a way into the list. */
export interface ShopCategory extends Choice {
  readonly kind: 'DINING' | 'SPA' | 'SHOP';
  readonly picture: Drawing;
}

const category = (
  kind: ShopCategory['kind'],
  code: string,
  picture: Drawing,
  [en, tc, sc, kr, jp]: readonly [string, string, string, string, string],
): ShopCategory => ({ kind, code, picture, names: { en, tc, sc, kr, jp } });

/** In the order they are shown. */
export const SHOP_CATEGORIES: readonly ShopCategory[] = [
  category('DINING', 'cantonese', 'banquet', ['Cantonese', '粵菜', '粤菜', '광둥 요리', '広東料理']),
  category('DINING', 'dim-sum', 'dim-sum', [
    'Dim sum & noodles',
    '點心粉麵',
    '点心粉面',
    '딤섬과 면',
    '点心・麺',
  ]),
  category('DINING', 'japanese', 'sushi-counter', ['Japanese', '日本料理', '日本料理', '일식', '日本料理']),
  category('DINING', 'portuguese', 'wine-cellar', [
    'Portuguese & Macanese',
    '葡國及土生菜',
    '葡国及土生菜',
    '포르투갈·매캐니즈',
    'ポルトガル・マカオ料理',
  ]),
  category('DINING', 'western', 'glasses', ['European', '歐陸菜', '欧陆菜', '유럽 요리', 'ヨーロッパ料理']),
  category('DINING', 'grill', 'charcoal-grill', [
    'Grill & seafood',
    '扒房海鮮',
    '炭烤与海鲜',
    '그릴과 해산물',
    'グリル・シーフード',
  ]),
  category('DINING', 'tea', 'afternoon-tea', [
    'Tea & cakes',
    '茶點',
    '茶点',
    '티와 디저트',
    'ティー・スイーツ',
  ]),
  category('DINING', 'bar', 'bar', ['Bars', '酒吧', '酒吧', '바', 'バー']),
  category('SPA', 'massage', 'hot-stones', ['Massage', '按摩', '按摩', '마사지', 'マッサージ']),
  category('SPA', 'hydro', 'spa-pool', [
    'Water & wellness',
    '水療養生',
    '水疗养生',
    '수치료와 웰니스',
    'スパ＆ウェルネス',
  ]),
  category('SHOP', 'fashion', 'arcade', ['Fashion', '時裝', '时装', '패션', 'ファッション']),
  category('SHOP', 'jewellery', 'gift', [
    'Jewellery & watches',
    '珠寶鐘錶',
    '珠宝钟表',
    '주얼리와 시계',
    'ジュエリー・時計',
  ]),
  category('SHOP', 'gourmet', 'hamper', [
    'Sweets & hampers',
    '手信禮籃',
    '伴手礼与礼篮',
    '과자와 선물',
    'お菓子・ギフト',
  ]),
  category('SHOP', 'home', 'candle', [
    'Home & fragrance',
    '家居香氛',
    '家居香氛',
    '홈과 향',
    'ホーム＆フレグランス',
  ]),
];

const choice = (
  code: string,
  [en, tc, sc, kr, jp]: readonly [string, string, string, string, string],
): Choice => ({ code, names: { en, tc, sc, kr, jp } });

/** Other labels of outlets. */
export const SHOP_LABELS: readonly Choice[] = [
  choice('view', ['With a view', '景觀', '景观', '전망', '眺望のよい']),
  choice('family', ['Families welcome', '親子同樂', '亲子同乐', '가족 환영', 'お子様歓迎']),
  choice('couple', ['For two', '雙人時光', '双人时光', '커플 추천', 'お二人で']),
  choice('private', ['Private rooms', '設貴賓房', '设贵宾房', '별실 있음', '個室あり']),
  choice('vegetarian', ['Vegetarian menu', '設素食餐單', '设素食菜单', '채식 메뉴', 'ベジタリアン対応']),
  choice('terrace', ['Terrace', '露天座位', '露天座位', '테라스', 'テラス席']),
  choice('music', ['Live music', '現場音樂', '现场音乐', '라이브 음악', '生演奏']),
  choice('late', ['Open late', '深夜營業', '深夜营业', '심야 영업', '深夜営業']),
  choice('new', ['New', '最新', '最新', '신규', '新着']),
];

/** The equipment of a private dining room or a treatment room. */
export const ROOM_FEATURES: readonly Choice[] = [
  choice('view', ['View', '景觀', '景观', '전망', '眺望']),
  choice('screen', ['AV equipment', '影音設備', '影音设备', '스크린과 음향', 'スクリーン・音響']),
  choice('step-free', ['Step-free', '無障礙', '无障碍', '무장애', '段差なし']),
  choice('own-washroom', ['Private washroom', '獨立洗手間', '独立洗手间', '전용 화장실', '専用化粧室']),
  choice('bath', ['Bath', '浴缸', '浴缸', '욕조', 'バスタブ']),
  choice('for-two', ['For two', '雙人', '双人', '2인용', 'お二人用']),
];

/** Occasions for a table or a treatment. */
export const OCCASIONS: readonly Choice[] = [
  choice('birthday', ['Birthday', '生日', '生日', '생일', 'お誕生日']),
  choice('anniversary', ['Anniversary', '紀念日', '纪念日', '기념일', '記念日']),
  choice('date', ['Date night', '二人約會', '二人约会', '둘만의 저녁', 'お二人の夜']),
  choice('family', ['Family gathering', '家庭聚會', '家庭聚会', '가족 모임', 'ご家族のお集まり']),
  choice('business', ['Business', '商務', '商务', '비즈니스', 'ビジネス']),
  choice('celebration', ['Celebration', '慶祝', '庆祝', '축하', 'お祝い']),
];

/** The price levels, MOP for one guest; `to` null: no upper limit. */
export const PRICE_LEVELS: readonly (Choice & { readonly from: string; readonly to: string | null })[] = [
  { ...choice('1', ['Casual', '輕鬆消費', '轻松消费', '부담 없는', 'お手頃']), from: '0.00', to: '200.00' },
  {
    ...choice('2', ['Moderate', '中等消費', '中等消费', '적당한', '標準的']),
    from: '200.00',
    to: '500.00',
  },
  { ...choice('3', ['Fine dining', '高級', '高级', '고급', '上質']), from: '500.00', to: '1000.00' },
  { ...choice('4', ['Exceptional', '頂級', '顶级', '최고급', '最上級']), from: '1000.00', to: null },
];
