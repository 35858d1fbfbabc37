import type { ShopRoomRow, ShopServiceRow, ShopTherapist } from '../../../src/schema/index.ts';
import { five } from '../five.ts';
import { at, spaRules, week, type DemoShop } from './parts.ts';
import { drawn } from '../../../src/locales/drawings.ts';

const SWEDISH: ShopServiceRow = {
  code: 'swedish-60',
  name: five('Swedish massage', '瑞典式按摩', '瑞典式按摩', '스웨디시 마사지', 'スウェディッシュマッサージ'),
  text: five(
    'Long, even strokes that ease away the journey.',
    '悠長均勻的手法，舒緩旅途疲勞。',
    '悠长均匀的手法，舒缓旅途疲劳。',
    '길고 고른 손길로 여행의 피로를 풀어 드립니다.',
    'ゆったりとした手技で、旅の疲れをほぐします。',
  ),
  minutes: 60,
  price: '980.00',
};
const STONES: ShopServiceRow = {
  code: 'hot-stone-90',
  name: five('Hot stone ritual', '熱石療程', '热石疗程', '핫스톤 테라피', 'ホットストーン'),
  text: five(
    'Basalt from the river, warmed and laid along the spine.',
    '溫熱的玄武石沿背脊鋪排，深層放鬆。',
    '温热的玄武石沿背脊铺排，深层放松。',
    '따뜻한 현무암을 등줄기를 따라 올려 깊이 이완합니다.',
    '温めた玄武岩を背筋に沿って置き、深く緩めます。',
  ),
  minutes: 90,
  price: '1480.00',
};
const FOOT: ShopServiceRow = {
  code: 'foot-30',
  name: five('Foot reflexology', '足部反射療法', '足部反射疗法', '발 반사요법', 'フットリフレクソロジー'),
  text: five(
    'Thirty minutes for feet that have walked the whole old town.',
    '三十分鐘，慰勞走遍舊城的雙腳。',
    '三十分钟，慰劳走遍旧城的双脚。',
    '구시가를 걸은 발을 위한 30분.',
    '旧市街を歩いた足をいたわる30分。',
  ),
  minutes: 30,
  price: '480.00',
};
const FACIAL: ShopServiceRow = {
  code: 'pearl-facial-75',
  name: five('Pearl facial', '珍珠面部護理', '珍珠面部护理', '진주 페이셜', 'パールフェイシャル'),
  text: five(
    'Ground pearl and rose water; the skin glows for days.',
    '珍珠粉與玫瑰水，肌膚透亮數日。',
    '珍珠粉与玫瑰水，肌肤透亮数日。',
    '진주 가루와 장미수로 며칠간 이어지는 광채.',
    '真珠の粉とローズウォーター。輝きが数日続きます。',
  ),
  minutes: 75,
  price: '1280.00',
};

const therapist = (
  code: string,
  gender: 'F' | 'M',
  ...[en, tc, sc, kr, jp]: [string, string, string, string, string]
): ShopTherapist => ({ code, gender, name: five(en, tc, sc, kr, jp) });

const room = (code: string, guests: 1 | 2, hasBath: boolean): ShopRoomRow => ({
  code,
  name:
    guests === 2
      ? five('Suite for two', '雙人套房', '双人套房', '커플 스위트', 'カップルスイート')
      : five('Treatment room', '護理房', '护理房', '트리트먼트 룸', 'トリートメントルーム'),
  text:
    guests === 2
      ? five(
          'Two treatment beds side by side, and a quiet rest on the daybed afterwards.',
          '並排雙床，療程後可於臥榻小憩。',
          '并排双床，疗程后可在卧榻小憩。',
          '나란히 놓인 두 개의 베드, 이후에는 데이베드에서 휴식을.',
          '並んだ2台のベッド。施術後はデイベッドでお休みいただけます。',
        )
      : five(
          'A room to yourself, with its own shower.',
          '獨立護理房，設私人淋浴間。',
          '独立护理房，设私人淋浴间。',
          '전용 샤워가 있는 개인실.',
          '専用シャワー付きの個室。',
        ),
  minGuests: 1,
  maxGuests: guests,
  sizeSqm: guests === 2 ? 42 : 18,
  pictures: [guests === 2 ? drawn('spa-pool') : drawn('treatment-room')],
  features: [...(guests === 2 ? ['for-two'] : []), ...(hasBath ? ['bath'] : []), 'own-washroom'],
  minimumSpend: null,
});

const spa = { kind: 'SPA', menu: [], areas: [], dressCode: null } as const;

