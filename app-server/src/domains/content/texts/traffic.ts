import type { TrafficKind } from '@resort/mf-content/contract';
import { five } from '../../../locales/five.ts';
import type { Texts } from '../../../locales/texts.ts';

/** A place by its name, or a hotel by its property's code. */
export type Stop = Texts | string;

interface Line {
  readonly from: Stop;
  readonly to: Stop;
  /** HH:mm in Macau */
  readonly first: string;
  readonly last: string;
  readonly everyMinutes: number;
}

interface TrafficContent {
  readonly kind: TrafficKind;
  readonly name: Texts;
  readonly text: Texts;
  readonly lines: readonly Line[];
}

const BORDER_GATE = five('Border Gate', '關閘', '关闸', '국경 검문소(관문)', '関閘（ボーダーゲート）');
const OUTER_HARBOUR = five('Outer Harbour', '外港碼頭', '外港码头', '외항 터미널', '外港フェリーターミナル');
const TAIPA_FERRY = five(
  'Taipa Ferry',
  '氹仔碼頭',
  '氹仔码头',
  '타이파 페리 터미널',
  'タイパ・フェリーターミナル',
);
const BRIDGE_PORT = five(
  'HZM Bridge',
  '港珠澳大橋口岸',
  '港珠澳大桥口岸',
  '강주아오 대교 출입국장',
  '港珠澳大橋口岸',
);
const line = (from: Stop, to: Stop, first: string, last: string, everyMinutes: number): Line => ({
  from,
  to,
  first,
  last,
  everyMinutes,
});

const SHUTTLES: readonly Line[] = [
  line(BORDER_GATE, 'sjm', '09:00', '23:30', 15),
  line(OUTER_HARBOUR, 'sjm', '09:15', '23:00', 20),
  line(TAIPA_FERRY, 'gl', '09:30', '22:30', 20),
  line(BRIDGE_PORT, 'glp', '09:30', '22:00', 30),
  line('glp', 'pvm', '10:00', '23:00', 15),
];
const minutes = SHUTTLES.map(({ everyMinutes }) => everyMinutes);

/** How often our shuttles run; every text that says so reads it here. */
export const SHUTTLE_MINUTES = { shortest: Math.min(...minutes), longest: Math.max(...minutes) } as const;

/**
 * Means of transport to the resort and in Macau. The shuttles' times are our own; other entries contain only what
 * rarely changes.
 */
