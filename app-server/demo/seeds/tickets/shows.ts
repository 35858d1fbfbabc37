import { SHUTTLE_MINUTES } from '../../../src/domains/content/texts/traffic.ts';
import { five } from '../five.ts';
import { at, category, GETTING_THERE, GOOD_TO_KNOW, limits, section, type DemoEvent } from './parts.ts';
import { drawn } from '../../../src/locales/drawings.ts';

const SHUTTLE = section(
  'way',
  GETTING_THERE,
  five(
    `Our shuttle stops at the east entrance every ${SHUTTLE_MINUTES.shortest} minutes; the hall is a five-minute walk along the arcade.`,
    `酒店穿梭巴士每 ${SHUTTLE_MINUTES.shortest} 分鐘停靠東門，沿廊道步行約五分鐘即達。`,
    `酒店穿梭巴士每 ${SHUTTLE_MINUTES.shortest} 分钟停靠东门，沿廊道步行约五分钟即达。`,
    `호텔 셔틀이 ${SHUTTLE_MINUTES.shortest}분마다 동쪽 출입구에 정차하며, 아케이드를 따라 도보 5분 거리입니다.`,
    `ホテルのシャトルバスは${SHUTTLE_MINUTES.shortest}分おきに東口に到着します。アーケードを歩いて約5分です。`,
  ),
);

/** When the doors open, and that photographs are allowed. */
const doors = (doorsMinutes: number) => ({
  doorsMinutes,
  sections: [
    section(
      'late',
      GOOD_TO_KNOW,
      five(
        `Doors open ${doorsMinutes} minutes before the performance. Photographs are welcome during the curtain call.`,
        `開場前 ${doorsMinutes} 分鐘開放入場。謝幕時歡迎拍照留念。`,
        `开场前 ${doorsMinutes} 分钟开放入场。谢幕时欢迎拍照留念。`,
        `공연 ${doorsMinutes}분 전부터 입장하실 수 있습니다. 커튼콜 때 사진을 찍으실 수 있습니다.`,
        `開演の${doorsMinutes}分前に開場いたします。カーテンコールでは写真撮影をお楽しみください。`,
      ),
    ),
    SHUTTLE,
  ],
});

const HALL_CATEGORIES = [
  category('VIP', five('Premier', '貴賓席', '贵宾席', '프리미어석', 'プレミア席'), '1280.00', {
    text: five(
      'The first rows of the centre, with a welcome drink',
      '堂座中區前排，附迎賓飲品',
      '堂座中区前排，附迎宾饮品',
      '1층 중앙 앞줄, 웰컴 드링크 포함',
      '1階中央前列、ウェルカムドリンク付き',
    ),
  }),
  category('A', five('Category A', '甲等', '甲等', 'A석', 'A席'), '880.00'),
  category('B', five('Category B', '乙等', '乙等', 'B석', 'B席'), '580.00'),
  category('C', five('Balcony', '樓座', '楼座', '2층석', '2階席'), '380.00'),
].map((one) => ({ ...one, pool: '' }));

