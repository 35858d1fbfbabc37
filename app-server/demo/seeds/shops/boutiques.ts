import type { Texts } from '../../../src/schema/index.ts';
import { drawn, type Picture } from '../../../src/locales/drawings.ts';
import { five } from '../five.ts';
import { at, week, type DemoShop } from './parts.ts';

interface Boutique {
  readonly code: string;
  readonly category: string;
  readonly priceLevel: number;
  readonly labels: string[];
  readonly pictures: Picture[];
  readonly summary: Texts;
  readonly description: Texts;
  readonly level: Texts;
}

const boutique = (own: Boutique): DemoShop => ({
  ...own,
  kind: 'SHOP',
  dressCode: null,
  week: week([[at(11), at(21)]], { 4: [[at(11), at(22)]], 5: [[at(11), at(22)]] }),
  menu: [],
  areas: [],
  rooms: [],
  services: [],
  therapists: [],
  reserve: null,
});

/** Shops; they take no reservations. */
export const BOUTIQUES: readonly DemoShop[] = [
  boutique({
    code: 'ATELIER-SHOP',
    category: 'fashion',
    priceLevel: 4,
    labels: ['new'],
    pictures: [drawn('arcade'), drawn('robe')],
    summary: five(
      'Silk, tailored in our own atelier',
      '自家工坊剪裁的絲綢',
      '自家工坊剪裁的丝绸',
      '자체 공방에서 재단한 실크',
      '自社アトリエ仕立てのシルク',
    ),
    description: five(
      'Robes, scarves and travelling coats from our own workroom; alterations within a day.',
      '自家工坊製作的晨袍、絲巾與旅行外套；即日改衣。',
      '自家工坊制作的晨袍、丝巾与旅行外套；当日改衣。',
      '자체 작업실에서 만든 로브와 스카프, 여행용 코트. 당일 수선해 드립니다.',
      '自社工房のローブ、スカーフ、旅のコート。お直しは当日に。',
    ),
    level: five('Ground floor', '地下', '首层', 'G층', 'G階'),
  }),
  boutique({
    code: 'LANTERN-SWEETS',
    category: 'gourmet',
    priceLevel: 1,
    labels: ['family'],
    pictures: [drawn('hamper'), drawn('biscuits'), drawn('tea-caddy')],
    summary: five(
      'Almond biscuits, still warm',
      '新鮮出爐杏仁餅',
      '新鲜出炉杏仁饼',
      '갓 구운 아몬드 쿠키',
      '焼きたてのアーモンドビスケット',
    ),
    description: five(
      'Macau’s own sweets, baked behind the counter and packed for the journey home.',
      '澳門地道手信，櫃枱後即場烘焙，細心包裝。',
      '澳门地道伴手礼，柜台后现场烘焙，细心包装。',
      '매장에서 직접 굽는 마카오의 과자를 여행길에 맞춰 포장해 드립니다.',
      'マカオの銘菓を店内で焼き上げ、お持ち帰り用にお包みします。',
    ),
    level: five('Level 1, Lantern Court', '一樓燈影庭', '一楼灯影庭', '랜턴 코트 1층', 'ランタンコート1階'),
  }),
  boutique({
    code: 'PEARL-HOUSE',
    category: 'jewellery',
    priceLevel: 4,
    labels: ['private'],
    pictures: [drawn('gift'), drawn('arcade')],
    summary: five(
      'Pearls of the South China Sea',
      '南海珍珠',
      '南海珍珠',
      '남중국해의 진주',
      '南シナ海の真珠',
    ),
    description: five(
      'Strung while you wait, or set by our own goldsmith. A private salon upstairs.',
      '即席串珠，或由自家金匠鑲嵌；樓上設貴賓廳，靜心挑選。',
      '现场串珠，或由自家金匠镶嵌；楼上设贵宾厅，静心挑选。',
      '기다리시는 동안 꿰어 드리거나 자체 세공사가 세팅해 드립니다. 위층에 조용한 살롱이 있습니다.',
      'その場でお通しするか、専属の職人がお仕立てします。上階に静かなサロンがございます。',
    ),
    level: five('Ground floor, Arcade', '地下長廊', '首层长廊', 'G층 아케이드', 'G階アーケード'),
  }),
  boutique({
    code: 'SCENT-HOUSE',
    category: 'home',
    priceLevel: 2,
    labels: ['new', 'couple'],
    pictures: [drawn('candle'), drawn('bath-oils')],
    summary: five(
      'The scent of our lobbies',
      '酒店大堂的香氣',
      '酒店大堂的香气',
      '호텔 로비의 향기',
      'ロビーの香り',
    ),
    description: five(
      'Candles, oils and linen water, blended in the garden, with refills for members.',
      '蠟燭、精油與衣物香水，於花園調製，會員可享補充裝。',
      '蜡烛、精油与衣物香水，在花园调制，会员可享补充装。',
      '정원에서 블렌딩한 캔들과 오일, 리넨 워터. 회원께는 리필해 드립니다.',
      '庭園で調合するキャンドル、オイル、リネンウォーター。会員様は詰め替えも。',
    ),
    level: five(
      'Ground floor, Garden Court',
      '地下花園庭',
      '首层花园庭',
      '가든 코트 G층',
      'ガーデンコートG階',
    ),
  }),
  boutique({
    code: 'HERITAGE-GIFTS',
    category: 'gourmet',
    priceLevel: 2,
    labels: ['family', 'new'],
    pictures: [drawn('tea-caddy'), drawn('paper-lantern'), drawn('umbrella')],
    summary: five(
      'Keepsakes from the hotel',
      '老酒店的紀念品',
      '老酒店的纪念品',
      '오래된 호텔의 기념품',
      'ホテルゆかりの記念の品',
    ),
    description: five(
      'Tea caddies, paper lanterns and the umbrella our doormen carry.',
      '茶罐、紙燈籠，以及門僮手中的那把傘。',
      '茶罐、纸灯笼，以及门童手中的那把伞。',
      '차통과 종이 등, 그리고 도어맨이 드는 그 우산.',
      '茶筒、紙灯籠、そしてドアマンが手にするあの傘。',
    ),
    level: five('Ground floor lobby', '地下大堂', '首层大堂', 'G층 로비', 'G階ロビー'),
  }),
];
