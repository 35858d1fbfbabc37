import { TEA } from '../../../src/domains/membership/texts/tea.ts';
import { five } from '../five.ts';
import { area, at, dish, DRINKS, MAINS, SWEETS, tableRules, week, type DemoShop } from './parts.ts';
import { drawn } from '../../../src/locales/drawings.ts';

const none = { services: [], therapists: [], rooms: [], dressCode: null } as const;

/** Casual restaurants and bars. */
export const MORE_DINING: readonly DemoShop[] = [
  {
    ...none,
    code: 'TEA-GALLERY',
    kind: 'DINING',
    category: 'tea',
    labels: ['family', 'vegetarian', 'view'],
    priceLevel: 2,
    pictures: [drawn('afternoon-tea'), drawn('lobby')],
    summary: five(
      'Single-garden teas and warm egg tarts',
      '單一茶園名茶與新鮮蛋撻',
      '单一茶园名茶与新鲜蛋挞',
      '단일 다원 차와 따뜻한 에그타르트',
      '単一茶園のお茶と焼きたてエッグタルト',
    ),
    description: five(
      `${TEA.teas} teas, brewed at your table in the light of the old lobby, with tarts from the oven every half hour.`,
      `${TEA.teas} 款名茶，於舊大堂的日光下席前沖泡；蛋撻每半小時出爐。`,
      `${TEA.teas} 款名茶，在旧大堂的日光下席前冲泡；蛋挞每半小时出炉。`,
      `오래된 로비의 빛 아래 테이블에서 우려 드리는 ${TEA.teas}가지 차, 30분마다 구워 내는 타르트.`,
      `旧ロビーの光の中、お席で淹れる${TEA.teas}種のお茶。タルトは30分ごとに焼き上がります。`,
    ),
    level: five('Ground floor lobby', '地下大堂', '首层大堂', 'G층 로비', 'G階ロビー'),
    week: week([[at(14), at(18)]]),
    areas: [area('lounge', 30, 6), area('window', 8, 4)],
    reserve: tableRules({ maxParty: 6, turnMinutes: 90 }),
    menu: [
      {
        name: five('Afternoon tea', '下午茶', '下午茶', '애프터눈 티', 'アフタヌーンティー'),
        dishes: [
          dish(
            five(
              'Heritage tea for two',
              '典藏雙人下午茶',
              '典藏双人下午茶',
              '헤리티지 티 2인',
              'ヘリテージティー（2名様）',
            ),
            five(
              'Three tiers, two pots',
              '三層點心，兩壺茶',
              '三层点心，两壶茶',
              '3단 트레이, 차 두 주전자',
              '三段スタンド、お茶2ポット',
            ),
            '588.00',
            'SIGNATURE',
          ),
          dish(
            five('Egg tarts, four', '葡式蛋撻四件', '葡式蛋挞四件', '에그타르트 4개', 'エッグタルト4個'),
            five('Warm', '新鮮出爐', '新鲜出炉', '갓 구운', '焼きたて'),
            '68.00',
            'VEGETARIAN',
          ),
        ],
      },
    ],
  },
  {
    ...none,
    code: 'DIM-SUM-HALL',
    kind: 'DINING',
    category: 'dim-sum',
    labels: ['family', 'vegetarian'],
    priceLevel: 1,
    pictures: [drawn('dim-sum'), drawn('banquet')],
    summary: five(
      'Bamboo baskets from 08:00',
      '08:00 起，蒸籠滿桌',
      '08:00 起，蒸笼满桌',
      '08:00부터 대나무 찜통 가득',
      '08:00から、蒸籠いっぱいの点心',
    ),
    description: five(
      'Fifty kinds of dim sum made by hand, a hall full of chatter, and tea that never runs dry.',
      '五十款手工點心，滿堂笑語，茶香不斷。',
      '五十款手工点心，满堂笑语，茶香不断。',
      '손으로 빚은 50가지 딤섬, 이야기 소리 가득한 홀, 끊이지 않는 차.',
      '手作りの点心50種、にぎわう広間、尽きることのないお茶。',
    ),
    level: five('Level 1', '一樓', '一楼', '1층', '1階'),
    week: week([[at(8), at(15, 30)]]),
    areas: [area('hall', 90, 10)],
    reserve: tableRules({ maxParty: 10, turnMinutes: 75, slotMinutes: 15 }),
    menu: [
      {
        name: five('Steamed', '蒸點', '蒸点', '찜 딤섬', '蒸し点心'),
        dishes: [
          dish(
            five('Prawn dumplings', '鮮蝦餃', '鲜虾饺', '새우 하가우', '海老蒸し餃子'),
            five('Four pieces', '四件', '四件', '4개', '4個'),
            '52.00',
            'SIGNATURE',
          ),
          dish(
            five('Mushroom dumplings', '野菌餃', '野菌饺', '버섯 만두', 'きのこの蒸し餃子'),
            five('Three pieces', '三件', '三件', '3개', '3個'),
            '46.00',
            'VEGETARIAN',
          ),
        ],
      },
    ],
  },
  {
    ...none,
    code: 'POOLSIDE',
    kind: 'DINING',
    category: 'western',
    labels: ['family', 'terrace'],
    priceLevel: 2,
    pictures: [drawn('pool-garden'), drawn('glasses')],
    summary: five(
      'Sandwiches and salads beside the water',
      '池畔三文治與沙律',
      '池畔三明治与沙拉',
      '물가에서 즐기는 샌드위치와 샐러드',
      'プールサイドのサンドイッチとサラダ',
    ),
    description: five(
      'Come as you are, towel and all. No reservations needed.',
      '毋須拘束，披着浴巾亦無妨。不設訂座，隨到隨坐。',
      '穿着随意，披着浴巾也无妨。不设订座，随到随坐。',
      '타월을 두르신 채 편하게 들러 주세요. 예약 없이 언제든 이용하실 수 있습니다.',
      'タオルのままお気軽に。ご予約は承っておりません。',
    ),
    level: five('Pool deck', '泳池平台', '泳池平台', '풀 데크', 'プールデッキ'),
    week: week([[at(9), at(19)]]),
    areas: [],
    reserve: null,
    menu: [
      {
        name: MAINS,
        dishes: [
          dish(
            five('Club sandwich', '公司三文治', '总汇三明治', '클럽 샌드위치', 'クラブサンド'),
            five(
              'Chicken, egg, bacon',
              '雞肉、雞蛋、煙肉',
              '鸡肉、鸡蛋、培根',
              '닭고기, 달걀, 베이컨',
              '鶏肉、卵、ベーコン',
            ),
            '128.00',
          ),
        ],
      },
    ],
  },
  {
    ...none,
    code: 'NOODLE-LANE',
    kind: 'DINING',
    category: 'dim-sum',
    labels: ['late', 'family'],
    priceLevel: 1,
    pictures: [drawn('noodle-bowl'), drawn('lantern-night')],
    summary: five(
      'Hand-pulled noodles until 04:00',
      '即拉麵條，營業至 04:00',
      '现拉面条，营业至 04:00',
      '04:00까지 즉석 수타면',
      '04:00まで、その場で打つ麺',
    ),
    description: five(
      'An open kitchen, twelve bowls, and a seat for everyone coming home late.',
      '開放式廚房，十二款湯麵，為夜歸人留一席位。',
      '开放式厨房，十二款汤面，为夜归人留一席位。',
      '오픈 키친과 열두 가지 면 요리, 늦은 밤에도 비어 있는 한 자리.',
      'オープンキッチンと12種の麺。夜更けの一席をご用意しています。',
    ),
    level: five('Level 1, Lantern Court', '一樓燈影庭', '一楼灯影庭', '랜턴 코트 1층', 'ランタンコート1階'),
    week: week([[at(11), at(28)]]),
    areas: [area('counter', 14, 4), area('hall', 24, 6)],
    reserve: tableRules({
      maxParty: 6,
      turnMinutes: 60,
      slotMinutes: 15,
      leadMinutes: 15,
      lastSeatingMinutes: 30,
    }),
    menu: [
      {
        name: MAINS,
        dishes: [
          dish(
            five('Beef brisket noodles', '清湯牛腩麵', '清汤牛腩面', '양지 국수', '牛バラ麺'),
            five('Twelve-hour broth', '十二小時熬湯', '十二小时熬汤', '12시간 육수', '12時間煮込んだスープ'),
            '68.00',
            'SIGNATURE',
          ),
          dish(
            five('Dan dan noodles', '擔擔麵', '担担面', '단단면', '担々麺'),
            five('Sesame, chilli', '芝麻、辣椒', '芝麻、辣椒', '참깨, 고추', '胡麻、唐辛子'),
            '58.00',
            'SPICY',
          ),
        ],
      },
    ],
  },
  {
    ...none,
    code: 'PALM-BRASSERIE',
    kind: 'DINING',
    category: 'western',
    labels: ['family', 'vegetarian', 'terrace'],
    priceLevel: 2,
    pictures: [drawn('garden'), drawn('set-table')],
    summary: five(
      'All day under the palms',
      '棕櫚樹下的全日餐廳',
      '棕榈树下的全日餐厅',
      '야자수 아래 올데이 다이닝',
      'ヤシの木陰のオールデイダイニング',
    ),
    description: five(
      'Breakfast until 11:00, a generous lunch table, and steak frites whenever you like.',
      '早餐供應至 11:00，豐盛午市，牛排配薯條全日奉上。',
      '早餐供应至 11:00，丰盛午市，牛排配薯条全日奉上。',
      '11:00까지의 조식, 넉넉한 런치, 그리고 언제든 스테이크 프리츠.',
      '11:00までのご朝食、品数豊かなランチ、ステーキフリットはいつでも。',
    ),
    level: five(
      'Ground floor, Garden Court',
      '地下花園庭',
      '首层花园庭',
      '가든 코트 G층',
      'ガーデンコートG階',
    ),
    week: week([[at(6, 30), at(22, 30)]]),
    areas: [area('hall', 80, 10), area('terrace', 24, 6)],
    reserve: tableRules({ maxParty: 10, slotMinutes: 15, turnMinutes: 90 }),
    menu: [
      {
        name: MAINS,
        dishes: [
          dish(
            five('Steak frites', '牛排配薯條', '牛排配薯条', '스테이크 프리츠', 'ステーキフリット'),
            five('Herb butter', '香草牛油', '香草黄油', '허브 버터', 'ハーブバター'),
            '268.00',
            'SIGNATURE',
          ),
          dish(
            five('Garden risotto', '田園意大利飯', '田园意大利饭', '가든 리소토', '菜園のリゾット'),
            five('Peas, mint', '青豆、薄荷', '青豆、薄荷', '완두콩, 민트', 'えんどう豆、ミント'),
            '168.00',
            'VEGETARIAN',
          ),
        ],
      },
      {
        name: SWEETS,
        dishes: [
          dish(
            five('Chocolate tart', '朱古力撻', '巧克力挞', '초콜릿 타르트', 'チョコレートタルト'),
            five('Sea salt', '海鹽', '海盐', '바다 소금', '海塩'),
            '78.00',
            'VEGETARIAN',
          ),
        ],
      },
    ],
  },
  {
    ...none,
    code: 'MOON-TERRACE',
    kind: 'DINING',
    category: 'bar',
    labels: ['view', 'terrace', 'couple', 'late'],
    priceLevel: 3,
    pictures: [drawn('skyline'), drawn('bar')],
    summary: five(
      'The bridge, the moon, a glass of something cold',
      '大橋、明月，一杯冰涼',
      '大桥、明月，一杯冰凉',
      '대교와 달, 그리고 차가운 한 잔',
      '橋と月と、冷えた一杯',
    ),
    description: five(
      'An open roof above the bay. In heavy rain, guests are moved indoors to the lounge.',
      '海灣之上的露天天台。大雨時，我們會安排賓客移步室內酒廊。',
      '海湾之上的露天天台。大雨时，我们会安排宾客移步室内酒廊。',
      '만을 내려다보는 루프탑. 비가 많이 오면 실내 라운지로 안내해 드립니다.',
      '湾を見下ろすルーフトップ。雨の強い日は室内のラウンジへご案内いたします。',
    ),
    level: five('Rooftop', '天台', '天台', '루프탑', '屋上'),
    week: week([[at(18), at(26)]], { 0: [] }),
    areas: [area('terrace', 36, 8), area('lounge', 16, 6)],
    reserve: tableRules({ turnMinutes: 120, lastSeatingMinutes: 90 }),
    menu: [
      {
        name: DRINKS,
        dishes: [
          dish(
            five('Lotus Negroni', '荷香尼格羅尼', '荷香尼格罗尼', '로터스 네그로니', 'ロータス・ネグローニ'),
            five('Gin, lotus leaf', '氈酒、荷葉', '金酒、荷叶', '진, 연잎', 'ジン、蓮の葉'),
            '148.00',
            'SIGNATURE',
          ),
        ],
      },
    ],
  },
];
