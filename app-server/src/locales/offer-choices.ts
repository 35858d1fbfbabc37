import type { Language } from '@resort/shared/contract';
import type { Drawing } from './drawings.ts';

type Names = Readonly<Record<Language, string>>;

export interface Choice {
  readonly code: string;
  readonly names: Names;
}

/** Kinds of offers, in the order they are shown. */
export const OFFER_CATEGORIES: readonly Choice[] = [
  { code: 'stay', names: { en: 'Stays', tc: '住宿', sc: '住宿', kr: '객실', jp: '宿泊' } },
  { code: 'dining', names: { en: 'Dining', tc: '餐飲', sc: '餐饮', kr: '다이닝', jp: 'ダイニング' } },
  {
    code: 'spa',
    names: {
      en: 'Spa & wellness',
      tc: '水療養生',
      sc: '水疗养生',
      kr: '스파 & 웰니스',
      jp: 'スパ＆ウェルネス',
    },
  },
  { code: 'shopping', names: { en: 'Shopping', tc: '購物', sc: '购物', kr: '쇼핑', jp: 'ショッピング' } },
  {
    code: 'shows',
    names: {
      en: 'Shows & leisure',
      tc: '演出消閒',
      sc: '演出休闲',
      kr: '공연 & 여가',
      jp: 'ショー＆レジャー',
    },
  },
];

/** What else can be said of an offer. */
export const OFFER_TAGS: readonly Choice[] = [
  { code: 'new', names: { en: 'New', tc: '最新', sc: '最新', kr: '신규', jp: '新着' } },
  { code: 'family', names: { en: 'Families', tc: '親子', sc: '亲子', kr: '가족', jp: 'ファミリー' } },
  { code: 'couple', names: { en: 'For two', tc: '雙人', sc: '双人', kr: '커플', jp: 'お二人で' } },
  { code: 'weekend', names: { en: 'Weekend', tc: '週末', sc: '周末', kr: '주말', jp: '週末' } },
  {
    code: 'festive',
    names: { en: 'Festive season', tc: '節慶', sc: '节庆', kr: '연말연시', jp: 'フェスティブ' },
  },
  {
    code: 'members',
    names: { en: 'Members only', tc: '會員專享', sc: '会员专享', kr: '회원 전용', jp: '会員限定' },
  },
];

export interface Area extends Choice {
  readonly quarters: readonly Choice[];
}

/** Parts of Macau and the quarters in them. */
export const AREAS: readonly Area[] = [
  {
    code: 'peninsula',
    names: { en: 'Macau Peninsula', tc: '澳門半島', sc: '澳门半岛', kr: '마카오 반도', jp: 'マカオ半島' },
    quarters: [
      {
        code: 'nape',
        names: { en: 'NAPE', tc: '新口岸', sc: '新口岸', kr: '신항구(NAPE)', jp: '新口岸（NAPE）' },
      },
      {
        code: 'senado',
        names: {
          en: 'Senado Square',
          tc: '議事亭前地',
          sc: '议事亭前地',
          kr: '세나도 광장',
          jp: 'セナド広場',
        },
      },
      {
        code: 'penha',
        names: { en: 'Penha Hill', tc: '西望洋山', sc: '西望洋山', kr: '펜하 언덕', jp: 'ペンニャの丘' },
      },
    ],
  },
  {
    code: 'taipa',
    names: { en: 'Taipa', tc: '氹仔', sc: '氹仔', kr: '타이파', jp: 'タイパ' },
    quarters: [
      {
        code: 'taipa-village',
        names: {
          en: 'Taipa Village',
          tc: '氹仔舊城區',
          sc: '氹仔旧城区',
          kr: '타이파 빌리지',
          jp: 'タイパ・ビレッジ',
        },
      },
    ],
  },
  {
    code: 'cotai',
    names: { en: 'Cotai', tc: '路氹城', sc: '路氹城', kr: '코타이', jp: 'コタイ' },
    quarters: [
      {
        code: 'cotai-strip',
        names: {
          en: 'Cotai Strip',
          tc: '路氹金光大道',
          sc: '路氹金光大道',
          kr: '코타이 스트립',
          jp: 'コタイ・ストリップ',
        },
      },
    ],
  },
  {
    code: 'coloane',
    names: { en: 'Coloane', tc: '路環', sc: '路环', kr: '콜로안', jp: 'コロアン' },
    quarters: [
      { code: 'hac-sa', names: { en: 'Hac Sá', tc: '黑沙', sc: '黑沙', kr: '학사 해변', jp: 'ハクサ' } },
    ],
  },
];

export interface ShopIcon extends Choice {
  readonly picture: Drawing;
  /** filters of the list, as its address has them */
  readonly query: string;
}

/** Ways into the list by what one is out for. */
export const SHOP_ICONS: readonly ShopIcon[] = [
  {
    code: 'rooms',
    picture: 'suite-dusk',
    query: 'category=stay',
    names: { en: 'Rooms', tc: '客房', sc: '客房', kr: '객실', jp: '客室' },
  },
  {
    code: 'restaurants',
    picture: 'set-table',
    query: 'category=dining',
    names: { en: 'Restaurants', tc: '餐廳', sc: '餐厅', kr: '레스토랑', jp: 'レストラン' },
  },
  {
    code: 'spa',
    picture: 'spa-pool',
    query: 'category=spa',
    names: { en: 'Spa', tc: '水療', sc: '水疗', kr: '스파', jp: 'スパ' },
  },
  {
    code: 'boutiques',
    picture: 'arcade',
    query: 'category=shopping',
    names: { en: 'Boutiques', tc: '精品店', sc: '精品店', kr: '부티크', jp: 'ブティック' },
  },
  {
    code: 'stage',
    picture: 'stage',
    query: 'category=shows',
    names: { en: 'Shows', tc: '演出', sc: '演出', kr: '공연', jp: 'ショー' },
  },
  {
    code: 'families',
    picture: 'pool-garden',
    query: 'tag=family',
    names: { en: 'Families', tc: '親子', sc: '亲子', kr: '가족', jp: 'ファミリー' },
  },
];