/** Three spas with eight therapists. */
export const SPAS: readonly DemoShop[] = [
  {
    ...spa,
    code: 'GARDEN-SPA',
    category: 'hydro',
    labels: ['couple', 'view'],
    priceLevel: 3,
    pictures: [drawn('spa-pool'), drawn('bath-oils'), drawn('garden')],
    summary: five(
      'Warm water and birdsong',
      '暖池與鳥語',
      '暖池与鸟语',
      '따뜻한 물과 새소리',
      '温かな水と鳥の声',
    ),
    description: five(
      'Three treatment rooms around a garden pool. Come an hour early and enjoy the pool before and after your treatment.',
      '三間護理房環抱園林泳池。歡迎提早一小時到達，療程前後均可使用泳池。',
      '三间护理房环抱园林泳池。欢迎提早一小时到达，疗程前后均可使用泳池。',
      '정원 풀을 둘러싼 세 개의 트리트먼트 룸. 한 시간 일찍 오시면 시술 전후로 풀을 이용하실 수 있습니다.',
      '庭園プールを囲む3つのトリートメントルーム。1時間早めにお越しください。前後にプールをお使いいただけます。',
    ),
    level: five('Level 2, Garden Wing', '二樓花園翼', '二楼花园翼', '가든 윙 2층', 'ガーデンウイング2階'),
    week: week([[at(10), at(23)]]),
    rooms: [room('lotus', 1, false), room('jasmine', 1, true), room('peony', 2, true)],
    services: [SWEDISH, STONES, FOOT, FACIAL],
    therapists: [
      therapist('ana', 'F', 'Ana', 'Ana', 'Ana', '아나', 'アナ'),
      therapist('mei', 'F', 'Mei', '阿美', '阿美', '메이', 'メイ'),
      therapist('rui', 'M', 'Rui', 'Rui', 'Rui', '루이', 'ルイ'),
    ],
    reserve: spaRules(),
  },
  {
    ...spa,
    code: 'JADE-SPA',
    category: 'massage',
    labels: ['late', 'couple'],
    priceLevel: 3,
    pictures: [drawn('hot-stones'), drawn('treatment-room'), drawn('candle')],
    summary: five(
      'The old school of touch',
      '傳統手法，老派心意',
      '传统手法，老派心意',
      '전통의 손길',
      '受け継がれた手の技',
    ),
    description: five(
      'Chinese bodywork by candlelight, open past midnight for late arrivals.',
      '燭光下的中式推拿，營業至午夜後，等候晚歸的您。',
      '烛光下的中式推拿，营业至午夜后，等候晚归的您。',
      '촛불 아래 받는 중국식 추나. 늦게 오시는 고객님을 위해 자정 이후까지 운영합니다.',
      '灯りの下で受ける中国式の手技。深夜までお待ちしております。',
    ),
    level: five('Level 6', '六樓', '六楼', '6층', '6階'),
    week: week([[at(12), at(25)]]),
    rooms: [room('celadon', 1, false), room('amber', 1, false), room('jade', 2, true)],
    services: [SWEDISH, STONES, FOOT],
    therapists: [
      therapist('ling', 'F', 'Ling', '阿玲', '阿玲', '링', 'リン'),
      therapist('kai', 'M', 'Kai', '阿啟', '阿启', '카이', 'カイ'),
      therapist('sofia', 'F', 'Sofia', 'Sofia', 'Sofia', '소피아', 'ソフィア'),
    ],
    reserve: spaRules({ deposit: { kind: 'NONE' }, noShowFee: 0, cancelFreeHours: 4 }),
  },
  {
    ...spa,
    code: 'COUTURE-SPA',
    category: 'massage',
    labels: ['new', 'couple'],
    priceLevel: 4,
    pictures: [drawn('treatment-room'), drawn('bath-oils')],
    summary: five(
      'Treatments cut to your skin',
      '為肌膚度身剪裁的護理',
      '为肌肤度身剪裁的护理',
      '피부에 맞춘 트리트먼트',
      '肌に合わせて仕立てるトリートメント',
    ),
    description: five(
      'Two therapists, two rooms and complete privacy. Full payment is required when you reserve.',
      '兩位護理師，兩間房，別無他人。預訂時全數付款。',
      '两位护理师，两间房，别无他人。预订时全额付款。',
      '두 명의 테라피스트와 두 개의 룸뿐. 예약 시 전액 결제합니다.',
      '2名のセラピストと2つのお部屋だけ。ご予約時に全額をお支払いいただきます。',
    ),
    level: five('Level 4', '四樓', '四楼', '4층', '4階'),
    week: week([[at(11), at(21)]], { 1: [] }),
    rooms: [room('silk', 1, true), room('velvet', 2, true)],
    services: [SWEDISH, FACIAL],
    therapists: [
      therapist('claire', 'F', 'Claire', 'Claire', 'Claire', '클레어', 'クレア'),
      therapist('ivo', 'M', 'Ivo', 'Ivo', 'Ivo', '이보', 'イヴォ'),
    ],
    reserve: spaRules({ deposit: { kind: 'PERCENT', percent: 100 }, leadMinutes: 120 }),
  },
];
