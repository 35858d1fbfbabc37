import type { PopFrequency } from '@resort/shared/calls/rows';
import type { Drawing } from '../../../locales/drawings.ts';
import type { Texts } from '../../../locales/texts.ts';

export interface PopWindowContent {
  /** never changes; what members did with it is kept under it */
  id: string;
  frequency: PopFrequency;
  title: Texts;
  text: Texts;
  picture: Drawing;
  /** a route of the app, and what the button that leads there says */
  link: { route: string; label: Texts } | null;
}

/** The first that is due is shown. */
export const POP_WINDOWS: readonly PopWindowContent[] = [
  {
    id: 'welcome',
    frequency: 'ONCE',
    title: {
      en: 'Your card, always with you',
      tc: '會員卡，隨身同行',
      sc: '会员卡，随身同行',
      kr: '언제나 함께하는 멤버십 카드',
      jp: '会員カードはいつもお手元に',
    },
    text: {
      en: 'Show your member code when you dine, stay or shop with us. Your card is available here even when you are offline.',
      tc: '用餐、入住或購物時出示會員碼即可。即使沒有網絡，亦可隨時查看您的會員卡。',
      sc: '用餐、入住或购物时出示会员码即可。即使没有网络，也可随时查看您的会员卡。',
      kr: '식사, 숙박, 쇼핑하실 때 회원 코드를 보여 주세요. 네트워크가 없어도 카드를 확인하실 수 있습니다.',
      jp: 'お食事、ご宿泊、お買い物の際に会員コードをご提示ください。通信できない場所でもカードをご覧いただけます。',
    },
    picture: 'lobby',
    link: {
      route: '/my-benefits',
      label: {
        en: 'View my benefits',
        tc: '查看我的禮遇',
        sc: '查看我的权益',
        kr: '내 혜택 보기',
        jp: '特典を見る',
      },
    },
  },
  {
    id: 'lanterns',
    frequency: 'WEEKLY',
    title: {
      en: 'The lanterns are lit',
      tc: '花燈璀璨',
      sc: '花灯璀璨',
      kr: '등불이 켜졌습니다',
      jp: 'ランタンに灯がともります',
    },
    text: {
      en: 'Walk the lantern garden after dusk, with tea and almond biscuits for members.',
      tc: '黃昏過後漫步花燈花園，會員更可享香茶及杏仁餅。',
      sc: '黄昏过后漫步花灯花园，会员更可享香茶及杏仁饼。',
      kr: '해 질 녘 등불 정원을 거닐어 보세요. 회원님께는 차와 아몬드 쿠키를 드립니다.',
      jp: '日暮れのランタンガーデンへ。会員の皆様にはお茶とアーモンドビスケットをご用意しております。',
    },
    picture: 'lantern-night',
    link: null,
  },
];