/** A concert with name registration. */
const HARBOUR_CONCERT: DemoEvent = {
  code: 'HARBOUR-CONCERT',
  property: 'sjm',
  kind: 'CONCERT',
  title: five('Harbour Symphony', '海港交響夜', '海港交响夜', '하버 심포니', 'ハーバー・シンフォニー'),
  summary: five(
    'An evening of film music by a full orchestra, above the lights of the harbour.',
    '管弦樂團演奏電影名曲，與海港夜色相映。',
    '管弦乐团演奏电影名曲，与海港夜色相映。',
    '항구의 불빛을 배경으로 풀 오케스트라가 들려주는 영화 음악의 밤.',
    '港の灯りを背に、フルオーケストラが映画音楽を奏でる一夜。',
  ),
  description: five(
    'Seventy musicians, two hours, and the melodies everybody hums on the way home. The programme changes with the season; a soloist joins every Saturday.',
    '七十位樂手、兩小時，帶來散場後仍會哼唱的旋律。曲目隨季節更換，每逢星期六更有獨奏家同台。',
    '七十位乐手、两小时，带来散场后仍会哼唱的旋律。曲目随季节更换，每逢星期六更有独奏家同台。',
    '70명의 연주자가 2시간 동안 집에 가는 길에도 흥얼거리게 되는 선율을 들려드립니다. 프로그램은 계절마다 바뀌며 토요일마다 솔리스트가 함께합니다.',
    '70名の奏者による2時間。帰り道に口ずさみたくなる名曲の数々をお届けします。曲目は季節ごとに替わり、毎週土曜はソリストが登場します。',
  ),
  venue: five('The Grand Hall', '大音樂廳', '大音乐厅', '그랜드 홀', 'グランドホール'),
  pictures: [drawn('concert'), drawn('skyline'), drawn('lobby')],
  durationMinutes: 120,
  ...doors(45),
  seatMap: 'grand-hall',
  categories: HALL_CATEGORIES,
  realName: 'ONE_PER_TICKET',
  maxPerOrder: 6,
  maxPerMember: limits(4, 6),
  refund: { freeHours: 72, feePercent: 20, closesHours: 24 },
  hotels: [
    {
      hotelCode: 'sjm',
      offer: five(
        'Hotel guests enter via the terrace and enjoy a welcome drink before the concert.',
        '住客可經露台貴賓通道入場，開場前享飲品一杯。',
        '住客可经露台贵宾通道入场，开场前享饮品一杯。',
        '투숙객은 테라스 전용 통로로 입장하시며 공연 전 음료를 드립니다.',
        'ご宿泊のお客様はテラスよりご入場、開演前にお飲み物をご用意します。',
      ),
    },
  ],
  takesVouchers: true,
  times: {
    weekdays: [4, 5],
    starts: [at(20)],
    minutes: 120,
    salesMinutes: 0,
    from: 1,
    to: 60,
    totals: {},
    blocked: ['C-A-8', 'C-A-9', 'BAL-D-1', 'BAL-D-24'],
  },
};

/** A chamber play with seats and without name registration. */
const MOON_THEATRE: DemoEvent = {
  code: 'MOON-THEATRE',
  property: 'glp',
  kind: 'THEATRE',
  title: five('The Moon Gate', '月門', '月门', '달의 문', '月の門'),
  summary: five(
    'A love story told with shadow, silk and a single drum.',
    '以光影、絲綢與一面鼓，訴說一段情。',
    '以光影、丝绸与一面鼓，诉说一段情。',
    '그림자와 비단, 북 하나로 들려주는 사랑 이야기.',
    '影と絹、ひとつの太鼓が語る恋物語。',
  ),
  description: five(
    'Four actors and a drummer play before ninety-six guests, so close that a whisper reaches the last row. Performed without words, for every language.',
    '四位演員與一位鼓手，只為九十六位觀眾演出，一聲低語亦清晰可聞。全劇無對白，不分語言。',
    '四位演员与一位鼓手，只为九十六位观众演出，一声低语也清晰可闻。全剧无对白，不分语言。',
    '네 명의 배우와 한 명의 고수가 아흔여섯 관객 앞에서 펼치는 무언극. 속삭임까지 마지막 줄에 닿습니다.',
    '4人の俳優とひとりの太鼓奏者が、96席のために演じる無言劇。ささやきさえ最後列まで届きます。',
  ),
  venue: five('The Salon Theatre', '雅座小劇場', '雅座小剧场', '살롱 극장', 'サロン・シアター'),
  pictures: [drawn('theatre'), drawn('garden'), drawn('lounge')],
  durationMinutes: 80,
  ...doors(30),
  seatMap: 'salon',
  categories: [
    category('FRONT', five('Front rows', '前區', '前区', '앞쪽 좌석', '前方席'), '480.00', { pool: '' }),
    category('REAR', five('Rear rows', '後區', '后区', '뒤쪽 좌석', '後方席'), '320.00', { pool: '' }),
  ],
  realName: 'NONE',
  maxPerOrder: 8,
  maxPerMember: limits(8),
  refund: { freeHours: 48, feePercent: 30, closesHours: 3 },
  hotels: [
    {
      hotelCode: 'glp',
      offer: five(
        'Tables at Palm Brasserie are reserved for hotel guests before each performance.',
        '每場演出前為住客預留棕櫚餐廳席位。',
        '每场演出前为住客预留棕榈餐厅席位。',
        '공연 전 투숙객을 위해 팜 브라세리 좌석을 준비해 드립니다.',
        'ご宿泊のお客様には、開演前にパームブラッスリーのお席をご用意します。',
      ),
    },
  ],
  takesVouchers: true,
  times: {
    weekdays: [3, 4, 5, 6],
    starts: [at(15), at(19, 30)],
    minutes: 80,
    salesMinutes: 0,
    from: 0,
    to: 60,
    totals: {},
  },
};

