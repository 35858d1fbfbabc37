import type { Tier } from '@resort/shared/calls/rows';
import type { Drawing } from '../../../locales/drawings.ts';
import type { Texts } from '../../../locales/texts.ts';

/** A gift of the card, collected with the member code; each once in a programme year. */
export interface GiftContent {
  /** on the wire and in gift_claim; never changes */
  id: string;
  name: Texts;
  /** where to collect it */
  place: Texts;
  picture: Drawing;
  /** the total stock */
  supply: number;
}

/** Gifts of one kind; a tier may choose this many of them in a programme year. */
export interface GiftCategoryContent {
  id: string;
  name: Texts;
  quota: Record<Tier, number>;
  gifts: readonly GiftContent[];
}

const LOBBY: Texts = {
  en: 'Membership desk, main lobby',
  tc: '酒店大堂會員服務櫃枱',
  sc: '酒店大堂会员服务台',
  kr: '메인 로비 멤버십 데스크',
  jp: 'メインロビー 会員デスク',
};
const TEA_ROOM: Texts = {
  en: 'The Tea Room, Level 1',
  tc: '一樓茶室',
  sc: '一楼茶室',
  kr: '1층 티 룸',
  jp: '1階 ティールーム',
};
const SPA: Texts = {
  en: 'Spa reception',
  tc: '水療中心接待處',
  sc: '水疗中心接待处',
  kr: '스파 리셉션',
  jp: 'スパ受付',
};

export const GIFT_CATEGORIES: readonly GiftCategoryContent[] = [
  {
    id: '1',
    name: { en: 'Welcome gifts', tc: '迎新禮品', sc: '迎新礼品', kr: '웰컴 기프트', jp: 'ウェルカムギフト' },
    quota: { CLASSIC: 1, SILVER: 1, GOLD: 1, DIAMOND: 2 },
    gifts: [
      {
        id: '101',
        name: {
          en: 'Almond biscuits from our bakery',
          tc: '自家烘焙杏仁餅',
          sc: '自家烘焙杏仁饼',
          kr: '베이커리 수제 아몬드 쿠키',
          jp: '自家製アーモンドビスケット',
        },
        place: LOBBY,
        picture: 'biscuits',
        supply: 600,
      },
      {
        id: '102',
        name: {
          en: 'Two glasses of sparkling wine',
          tc: '氣泡酒兩杯',
          sc: '气泡酒两杯',
          kr: '스파클링 와인 두 잔',
          jp: 'スパークリングワイン2杯',
        },
        place: {
          en: 'The bar on the top floor',
          tc: '頂層酒吧',
          sc: '顶层酒吧',
          kr: '최상층 바',
          jp: '最上階のバー',
        },
        picture: 'bar',
        supply: 240,
      },
    ],
  },
  {
    id: '2',
    name: { en: 'For your birthday', tc: '生日禮遇', sc: '生日礼物', kr: '생일 선물', jp: 'お誕生日に' },
    quota: { CLASSIC: 0, SILVER: 1, GOLD: 1, DIAMOND: 1 },
    gifts: [
      {
        id: '201',
        name: {
          en: 'Birthday cake, half a pound',
          tc: '半磅生日蛋糕',
          sc: '半磅生日蛋糕',
          kr: '생일 케이크 (소)',
          jp: 'バースデーケーキ（小）',
        },
        place: TEA_ROOM,
        picture: 'cake',
        supply: 300,
      },
      {
        id: '202',
        name: {
          en: 'Dim sum basket for two',
          tc: '雙人點心籃',
          sc: '双人点心篮',
          kr: '2인 딤섬 바스켓',
          jp: '点心バスケット（2名様）',
        },
        place: TEA_ROOM,
        picture: 'dim-sum',
        supply: 180,
      },
    ],
  },
  {
    id: '3',
    name: { en: 'Seasonal gifts', tc: '節日禮品', sc: '节日礼品', kr: '시즌 선물', jp: '季節の贈り物' },
    quota: { CLASSIC: 0, SILVER: 0, GOLD: 1, DIAMOND: 2 },
    gifts: [
      {
        id: '301',
        name: {
          en: 'Bath oils from the spa',
          tc: '水療沐浴精油',
          sc: '水疗沐浴精油',
          kr: '스파 배스 오일',
          jp: 'スパのバスオイル',
        },
        place: SPA,
        picture: 'bath-oils',
        supply: 120,
      },
      {
        id: '302',
        name: {
          en: 'A bottle chosen by our sommelier',
          tc: '侍酒師精選佳釀一瓶',
          sc: '侍酒师精选佳酿一瓶',
          kr: '소믈리에가 고른 와인 한 병',
          jp: 'ソムリエ厳選ワイン1本',
        },
        place: LOBBY,
        picture: 'wine-cellar',
        supply: 80,
      },
      {
        id: '303',
        name: {
          en: 'Lantern festival hamper',
          tc: '元宵佳節禮籃',
          sc: '元宵佳节礼篮',
          kr: '정월대보름 등불 축제 선물 바구니',
          jp: 'ランタンフェスティバルのギフトバスケット',
        },
        place: LOBBY,
        picture: 'hamper',
        supply: 2,
      },
    ],
  },
];
