import { TEA } from '../../../src/domains/membership/texts/tea.ts';
import { EVERYWHERE, item, type SeedItem } from './item.ts';
import { drawn } from '../../../src/locales/drawings.ts';

/** The demo's rewards, in display order. */
export const REWARDS: readonly SeedItem[] = [
  item(
    'RW-DINING-200',
    { category: 'DINING', picture: drawn('set-table'), price: 180_00n },
    { coupon: { type: 'CASH', face: 200_00n, scenes: ['DINING'] } },
    {
      en: [
        'Dining voucher, MOP 200',
        'For lunch or dinner at any of our restaurants',
        'Redeemable at any restaurant in our five hotels, from the noodle bar to the grill.',
      ],
      tc: [
        'MOP 200 餐飲禮券',
        '旗下餐廳午市、晚市通用',
        '五間酒店的餐廳均可使用，由麵館到扒房，結賬時直接扣減。',
      ],
      sc: [
        'MOP 200 餐饮礼券',
        '旗下餐厅午市、晚市通用',
        '五家酒店的餐厅均可使用，从面馆到炭烤餐厅，结账时直接抵扣。',
      ],
      kr: [
        '다이닝 바우처 MOP\u00a0200',
        '모든 레스토랑의 점심과 저녁에',
        '누들 바부터 그릴까지, 다섯 호텔의 모든 레스토랑에서 계산하실 때 사용하세요.',
      ],
      jp: [
        'お食事バウチャー MOP\u00a0200',
        '全レストランのランチ・ディナーに',
        '麺処からグリルまで、5つのホテルのすべてのレストランで、お会計時にご利用いただけます。',
      ],
    },
  ),
  item(
    'RW-TEA-FOR-TWO',
    { category: 'DINING', picture: drawn('afternoon-tea'), price: 268_00n },
    { stock: 60, perMember: 4, coupon: { type: 'DINING', scenes: ['DINING'] } },
    {
      en: [
        'Afternoon tea for two',
        'Three tiers by the window, with a pot each',
        `Warm scones, finger sandwiches and petits fours, served from ${TEA.from} to ${TEA.to}.`,
      ],
      tc: [
        '雙人下午茶',
        '窗邊三層茶點，每位奉上熱茶一壺',
        `鬆餅、手指三文治與精緻法式小點，${TEA.from} 至 ${TEA.to} 供應。`,
      ],
      sc: [
        '双人下午茶',
        '窗边三层茶点，每位奉上热茶一壶',
        `司康饼、手指三明治与精致法式小点，${TEA.from} 至 ${TEA.to} 供应。`,
      ],
      kr: [
        '2인 애프터눈 티',
        '창가에서 즐기는 3단 트레이와 차 한 주전자씩',
        `따뜻한 스콘과 핑거 샌드위치, 프티 푸르를 ${TEA.from}부터 ${TEA.to}까지 준비합니다.`,
      ],
      jp: [
        'お二人様のアフタヌーンティー',
        '窓辺の3段スタンドと、おひとりずつのポットティー',
        `温かいスコーン、フィンガーサンド、プティフールを、${TEA.from}から${TEA.to}までご用意します。`,
      ],
    },
  ),
  item(
    'RW-DIM-SUM',
    { category: 'DINING', picture: drawn('dim-sum'), price: 198_00n },
    { coupon: { type: 'DINING', scenes: ['DINING'] } },
    {
      en: [
        'Weekend dim sum for two',
        'Eight baskets, folded that morning',
        'Har gow, siu mai, barbecue pork buns and five more, with a pot of aged pu-erh.',
      ],
      tc: ['週末雙人點心', '即日手包八籠點心', '蝦餃、燒賣、叉燒包等八款點心，配陳年普洱一壺。'],
      sc: ['周末双人点心', '当日手包八笼点心', '虾饺、烧卖、叉烧包等八款点心，配陈年普洱一壶。'],
      kr: [
        '주말 2인 딤섬',
        '그날 아침 빚은 딤섬 여덟 가지',
        '하가우, 샤오마이, 차슈바오 등 여덟 가지를 숙성 보이차와 함께 드립니다.',
      ],
      jp: [
        '週末の点心（お二人様）',
        'その朝に包んだ点心八種',
        '海老餃子、焼売、叉焼包など八種を、熟成プーアル茶とともにお楽しみください。',
      ],
    },
  ),
  item(
    'RW-LATE-CHECK-OUT',
    { category: 'STAY', picture: drawn('twin-room'), price: 120_00n },
    { coupon: { type: 'ROOM', scenes: ['HOTEL'] } },
    {
      en: [
        'Check-out at 16:00',
        'Keep your room until 16:00 on the day you leave',
        'Sleep in, swim and pack at leisure. Please tell the front desk at check-in.',
      ],
      tc: ['16:00 退房', '離店當日房間保留至 16:00', '多睡一會、暢泳、從容收拾行李。請於入住時告知前台。'],
      sc: ['16:00 退房', '离店当日房间保留至 16:00', '多睡一会、畅泳、从容收拾行李。请在入住时告知前台。'],
      kr: [
        '16:00 체크아웃',
        '떠나시는 날 16:00까지 객실을 이용하세요',
        '늦잠도 수영도 여유롭게 즐기시고 천천히 짐을 챙기세요. 체크인 때 말씀해 주세요.',
      ],
      jp: [
        '16:00チェックアウト',
        'ご出発日は16:00までお部屋に',
        '朝寝坊も、プールも、お荷物の支度もごゆっくり。ご到着時にフロントへお申し付けください。',
      ],
    },
  ),
  item(
    'RW-SUITE-UPGRADE',
    { category: 'STAY', picture: drawn('suite-dusk'), price: 480_00n },
    { tierMin: 'SILVER', perMember: 2, stock: 40, coupon: { type: 'ROOM', scenes: ['HOTEL'] } },
    {
      en: [
        'A night in the suite',
        'An upgrade from any room, for one night',
        'A separate sitting room, the bridge in the window and a bath with a view.',
      ],
      tc: ['套房一晚', '任何客房升級至套房，限一晚', '獨立客廳、窗外大橋景色，還有可賞景的浴缸。'],
      sc: ['套房一晚', '任何客房升级至套房，限一晚', '独立客厅、窗外大桥景色，还有可赏景的浴缸。'],
      kr: [
        '스위트룸에서의 하룻밤',
        '모든 객실에서 1박 업그레이드',
        '별도의 거실, 창밖의 대교, 전망을 즐기는 욕조가 기다립니다.',
      ],
      jp: [
        'スイートで過ごす一夜',
        'どのお部屋からでも1泊アップグレード',
        '独立したリビング、窓いっぱいの橋、眺めのよいバスルーム。',
      ],
    },
  ),
  item(
    'RW-SPA-60',
    { category: 'WELLNESS', picture: drawn('treatment-room'), price: 520_00n },
    { tierMin: 'GOLD', stock: 30, perMember: 2, coupon: { type: 'GIFT', scenes: ['SHOP'] } },
    {
      en: [
        'Sixty minutes at the spa',
        'A massage of your choice, and the pools all day',
        'Choose hot stones, aromatic oils or our signature bamboo massage, with the pools before and after.',
      ],
      tc: [
        '水療六十分鐘',
        '自選按摩一節，全日享用水池',
        '可選熱石、香薰或招牌竹療按摩，前後均可享用水療池。',
      ],
      sc: [
        '水疗六十分钟',
        '自选按摩一节，全日享用水池',
        '可选热石、香薰或招牌竹疗按摩，前后均可享用水疗池。',
      ],
      kr: [
        '스파 60분',
        '원하시는 마사지와 종일 스파 풀 이용',
        '온석, 아로마, 시그니처 대나무 마사지 중에서 고르세요. 전후로 스파 풀을 이용하실 수 있습니다.',
      ],
      jp: [
        'スパ60分',
        'お好みのトリートメントと、終日プールのご利用',
        'ホットストーン、アロマ、当リゾート名物の竹のマッサージからお選びください。前後のスパプールもどうぞ。',
      ],
    },
  ),
  item(
    'RW-POOL-DAY',
    { category: 'LEISURE', picture: drawn('pool-garden'), price: 150_00n },
    { coupon: { type: 'GIFT', scenes: ['SHOP'] } },
    {
      en: [
        'A day at the garden pool',
        'Two loungers, towels and iced tea',
        'From 10:00 until sunset, under the palms. Children are welcome until 17:00.',
      ],
      tc: ['花園泳池一日', '兩張躺椅、毛巾與冰茶', '由 10:00 至日落，於棕櫚樹下享用。小朋友可逗留至 17:00。'],
      sc: ['花园泳池一日', '两张躺椅、毛巾与冰茶', '10:00 至日落，在棕榈树下享用。小朋友可逗留至 17:00。'],
      kr: [
        '가든 풀에서의 하루',
        '선베드 두 개와 타월, 아이스티',
        '10:00부터 해 질 녘까지 야자수 아래에서 쉬어 가세요. 어린이는 17:00까지 함께하실 수 있습니다.',
      ],
      jp: [
        'ガーデンプールの一日',
        'ラウンジチェア2台、タオル、アイスティー付き',
        '10:00から日没まで、ヤシの木陰で。お子様は17:00までご利用いただけます。',
      ],
    },
  ),
  item(
    'RW-SHOW',
    { category: 'LEISURE', picture: drawn('stage'), price: 420_00n },
    { stock: 24, perMember: 2, coupon: { type: 'GIFT', scenes: ['TICKET'] } },
    {
      en: [
        'Two tickets to the show',
        'Stalls, rows C to F',
        'Eighty minutes of water, light and acrobatics. Any evening except Monday, subject to availability.',
      ],
      tc: [
        '精彩匯演門票兩張',
        '堂座 C 至 F 行',
        '八十分鐘的水、光與雜技。星期一除外，視乎座位供應情況而定。',
      ],
      sc: ['精彩汇演门票两张', '堂座 C 至 F 排', '八十分钟的水、光与杂技。周一除外，视座位供应情况而定。'],
      kr: [
        '공연 티켓 두 장',
        '1층 C~F열',
        '물과 빛, 곡예가 어우러지는 80분. 월요일을 제외한 저녁 공연에 좌석이 있는 대로 모십니다.',
      ],
      jp: [
        'ショー ペアチケット',
        '1階席 C～F列',
        '水と光と曲芸の80分。月曜を除く各日、お席のある限りご案内します。',
      ],
    },
  ),
  item(
    'RW-CELLAR',
    { category: 'GOURMET', picture: drawn('wine-cellar'), price: 380_00n },
    { stock: 36, perMember: 3, pickUp: ['sjm', 'glp', 'pvm'], pickUpDays: 21 },
    {
      en: [
        'A bottle from the cellar',
        'A Douro red that our sommelier chose',
        'Dark fruit, cedar, a long finish. It comes boxed, with a note on when to open it.',
      ],
      tc: ['酒窖精選紅酒', '侍酒師挑選的杜羅河紅酒', '深色果香、雪松氣息，餘韻悠長。附禮盒及品飲建議。'],
      sc: ['酒窖精选红酒', '侍酒师挑选的杜罗河红酒', '深色果香、雪松气息，余韵悠长。附礼盒及品饮建议。'],
      kr: [
        '셀러의 와인 한 병',
        '소믈리에가 고른 도루 레드 와인',
        '짙은 과실과 삼나무 향, 긴 여운. 상자에 담아 마시기 좋은 때를 적어 드립니다.',
      ],
      jp: [
        'セラーからの一本',
        'ソムリエが選ぶドウロの赤',
        '黒い果実と杉の香り、長い余韻。箱入りで、飲み頃のご案内を添えて。',
      ],
    },
  ),
  item(
    'RW-HAMPER',
    { category: 'GOURMET', picture: drawn('hamper'), price: 660_00n },
    {
      stock: 10,
      perMember: 1,
      tierMin: 'GOLD',
      tag: 'LIMITED',
      isFinal: true,
      pickUp: EVERYWHERE,
      pickUpDays: 14,
    },
    {
      en: [
        'The festive hamper',
        'Limited to ten: preserved meats, tea, sweets and a bottle',
        'Packed by our kitchens the day before you collect it, in a basket that is yours to keep.',
      ],
      tc: ['賀節禮籃', '限量十份：臘味、好茶、甜點與佳釀', '由廚師團隊於領取前一天備妥，竹籃可留為紀念。'],
      sc: ['贺节礼篮', '限量十份：腊味、好茶、甜点与佳酿', '由厨师团队在领取前一天备妥，竹篮可留作纪念。'],
      kr: [
        '명절 선물 바구니',
        '10개 한정: 중국식 건육(랍메이), 차, 과자와 와인',
        '수령 전날 주방에서 정성껏 담아 드리며, 바구니도 함께 드립니다.',
      ],
      jp: [
        '祝祭のハンパー',
        '限定10個。中華ハム、銘茶、菓子とワイン',
        'お受け取りの前日に厨房でお詰めします。籠もそのままお持ち帰りください。',
      ],
    },
  ),
  item(
    'RW-CHEFS-TABLE',
    { category: 'DINING', picture: drawn('banquet'), price: 1_280_00n },
    { stock: 0, perMember: 1, tierMin: 'DIAMOND', coupon: { type: 'DINING', scenes: ['DINING'] } },
    {
      en: [
        'The chef’s table',
        'Nine courses for two, beside the kitchen',
        'One table, one evening a month. The chef cooks, and tells you the story of each dish.',
      ],
      tc: ['主廚餐桌', '廚房旁雙人九道菜', '每月一晚，只設一席。主廚親自烹調並細說心得。'],
      sc: ['主厨餐桌', '厨房旁双人九道菜', '每月一晚，仅设一席。主厨亲自烹调并细说心得。'],
      kr: [
        '셰프의 테이블',
        '주방 곁에서 즐기는 2인 9코스',
        '한 달에 하룻밤, 단 한 테이블. 셰프가 직접 요리하며 이야기를 들려 드립니다.',
      ],
      jp: [
        'シェフズテーブル',
        '厨房の傍らで味わう、お二人様の九皿',
        '月に一夜、一卓だけ。シェフが腕をふるい、一皿ごとの物語を語ります。',
      ],
    },
  ),
];