/** A presale for Gold members and above; invitations unlock it, too. */
const NEW_YEAR_GALA: DemoEvent = {
  ...HARBOUR_CONCERT,
  code: 'WINTER-GALA',
  property: 'pvm',
  title: five('The Winter Gala', '冬夜盛典', '冬夜盛典', '윈터 갈라', 'ウィンター・ガラ'),
  summary: five(
    'Two nights of opera and champagne under the dome, with priority booking for members.',
    '穹頂之下兩夜歌劇與香檳，會員率先訂購。',
    '穹顶之下两夜歌剧与香槟，会员率先订购。',
    '돔 아래에서 펼쳐지는 이틀간의 오페라와 샴페인. 회원님께 먼저 열립니다.',
    'ドームの下で過ごす、オペラとシャンパンの二夜。会員の皆様に先行してご案内します。',
  ),
  description: five(
    'Soloists from three opera houses, a chorus of sixty, and supper in the interval. Dress: black tie or evening dress.',
    '三大歌劇院獨唱家與六十人合唱團同台，中場奉上晚宴。衣着：禮服。',
    '三大歌剧院独唱家与六十人合唱团同台，中场奉上晚宴。着装：礼服。',
    '세 오페라 극장의 솔리스트와 60인 합창단, 막간 만찬이 함께합니다. 드레스 코드: 블랙 타이 또는 이브닝드레스.',
    '3つの歌劇場のソリストと60名の合唱、幕間にはお食事を。ドレスコードはブラックタイまたはイブニングドレスです。',
  ),
  venue: five('The Dome', '穹頂廳', '穹顶厅', '더 돔', 'ザ・ドーム'),
  pictures: [drawn('theatre'), drawn('banquet'), drawn('concert')],
  hotels: [],
  realName: 'ONE_PER_ORDER',
  maxPerOrder: 4,
  maxPerMember: limits(2, 4),
  refund: null,
  presaleTier: 'GOLD',
  publicInDays: 14,
  times: {
    weekdays: [5],
    starts: [at(19)],
    minutes: 210,
    salesMinutes: 0,
    from: 40,
    to: 53,
    totals: {},
  },
};

/** Sold out except for the second evening. */
const PIANO_EVENING: DemoEvent = {
  ...MOON_THEATRE,
  code: 'PIANO-EVENING',
  property: 'tkl',
  kind: 'CONCERT',
  title: five(
    'Piano by Candlelight',
    '燭光鋼琴夜',
    '烛光钢琴夜',
    '촛불 아래 피아노',
    'キャンドルライト・ピアノ',
  ),
  summary: five(
    'One pianist, one hundred candles, an hour of nocturnes.',
    '一架鋼琴，百點燭光，一小時夜曲。',
    '一架钢琴，百点烛光，一小时夜曲。',
    '한 명의 피아니스트, 백 개의 촛불, 한 시간의 녹턴.',
    'ひとりのピアニスト、百のろうそく、一時間の夜想曲。',
  ),
  description: five(
    'An intimate recital in the atelier, with a glass of wine. Unreserved seating.',
    '於藝坊舉行的小型獨奏會，附葡萄酒一杯。場內自由入座。',
    '在艺坊举行的小型独奏会，附葡萄酒一杯。场内自由入座。',
    '아틀리에에서 열리는 소규모 독주회. 와인 한 잔이 제공되며, 좌석은 자유석입니다.',
    'アトリエで開かれる小さなリサイタル。ワインを一杯ご用意します。自由席です。',
  ),
  venue: five('The Atelier', '藝坊', '艺坊', '아틀리에', 'アトリエ'),
  pictures: [drawn('lounge'), drawn('concert')],
  durationMinutes: 60,
  seatMap: null,
  categories: [
    category(
      'SEAT',
      five(
        'Seat with a glass of wine',
        '座位連葡萄酒一杯',
        '座位连葡萄酒一杯',
        '와인 한 잔 포함',
        'ワイン1杯付き',
      ),
      '360.00',
      {
        pool: 'ALL',
      },
    ),
  ],
  hotels: [],
  maxPerOrder: 4,
  maxPerMember: limits(4),
  times: {
    weekdays: [2],
    starts: [at(21)],
    minutes: 60,
    salesMinutes: -30,
    from: 2,
    to: 44,
    totals: { ALL: 0 },
  },
};

export const SHOWS: readonly DemoEvent[] = [HARBOUR_CONCERT, MOON_THEATRE, NEW_YEAR_GALA, PIANO_EVENING];
