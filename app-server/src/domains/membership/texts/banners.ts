import type { Drawing } from '../../../locales/drawings.ts';
import { TEA } from './tea.ts';
import type { Texts } from '../../../locales/texts.ts';

export interface BannerContent {
  id: string;
  title: Texts;
  text: Texts;
  picture: Drawing;
  /** a route of the app; a release without that screen shows the banner without a link */
  link: string | null;
}

/** On the member's home, in this order. */
export const BANNERS: readonly BannerContent[] = [
  {
    id: '1',
    title: {
      en: 'All the privileges of your card',
      tc: '一卡在手，禮遇盡享',
      sc: '一卡在手，权益尽享',
      kr: '카드 한 장에 담긴 모든 혜택',
      jp: 'カードがひらく、数々の特典',
    },
    text: {
      en: 'See your tier’s benefits, and what comes next.',
      tc: '查看您的級別禮遇，以及下一級別的更多驚喜。',
      sc: '查看您的等级权益，以及下一等级的更多惊喜。',
      kr: '현재 등급의 혜택과 다음 등급에서 더해지는 혜택을 확인해 보세요.',
      jp: '現在のランクの特典と、次のランクで加わる特典をご覧ください。',
    },
    picture: 'lounge',
    link: '/my-benefits',
  },
  {
    id: '2',
    title: {
      en: 'Evenings by the harbour',
      tc: '海港之夜',
      sc: '海港之夜',
      kr: '항구의 저녁',
      jp: '港を望む夕べ',
    },
    text: {
      en: 'A suite above the lights of the bay, at your member rate.',
      tc: '以會員房價入住海景套房，飽覽璀璨夜色。',
      sc: '以会员房价入住海景套房，饱览璀璨夜色。',
      kr: '회원 요금으로 야경이 펼쳐지는 스위트에 머물러 보세요.',
      jp: '夜景を望むスイートを会員料金でどうぞ。',
    },
    picture: 'harbour',
    link: '/hotels',
  },
  {
    id: '3',
    title: {
      en: 'Tea in the garden',
      tc: '花園茶聚',
      sc: '花园茶聚',
      kr: '정원에서 즐기는 티타임',
      jp: '庭園でのティータイム',
    },
    text: {
      en: `Served every afternoon from ${TEA.from}.`,
      tc: `每日下午 ${TEA.from} 起供應。`,
      sc: `每日下午 ${TEA.from} 起供应。`,
      kr: `매일 ${TEA.from}부터 준비됩니다.`,
      jp: `毎日${TEA.from}からご用意しております。`,
    },
    picture: 'garden',
    link: null,
  },
];
