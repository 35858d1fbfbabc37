import type { AdFrequency, AdSlot } from '@resort/mf-content/contract';
import type { Drawing } from '../../../locales/drawings.ts';
import { five } from '../../../locales/five.ts';
import type { Texts } from '../../../locales/texts.ts';

export interface AdContent {
  readonly id: string;
  readonly slot: AdSlot;
  /** the first and last day of each year, MM-DD in Macau; may go over the turn of the year */
  readonly season: readonly [from: string, to: string];
  readonly frequency: AdFrequency;
  readonly title: Texts;
  readonly text: Texts;
  readonly picture: Drawing;
  /** path and query below the language prefix; null: it leads nowhere */
  readonly link: string | null;
}

/** Of each place the first that runs today is shown. */
export const ADS: readonly AdContent[] = [
  {
    id: 'winter-lights',
    slot: 'HOME',
    season: ['11-15', '01-05'],
    frequency: 'DAILY',
    title: five('Winter lights', '冬日燈影', '冬日灯影', '겨울빛 축제', '冬のあかり'),
    text: five(
      'Ten thousand lamps in the garden and mulled wine by the fountain, every evening from 18:00.',
      '花園亮起萬盞燈，噴泉旁奉上熱紅酒，每晚 18:00 起。',
      '花园亮起万盏灯，喷泉旁奉上热红酒，每晚 18:00 起。',
      '정원을 수놓은 만 개의 등불과 분수 곁의 따뜻한 와인. 매일 18:00부터 만나 보세요.',
      '庭園に一万の灯り、噴水のほとりにホットワイン。毎晩18:00からお楽しみいただけます。',
    ),
    picture: 'lantern-night',
    link: '/landing?id=winter-lights',
  },
  {
    id: 'spring-in-bloom',
    slot: 'HOME',
    season: ['01-06', '04-30'],
    frequency: 'DAILY',
    title: five('Spring in bloom', '春滿花園', '春满花园', '꽃 피는 봄', '春、花ひらく'),
    text: five(
      'Peach blossom in the lobby and tea under the magnolias.',
      '大堂桃花盛放，木蘭樹下奉茶。',
      '大堂桃花盛放，木兰树下奉茶。',
      '로비에는 복사꽃, 목련 아래에는 차 한 잔이 기다립니다.',
      'ロビーには桃の花、木蓮の下ではお茶をどうぞ。',
    ),
    picture: 'garden',
    link: '/articles?topic=wellness',
  },
  {
    id: 'long-summer',
    slot: 'HOME',
    season: ['05-01', '11-14'],
    frequency: 'DAILY',
    title: five('The long summer', '悠長夏日', '悠长夏日', '긴 여름날', '長い夏'),
    text: five(
      'The garden pool is open until 22:00, and the ice-cream cart comes round at 16:00.',
      '花園泳池開放至 22:00，雪糕車每日 16:00 到訪。',
      '花园泳池开放至 22:00，冰淇淋车每日 16:00 到访。',
      '정원 수영장은 22:00까지 열고, 16:00에는 아이스크림 카트가 찾아갑니다.',
      'ガーデンプールは22:00まで。16:00にはアイスクリームのワゴンがまいります。',
    ),
    picture: 'pool-garden',
    link: '/activities',
  },
  {
    id: 'read-and-stay',
    slot: 'ARTICLE',
    season: ['01-01', '12-31'],
    frequency: 'ALWAYS',
    title: five(
      'Stay where the story began',
      '住進故事裏',
      '住进故事里',
      '이야기가 태어난 곳에서',
      '物語の生まれた場所で',
    ),
    text: five(
      'Members enjoy exclusive rates at all five hotels.',
      '會員於五間酒店均享專屬房價。',
      '会员在五家酒店均享专属房价。',
      '다섯 호텔 어디서나 회원 전용 요금으로 머물러 보세요.',
      '5つのホテルに、会員限定の料金でお泊まりいただけます。',
    ),
    picture: 'suite-dusk',
    link: '/hotels',
  },
  {
    id: 'tea-after',
    slot: 'ACTIVITY',
    season: ['01-01', '12-31'],
    frequency: 'ALWAYS',
    title: five(
      'And tea afterwards',
      '餘韻未盡，再品香茗',
      '余韵未尽，再品香茗',
      '액티비티 후에는 차 한 잔',
      'そのあとは、お茶を',
    ),
    text: five(
      'Unwind with afternoon tea in the Tea Gallery.',
      '雙手忙過之後，到茶韻廊享用下午茶。',
      '双手忙过之后，到茶韵廊享用下午茶。',
      '바빴던 손을 쉬며 티 갤러리에서 애프터눈 티를 즐겨 보세요.',
      '手を動かしたあとは、ティーギャラリーのアフタヌーンティーでひと息どうぞ。',
    ),
    picture: 'afternoon-tea',
    link: '/offers?category=dining',
  },
];
