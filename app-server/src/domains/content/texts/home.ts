import type { HomeSection } from '@resort/mf-content/contract';
import type { Drawing } from '../../../locales/drawings.ts';
import { five } from '../../../locales/five.ts';
import type { Texts } from '../../../locales/texts.ts';

interface Hero {
  /** from this hour in Macau until the next entry's; before the first hour, the last entry applies */
  readonly fromHour: number;
  readonly title: Texts;
  readonly text: Texts;
  readonly picture: Drawing;
  /** path and query below the language prefix */
  readonly link: string;
}

/** The greeting on the home, by the time of day. */
export const HEROES: readonly Hero[] = [
  {
    fromHour: 5,
    title: five('Good morning', '早安', '早上好', '좋은 아침입니다', 'おはようございます'),
    text: five(
      'Steam rises from the first dim sum baskets, and the garden is still yours alone.',
      '第一籠點心冒起蒸氣，花園此刻只屬於您。',
      '第一笼点心升起热气，花园此刻只属于您。',
      '첫 딤섬 찜통에서 김이 오르고, 정원은 아직 고요합니다.',
      '最初の点心が湯気を立てるころ、庭園はまだ静けさに包まれています。',
    ),
    picture: 'dim-sum',
    link: '/articles?topic=dining',
  },
  {
    fromHour: 11,
    title: five('A bright day ahead', '午間好時光', '午间好时光', '눈부신 한낮', '明るい昼下がりに'),
    text: five(
      'Step out for a stroll, or relax in the shade by the pool. Both are ten minutes away.',
      '出門漫步，或在池畔樹蔭下小憩，都只是十分鐘的事。',
      '出门漫步，或在池畔树荫下小憩，都只需十分钟。',
      '산책을 나서도, 수영장 그늘에서 쉬어도 좋습니다. 어디든 10분이면 닿습니다.',
      '街へ出かけるのも、プールの木陰で過ごすのも、どちらも10分ほどです。',
    ),
    picture: 'pool-garden',
    link: '/activities',
  },
  {
    fromHour: 17,
    title: five('Good evening', '晚上好', '晚上好', '편안한 저녁입니다', 'こんばんは'),
    text: five(
      'The harbour lights are coming on, and your table is waiting.',
      '海濱燈火初亮，您的餐桌也可準備就緒。',
      '海滨灯火初亮，您的餐桌也可准备就绪。',
      '항구를 따라 불이 하나둘 켜집니다. 오늘 저녁 자리도 준비해 드리겠습니다.',
      '港に灯りがともりはじめました。お席もご用意いたします。',
    ),
    picture: 'harbour',
    link: '/offers?category=dining',
  },
  {
    fromHour: 22,
    title: five('The quiet hours', '靜夜時分', '静夜时分', '고요한 밤', '静かな夜に'),
    text: five(
      'One last glass above the lights of the bridge, or a bath drawn slowly.',
      '對着大橋燈火淺酌一杯，或從容泡一個澡。',
      '对着大桥灯火浅酌一杯，或从容泡一个澡。',
      '다리의 불빛을 바라보며 한 잔, 혹은 천천히 받아 둔 목욕물 한가득.',
      '橋の灯りを眺めながらもう一杯。あるいは、ゆっくりと湯を張って。',
    ),
    picture: 'skyline',
    link: '/articles?topic=wellness',
  },
];

interface SectionText {
  readonly code: HomeSection;
  readonly title: Texts;
  readonly text: Texts;
  readonly link: string;
}

/** The sections of the home, in their order. */
export const HOME_SECTION_TEXTS: readonly SectionText[] = [
  {
    code: 'OFFERS',
    title: five('Offers for you', '為您精選的優惠', '为您精选的优惠', '추천 프로모션', 'おすすめのオファー'),
    text: five(
      'This week’s picks from our hotel teams.',
      '由各酒店團隊於本週精選。',
      '由各酒店团队于本周精选。',
      '각 호텔 팀이 이번 주에 고른 프로모션입니다.',
      '各ホテルのスタッフが選ぶ、今週のおすすめ。',
    ),
    link: '/offers',
  },
  {
    code: 'HAPPENING',
    title: five('Happening soon', '活動預告', '活动预告', '다가오는 행사', 'まもなく開催'),
    text: five(
      'Intimate gatherings with limited places. Sign up now.',
      '小型聚會，名額有限，歡迎報名。',
      '小型聚会，名额有限，欢迎报名。',
      '소규모로 진행되어 자리가 많지 않습니다. 지금 신청해 주세요.',
      '少人数の集まりです。お申し込みはこちらから。',
    ),
    link: '/activities',
  },
  {
    code: 'EXPERIENCE',
    title: five(
      'Make time for this',
      '值得細味的一小時',
      '值得细味的一小时',
      '머무는 동안의 한 시간',
      'ご滞在中の、ひととき',
    ),
    text: five(
      'Rituals, flavours and hands-on workshops.',
      '日常雅事、地道滋味與手作樂趣。',
      '日常雅事、地道滋味与手作乐趣。',
      '리추얼과 미식, 직접 만드는 즐거움을 만나 보세요.',
      'くつろぎ、味わい、手しごとの時間を。',
    ),
    link: '/articles?kind=enjoy',
  },
  {
    code: 'ARTICLES',
    title: five('From our magazine', '閒情誌', '闲情志', '매거진', 'マガジン'),
    text: five(
      'Stories from kitchens, gardens and lanes nearby.',
      '來自廚房、花園與鄰近街巷的故事。',
      '来自厨房、花园与邻近街巷的故事。',
      '주방과 정원, 가까운 골목에서 전하는 이야기입니다.',
      '厨房から、庭園から、路地から届いた物語。',
    ),
    link: '/articles',
  },
];
