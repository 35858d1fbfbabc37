import type { ShopKind } from '@resort/mf-shop/contract';
import type { Language } from '@resort/shared/contract';
import type { Drawing } from '../../../locales/drawings.ts';

type Texts = Readonly<Record<Language, string>>;

/** The banners above the lists of outlets. */
export interface ShopBanner {
  readonly id: string;
  readonly kind: ShopKind;
  readonly title: Texts;
  readonly text: Texts;
  readonly picture: Drawing;
  /** path and query below the language prefix */
  readonly link: string;
}

export const SHOP_BANNERS: readonly ShopBanner[] = [
  {
    id: 'tonight',
    kind: 'DINING',
    picture: 'set-table',
    link: '/shop?id=LOTUS-ROOM',
    title: {
      en: 'An evening at The Lotus Room',
      tc: '荷香軒之夜',
      sc: '荷香轩之夜',
      kr: '로터스 룸에서의 저녁',
      jp: 'ロータスルームの夕べ',
    },
    text: {
      en: 'Cantonese classics above the harbour, every evening from 18:00.',
      tc: '每晚 18:00 起，俯瞰海港，細味粵菜經典。',
      sc: '每晚 18:00 起，俯瞰海港，细品粤菜经典。',
      kr: '매일 저녁 18:00부터, 항구를 내려다보며 즐기는 정통 광둥 요리.',
      jp: '毎晩18:00から、港を望みながら伝統の広東料理を。',
    },
  },
  {
    id: 'tea',
    kind: 'DINING',
    picture: 'afternoon-tea',
    link: '/shop?id=TEA-GALLERY',
    title: {
      en: 'Tea, unhurried',
      tc: '悠閒下午茶',
      sc: '悠闲下午茶',
      kr: '느긋한 애프터눈 티',
      jp: 'ゆったりとした午後のお茶',
    },
    text: {
      en: 'Single-garden teas and warm egg tarts in the Tea Gallery.',
      tc: '茶韻廊呈獻單一茶園名茶與新鮮出爐蛋撻。',
      sc: '茶韵廊呈献单一茶园名茶与新鲜出炉蛋挞。',
      kr: '티 갤러리에서 단일 다원 차와 갓 구운 에그타르트를.',
      jp: 'ティーギャラリーで、単一茶園のお茶と焼きたてエッグタルトを。',
    },
  },
  {
    id: 'garden-spa',
    kind: 'SPA',
    picture: 'spa-pool',
    link: '/shop?id=GARDEN-SPA',
    title: {
      en: 'Two hours of quiet',
      tc: '靜享兩小時',
      sc: '静享两小时',
      kr: '두 시간의 고요',
      jp: '静けさの2時間',
    },
    text: {
      en: 'Hot stones, a long massage, then the garden pool.',
      tc: '熱石、長時間按摩，再到園林泳池小憩。',
      sc: '热石、长时间按摩，再到园林泳池小憩。',
      kr: '따뜻한 스톤과 긴 마사지, 이어지는 정원 풀.',
      jp: '温かな石とじっくりのマッサージ、その後は庭園のプールへ。',
    },
  },
  {
    id: 'gifts',
    kind: 'SHOP',
    picture: 'hamper',
    link: '/shop?id=LANTERN-SWEETS',
    title: {
      en: 'Something to take home',
      tc: '把心意帶回家',
      sc: '把心意带回家',
      kr: '집으로 가져갈 선물',
      jp: 'お持ち帰りの品を',
    },
    text: {
      en: 'Almond biscuits and candied ginger, packed for the journey.',
      tc: '杏仁餅與糖薑，為旅途細心包裝。',
      sc: '杏仁饼与糖姜，为旅途细心包装。',
      kr: '아몬드 쿠키와 생강정과를 여행길에 맞춰 포장해 드립니다.',
      jp: 'アーモンドビスケットと生姜糖を、旅用にお包みします。',
    },
  },
];