export const TRAFFIC: readonly TrafficContent[] = [
  {
    kind: 'SHUTTLE',
    name: five('Our shuttles', '酒店穿梭巴士', '酒店穿梭巴士', '호텔 셔틀', 'ホテルのシャトルバス'),
    text: five(
      'Complimentary for members and for hotel and restaurant guests. Seats cannot be reserved. Folding wheelchairs and pushchairs are welcome.',
      '會員、住客及餐飲賓客免費乘坐，不設預留座位，可攜摺疊輪椅及嬰兒車。',
      '会员、住客及用餐宾客免费乘坐，不设预留座位，可携折叠轮椅及婴儿车。',
      '회원과 투숙·식사 고객은 무료로 이용하실 수 있습니다. 좌석 예약은 되지 않으며, 접이식 휠체어와 유모차를 실을 수 있습니다.',
      '会員の皆様、ご宿泊・お食事のお客様は無料でご利用いただけます。座席の予約は承っておりません。折りたたみ式の車いすやベビーカーもお持ち込みいただけます。',
    ),
    lines: SHUTTLES,
  },
  {
    kind: 'TAXI',
    name: five('Taxis', '的士', '出租车', '택시', 'タクシー'),
    text: five(
      'Black taxis wait at every hotel and border checkpoint. Drivers read Chinese addresses, and our doormen will gladly write one down for you. Fares are metered; a small surcharge applies to luggage in the boot.',
      '各酒店及口岸均有黑色的士候客。門僮可為您寫上中文地址。車資按錶計算，行李另收附加費。',
      '各酒店及口岸均有黑色出租车候客。门童可为您写上中文地址。车费按表计算，行李另收附加费。',
      '검은색 택시가 모든 호텔과 출입국장에서 대기합니다. 기사님은 중국어 주소를 보시므로, 도어맨이 주소 카드를 써 드립니다. 미터 요금이며 트렁크 짐에는 소액이 추가됩니다.',
      '黒いタクシーが各ホテルと出入境ゲートで待機しています。行き先は漢字の住所が確実ですので、ドアマンがカードにお書きします。料金はメーター制で、トランクの荷物には少額の追加がかかります。',
    ),
    lines: [],
  },
  {
    kind: 'BUS',
    name: five('Public buses', '公共巴士', '公交车', '시내버스', '路線バス'),
    text: five(
      'Buses serve the whole city from early morning until after midnight. Please have coins ready, as no change is given, or use a Macau Pass from any convenience store.',
      '巴士由清晨行走至午夜後，遍及全城。請備硬幣（不設找贖），或於便利店購買澳門通。',
      '公交车由清晨行驶至午夜后，遍及全城。请备硬币（不找零），或在便利店购买澳门通。',
      '이른 아침부터 자정 이후까지 시내 곳곳을 다닙니다. 거스름돈이 없으니 동전을 준비하시거나, 편의점에서 마카오 패스를 구입해 주세요.',
      '早朝から深夜まで街のすみずみを走ります。おつりは出ませんので、硬貨をご用意いただくか、コンビニエンスストアでマカオパスをお求めください。',
    ),
    lines: [],
  },
  {
    kind: 'LRT',
    name: five('Light rail', '輕軌', '轻轨', '경전철', 'LRT（軽軌）'),
    text: five(
      'The Taipa Line links Barra, Cotai, the airport and the Taipa Ferry Terminal without a single traffic light. Trains run every few minutes.',
      '氹仔線連接媽閣、路氹城、機場及氹仔碼頭，全程免受路面交通影響，班次頻密。',
      '氹仔线连接妈阁、路氹城、机场及氹仔码头，全程不受路面交通影响，班次频密。',
      '타이파선은 바라, 코타이, 공항, 타이파 페리 터미널을 신호 대기 없이 잇습니다. 몇 분 간격으로 운행합니다.',
      'タイパ線は、媽閣、コタイ、空港、タイパ・フェリーターミナルを信号なしで結びます。数分おきに運行しています。',
    ),
    lines: [],
  },
  {
    kind: 'FERRY',
    name: five('Ferries', '渡輪', '渡轮', '페리', 'フェリー'),
    text: five(
      'High-speed ferries from Hong Kong take about an hour. Use the Outer Harbour terminal for the peninsula, and Taipa for Cotai. Please arrive at the pier 30 minutes before departure.',
      '往返香港的高速渡輪航程約一小時，半島區停外港碼頭，路氹區停氹仔碼頭。請於開航前 30 分鐘到達。',
      '往返香港的高速渡轮航程约一小时，半岛区停外港码头，路氹区停氹仔码头。请于开航前 30 分钟到达。',
      '홍콩에서 고속 페리로 약 1시간 걸립니다. 반도는 외항 터미널, 코타이는 타이파 터미널이 가깝습니다. 출발 30분 전까지 도착해 주세요.',
      '香港から高速船で約1時間です。半島へは外港、コタイへはタイパのターミナルが便利です。出航の30分前までにお越しください。',
    ),
    lines: [],
  },
  {
    kind: 'AIR',
    name: five('Airport', '機場', '机场', '공항', '空港'),
    text: five(
      'Macau airport is 10 minutes from Cotai and 20 minutes from the peninsula. From Hong Kong airport, buses cross the bridge to Macau in under an hour.',
      '澳門機場距路氹約 10 分鐘，距半島約 20 分鐘。由香港機場乘車經大橋抵澳，需時不足一小時。',
      '澳门机场距路氹约 10 分钟，距半岛约 20 分钟。由香港机场乘车经大桥抵澳，需时不足一小时。',
      '마카오 공항은 코타이에서 10분, 반도에서 20분 거리입니다. 홍콩 공항에서는 버스로 대교를 건너 1시간 이내에 도착합니다.',
      'マカオ空港はコタイから10分、半島から20分です。香港空港からは橋を渡るバスで1時間足らずです。',
    ),
    lines: [],
  },
  {
    kind: 'BRIDGE',
    name: five('Hong Kong–Zhuhai–Macau Bridge', '港珠澳大橋', '港珠澳大桥', '강주아오 대교', '港珠澳大橋'),
    text: five(
      'Shuttle buses run 24 hours a day between Hong Kong, Zhuhai and Macau. Our hotel shuttle waits outside the arrivals hall.',
      '穿梭巴士全日 24 小時往來香港、珠海及澳門。酒店巴士於入境大堂外候客。',
      '穿梭巴士全天 24 小时往来香港、珠海及澳门。酒店巴士于入境大厅外候客。',
      '홍콩, 주하이, 마카오를 잇는 셔틀버스가 밤낮없이 운행합니다. 호텔 셔틀은 입국장 밖에서 기다립니다.',
      '香港・珠海・マカオを結ぶシャトルバスが昼夜を問わず運行しています。ホテルのシャトルは到着ホールの外でお待ちしております。',
    ),
    lines: [],
  },
];
