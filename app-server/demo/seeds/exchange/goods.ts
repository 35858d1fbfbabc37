import { EVERYWHERE, item, type SeedItem } from './item.ts';
import { drawn } from '../../../src/locales/drawings.ts';

/** The goods of the demo's points mall, in display order. */
export const GOODS: readonly SeedItem[] = [
  item(
    'GM-LANTERN',
    { category: 'KEEPSAKE', picture: drawn('paper-lantern'), price: 800n },
    { stock: 200, tag: 'NEW', pickUp: EVERYWHERE, pickUpDays: 30 },
    {
      en: [
        'Paper lantern',
        'Hand-painted, folds flat for the journey',
        'Lotus and waves in our hotel colours, with a small lamp inside.',
      ],
      tc: ['手繪紙燈籠', '人手繪製，可摺疊攜帶', '以蓮花與水波入畫，配酒店主色，內附小燈。'],
      sc: ['手绘纸灯笼', '人手绘制，可折叠携带', '以莲花与水波入画，配酒店主色，内附小灯。'],
      kr: [
        '종이 등',
        '손으로 그린, 납작하게 접히는 등',
        '연꽃과 물결을 호텔의 색으로 그리고 작은 램프를 넣었습니다.',
      ],
      jp: [
        '紙の灯籠',
        '手描き、たたんで持ち帰れます',
        '蓮と波をホテルのカラーで描き、小さな灯りを添えました。',
      ],
    },
  ),
  item(
    'GM-ALMOND',
    { category: 'GOURMET', picture: drawn('biscuits'), price: 1_200n },
    { stock: 150, isFinal: true, pickUp: EVERYWHERE, pickUpDays: 7 },
    {
      en: [
        'Almond biscuits',
        'A tin of twenty, baked that day',
        'From the old quarter’s recipe: mung bean flour, almonds, a wooden mould.',
      ],
      tc: ['杏仁餅', '每罐二十件，即日新鮮烘製', '沿用老城區古法，以綠豆粉與杏仁入木模烘焙。'],
      sc: ['杏仁饼', '每罐二十件，当日新鲜烘制', '沿用老城区古法，以绿豆粉与杏仁入木模烘焙。'],
      kr: [
        '아몬드 쿠키',
        '그날 구운 스무 개들이 틴',
        '옛 거리의 방식대로 녹두 가루와 아몬드를 나무틀에 찍어 굽습니다.',
      ],
      jp: [
        'アーモンドビスケット',
        'その日に焼いた20枚入り缶',
        '旧市街に伝わる製法で、緑豆粉とアーモンドを木型で焼き上げます。',
      ],
    },
  ),
  item(
    'GM-TEA',
    { category: 'GOURMET', picture: drawn('tea-caddy'), price: 1_500n },
    { stock: 120, pickUp: ['sjm', 'glp', 'pvm', 'gl'], pickUpDays: 30 },
    {
      en: [
        'Lobby lounge tea',
        'One hundred grams of jasmine pearls',
        'The tea we pour on arrival, in the tin we keep it in.',
      ],
      tc: ['大堂酒廊茉莉龍珠', '100 克裝', '抵埗時為您奉上的那壺茶，以同款茶罐盛載。'],
      sc: ['大堂酒廊茉莉龙珠', '100 克装', '抵达时为您奉上的那壶茶，以同款茶罐盛载。'],
      kr: [
        '로비 라운지 재스민 펄',
        '100g 틴',
        '도착하실 때 드리는 바로 그 차를, 저희가 쓰는 틴에 담았습니다.',
      ],
      jp: [
        'ロビーラウンジのジャスミンパール',
        '100g 缶入り',
        'ご到着の際にお淹れするお茶を、ホテルで使う缶のままに。',
      ],
    },
  ),
  item(
    'GM-CANDLE',
    { category: 'HOME', picture: drawn('candle'), price: 2_400n },
    { stock: 80, topUpPoints: 1_200n, topUpCash: 60_00n, pickUp: EVERYWHERE, pickUpDays: 30 },
    {
      en: [
        'Scented candle',
        'The spa at home: bamboo, white tea, rain',
        'Burns for fifty hours, in a reusable stoneware cup.',
      ],
      tc: ['香薰蠟燭', '把水療的氣息帶回家：竹、白茶、細雨', '燃點約五十小時，陶杯用完後可再用。'],
      sc: ['香薰蜡烛', '把水疗的气息带回家：竹、白茶、细雨', '燃烧约五十小时，陶杯用完后可再用。'],
      kr: [
        '향초',
        '집에서 만나는 스파: 대나무, 백차, 비',
        '약 50시간 타며, 도자기 컵은 다 쓴 뒤에도 쓰실 수 있습니다.',
      ],
      jp: [
        'アロマキャンドル',
        'スパの香りをご自宅に。竹、白茶、雨',
        '約50時間燃焼。陶器のカップはその後もお使いいただけます。',
      ],
    },
  ),
  item(
    'GM-ROBE',
    { category: 'HOME', picture: drawn('robe'), price: 5_200n },
    { stock: 60, topUpPoints: 2_600n, topUpCash: 130_00n, pickUp: EVERYWHERE, pickUpDays: 30 },
    {
      en: [
        'The bathrobe',
        'The one that hangs in your room',
        'Waffle cotton outside, towelling inside, one size that suits nearly everyone.',
      ],
      tc: ['酒店浴袍', '就是您房中那一件', '外層華夫格棉，內層毛巾布，單一尺碼，人人合穿。'],
      sc: ['酒店浴袍', '就是您房中那一件', '外层华夫格棉，内层毛巾布，单一尺码，人人合穿。'],
      kr: [
        '호텔 가운',
        '객실에 걸려 있던 바로 그 가운',
        '겉은 와플 면, 안은 타월 소재로, 누구나 편히 입는 프리 사이즈입니다.',
      ],
      jp: [
        'ホテルのバスローブ',
        'お部屋にかかっている、あの一着',
        '表はワッフル、裏はタオル地。フリーサイズです。',
      ],
    },
  ),
  item(
    'GM-PILLOW',
    { category: 'HOME', picture: drawn('pillow'), price: 6_400n },
    { stock: 40, topUpPoints: 3_200n, topUpCash: 160_00n, perMember: 4, pickUp: EVERYWHERE, pickUpDays: 30 },
    {
      en: [
        'The pillow',
        'Goose down, as on your bed',
        'The item our guests ask for most. Comes in a carry bag.',
      ],
      tc: ['鵝絨枕', '與您床上的同款', '賓客最常查詢的一件，附手提袋。'],
      sc: ['鹅绒枕', '与您床上的同款', '宾客最常询问的一件，附手提袋。'],
      kr: [
        '구스다운 베개',
        '객실 침대의 그 베개',
        '손님들이 가장 많이 찾으시는 물건입니다. 손잡이 가방에 담아 드립니다.',
      ],
      jp: [
        'グースダウンの枕',
        'お部屋のベッドと同じもの',
        'お客様からのお問い合わせが最も多い一品。手提げ袋に入れてお渡しします。',
      ],
    },
  ),
  item(
    'GM-GLASSES',
    { category: 'HOME', picture: drawn('glasses'), price: 7_800n },
    {
      stock: 24,
      topUpPoints: 3_900n,
      topUpCash: 198_00n,
      perMember: 2,
      tierMin: 'SILVER',
      pickUp: ['sjm', 'tkl'],
      pickUpDays: 30,
    },
    {
      en: [
        'Six crystal glasses',
        'From the bar, mouth-blown',
        'Tall, fine and discreetly engraved. Packed for safe air travel.',
      ],
      tc: ['水晶杯六隻', '酒吧同款，人手吹製', '高身薄壁，低調刻紋，妥善包裝可隨機託運。'],
      sc: ['水晶杯六只', '酒吧同款，手工吹制', '高身薄壁，低调刻纹，妥善包装可随机托运。'],
      kr: [
        '크리스털 잔 여섯 개',
        '바에서 쓰는, 입으로 분 잔',
        '길고 얇은 잔에 은은한 각인을 넣었습니다. 비행에도 안전하게 포장합니다.',
      ],
      jp: [
        'クリスタルグラス6脚',
        'バーで使う、手吹きのグラス',
        '背が高く薄く、控えめな刻印。空の旅にも耐えるようお包みします。',
      ],
    },
  ),
  item(
    'GM-BEAR',
    { category: 'KEEPSAKE', picture: drawn('bear'), price: 1_100n },
    { stock: 90, perMember: 2, tag: 'LIMITED', pickUp: EVERYWHERE, pickUpDays: 30 },
    {
      en: [
        'The doorman bear',
        'This year’s uniform, thirty centimetres',
        'A new coat every year; this one is burgundy with brass buttons.',
      ],
      tc: ['門僮小熊', '本年度制服，高 30 厘米', '每年換上新裝，今年是酒紅色配黃銅鈕扣。'],
      sc: ['门童小熊', '本年度制服，高 30 厘米', '每年换上新装，今年是酒红色配黄铜纽扣。'],
      kr: ['도어맨 베어', '올해의 유니폼, 30cm', '해마다 새 옷을 입습니다. 올해는 버건디에 황동 단추입니다.'],
      jp: ['ドアマンベア', '今年の制服、30cm', '毎年新しい装い。今年はバーガンディに真鍮のボタンです。'],
    },
  ),
  item(
    'GM-UMBRELLA',
    { category: 'KEEPSAKE', picture: drawn('umbrella'), price: 1_400n },
    { stock: 70, pickUp: EVERYWHERE, pickUpDays: 30 },
    {
      en: [
        'The big umbrella',
        'Room for two, and built for the wind',
        'Cherry handle, double canopy; the one our doormen carry.',
      ],
      tc: ['大雨傘', '足夠兩人，抗風實用', '櫻桃木手柄、雙層傘面，與門僮所用同款。'],
      sc: ['大雨伞', '足够两人，抗风实用', '樱桃木手柄、双层伞面，与门童所用同款。'],
      kr: [
        '큰 우산',
        '둘이 쓰기에도, 바람에도 넉넉하게',
        '체리목 손잡이와 이중 천. 도어맨이 드는 바로 그 우산입니다.',
      ],
      jp: ['大きな傘', 'お二人で入れて、風にも強い', 'チェリー材の柄に二重の生地。ドアマンが差す一本です。'],
    },
  ),
  item(
    'GM-CASE',
    { category: 'LEISURE', picture: drawn('suitcase'), price: 26_000n },
    {
      stock: 12,
      topUpPoints: 13_000n,
      topUpCash: 680_00n,
      perMember: 1,
      tierMin: 'GOLD',
      pickUp: ['sjm', 'tkl', 'pvm'],
      pickUpDays: 30,
    },
    {
      en: [
        'Cabin case',
        'Thirty-six litres, four quiet wheels',
        'A light shell lined in our hotel pattern, with a leather luggage tag.',
      ],
      tc: ['登機行李箱', '36 公升，四輪靜音', '輕身外殼，內襯酒店花紋，附皮革行李牌。'],
      sc: ['登机行李箱', '36 升，四轮静音', '轻质外壳，内衬酒店花纹，附皮革行李牌。'],
      kr: [
        '기내용 캐리어',
        '36리터, 조용한 네 바퀴',
        '가벼운 외피에 호텔 문양 안감, 가죽 네임택을 함께 드립니다.',
      ],
      jp: [
        '機内持ち込みスーツケース',
        '36リットル、静かな4輪',
        '軽いボディにホテルの文様の内張り。革のタグ付きです。',
      ],
    },
  ),
  item(
    'GM-SPA-30',
    { category: 'WELLNESS', picture: drawn('treatment-room'), price: 8_600n },
    { coupon: { type: 'GIFT', scenes: ['SHOP'] }, perMember: 4 },
    {
      en: [
        'Half an hour at the spa',
        'Neck and shoulders, after a flight',
        'Thirty minutes with warm oil and expert hands. Advance reservation required.',
      ],
      tc: ['水療三十分鐘', '肩頸按摩，消除旅途疲勞', '三十分鐘溫油按摩，請先預約時間。'],
      sc: ['水疗三十分钟', '肩颈按摩，消除旅途疲劳', '三十分钟温油按摩，请先预约时间。'],
      kr: ['스파 30분', '비행 뒤의 목과 어깨를 위해', '따뜻한 오일로 30분. 미리 시간을 예약해 주세요.'],
      jp: ['スパ30分', '旅の疲れに、首と肩を', '温かいオイルで30分。お時間のご予約をお願いいたします。'],
    },
  ),
  item(
    'GM-PRINT',
    { category: 'KEEPSAKE', picture: drawn('skyline'), price: 3_600n },
    { stock: 0, perMember: 1, pickUp: ['sjm', 'pvm'], pickUpDays: 30 },
    {
      en: [
        'The bridge at night',
        'A print, numbered and signed',
        'Five colours on cotton paper, by an artist who lives across the harbour.',
      ],
      tc: ['版畫《夜橋》', '限量編號並附簽名', '五色印於棉紙，出自對岸畫家之手。'],
      sc: ['版画《夜桥》', '限量编号并附签名', '五色印于棉纸，出自对岸画家之手。'],
      kr: [
        '판화 「밤의 다리」',
        '번호와 서명이 있는 한정판',
        '항구 건너편에 사는 작가가 면지에 다섯 색으로 찍었습니다.',
      ],
      jp: ['版画「夜の橋」', '番号と署名入り', '対岸に暮らす作家による、コットン紙の五色刷り。'],
    },
  ),
];
