import { five } from '../../../src/locales/five.ts';
import type { ActivityContent } from './activity-content.ts';

/** What takes place in the open, and on stage. */
export const GARDEN_ACTIVITIES: readonly ActivityContent[] = [
  {
    code: 'tai-chi-dawn',
    property: 'glp',
    pictures: ['garden', 'pool-garden'],
    place: five('Bamboo court', '竹院', '竹院', '대나무 뜰', '竹の中庭'),
    capacity: 20,
    inDays: 2,
    from: '07:00',
    to: '07:50',
    words: {
      en: [
        'Tai chi at the hour of birds',
        'Twenty-four slow forms in the bamboo court, before the city wakes.',
        'No experience is needed, only shoes without heels. Teacher Fong leads from the front and speaks little; you follow her sleeves. By the third form your shoulders come down; by the tenth you can hear the fountain again.',
        'Afterwards there is chrysanthemum tea on the steps, and breakfast opens early for those who took part.',
      ],
      tc: [
        '鳥鳴時分的太極',
        '城市未醒，竹院裏緩緩二十四式。',
        '毋須經驗，只須平底鞋。方老師在前領拳，話不多，您看着她的衣袖便好。打到第三式，肩膀鬆了；打到第十式，又聽見噴泉的水聲。',
        '課後於石階上享用菊花茶，參加者可提早入座享用早餐。',
      ],
      sc: [
        '鸟鸣时分的太极',
        '城市未醒，竹院里缓缓二十四式。',
        '无需经验，只需平底鞋。方老师在前领拳，话不多，您看着她的衣袖就好。打到第三式，肩膀松了；打到第十式，又听见喷泉的水声。',
        '课后在石阶上享用菊花茶，参加者可提早入座享用早餐。',
      ],
      kr: [
        '새소리와 함께하는 태극권',
        '도시가 깨기 전, 대나무 뜰에서 천천히 스물네 동작.',
        '경험은 필요 없습니다. 굽 없는 신발이면 충분합니다. 퐁 선생님은 말을 아끼고 앞에서 이끕니다. 소매를 따라 움직여 보세요. 세 번째 동작에 어깨가 내려가고, 열 번째 동작에 분수 소리가 다시 들립니다.',
        '마친 뒤에는 계단에서 국화차를 드리며, 참여하신 분께는 조식당을 일찍 엽니다.',
      ],
      jp: [
        '鳥の声を聞きながら、太極拳',
        '街が目覚める前、竹の中庭でゆっくりと二十四式。',
        '経験はいりません。かかとの平らな靴だけご用意ください。方先生は多くを語らず、前に立って導きます。袖の動きを追ううちに、三つ目の型で肩が下り、十番目の型で噴水の音がまた聞こえてきます。',
        '終わりには石段で菊茶を。ご参加の方は、朝食会場に早めにお入りいただけます。',
      ],
    },
    notes: [
      five(
        'In case of rain, we move to the colonnade.',
        '如遇下雨，改於迴廊進行。',
        '如遇下雨，改在回廊进行。',
        '비가 오면 회랑에서 진행합니다.',
        '雨天は回廊で行います。',
      ),
    ],
  },
  {
    code: 'heritage-walk',
    property: 'sjm',
    pictures: ['arcade', 'harbour'],
    place: five('Meet in the lobby', '大堂集合', '大堂集合', '로비 집결', 'ロビー集合'),
    capacity: 14,
    inDays: 9,
    from: '16:00',
    to: '18:00',
    words: {
      en: [
        'Two hours in the old town',
        'Chapels, a pawnshop and the best almond biscuits, on foot with a historian.',
        'Dr Carvalho grew up three streets from the square and still buys bread there. He walks slowly and stops often: at a door that was a customs house, at a well that gave the city its saying that whoever drinks here comes back, at a baker who lets us try the first tray.',
        'We end on the hill, where the harbour turns copper at about six.',
      ],
      tc: [
        '舊城兩小時',
        '教堂、當舖、最好的杏仁餅：與歷史學者同行。',
        '嘉華利博士在離前地三條街的地方長大，至今仍在那裏買麵包。他走得慢、停得多：一扇曾是海關的門、一口令人「飲過便會再來」的井，還有願意讓我們嚐第一盤的餅家。',
        '行程於山上結束，約六時，海港染成一片古銅。',
      ],
      sc: [
        '旧城两小时',
        '教堂、当铺、最好的杏仁饼：与历史学者同行。',
        '嘉华利博士在离前地三条街的地方长大，至今仍在那里买面包。他走得慢、停得多：一扇曾是海关的门、一口让人“喝过便会再来”的井，还有愿意让我们尝第一盘的饼家。',
        '行程在山上结束，约六点，海港染成一片古铜。',
      ],
      kr: [
        '옛 거리에서 두 시간',
        '성당과 전당포, 그리고 최고의 아몬드 쿠키. 역사학자와 걷습니다.',
        '카르발류 박사는 광장에서 세 블록 떨어진 곳에서 자라 지금도 그곳에서 빵을 삽니다. 걸음은 느리고 자주 멈춥니다. 한때 세관이었던 문, 마시면 다시 돌아온다는 우물, 첫 판을 맛보게 해 주는 과자 가게 앞에서요.',
        '산책은 언덕에서 끝납니다. 6시 무렵이면 항구가 구릿빛으로 물듭니다.',
      ],
      jp: [
        '旧市街で過ごす二時間',
        '教会、質屋、いちばんおいしいアーモンドビスケット。歴史家と歩きます。',
        'カルヴァーリョ博士は広場から三本目の通りで育ち、今もそこでパンを買います。歩みはゆっくり、よく立ち止まります。かつて税関だった扉、飲めばまた戻ってくるという井戸、焼きたてを味見させてくれる菓子店。',
        '終点は丘の上。6時ごろ、港が銅色に染まります。',
      ],
    },
    notes: [
      five(
        'About three kilometres, with steps and cobbles.',
        '全程約三公里，途經石階及石仔路。',
        '全程约三公里，途经石阶及石子路。',
        '약 3킬로미터, 계단과 돌길이 있습니다.',
        '約3キロ。階段と石畳がございます。',
      ),
      five(
        'Conducted in English and Portuguese.',
        '以英語及葡萄牙語進行。',
        '以英语及葡萄牙语进行。',
        '영어와 포르투갈어로 진행합니다.',
        '英語とポルトガル語で行います。',
      ),
    ],
  },
  {
    code: 'behind-the-curtain',
    property: 'gl',
    pictures: ['stage'],
    place: five('Stage door', '劇場後台入口', '剧场后台入口', '무대 뒤 출입구', '楽屋口'),
    capacity: 8,
    inDays: -5,
    from: '15:00',
    to: '16:30',
    words: {
      en: [
        'Behind the curtain',
        'Eight guests, an empty theatre, and the people who fly.',
        'See the stage as the dancers see it. The rigging master explains his knots, the wardrobe team shows how a four-kilogram costume can look weightless, and there is time to stand in the spotlight.',
      ],
      tc: [
        '帷幕之後',
        '八位賓客、一座空劇場，與飛翔的人。',
        '從舞者的角度看舞台。吊索師傅細說繩結，服裝間揭示四公斤的戲服如何看似輕若無物，還可親身站到聚光燈下。',
      ],
      sc: [
        '帷幕之后',
        '八位宾客、一座空剧场，与飞翔的人。',
        '从舞者的角度看舞台。吊索师傅细说绳结，服装间揭示四公斤的戏服如何看似轻若无物，还可亲自站到聚光灯下。',
      ],
      kr: [
        '막 뒤의 시간',
        '여덟 분의 고객님, 텅 빈 극장, 그리고 날아오르는 사람들.',
        '무용수의 눈으로 무대를 바라봅니다. 리깅 장인이 매듭을 설명하고, 의상실에서는 4킬로그램짜리 옷이 깃털처럼 보이는 비결을 보여 드립니다. 스포트라이트 아래 서 보실 수도 있습니다.',
      ],
      jp: [
        '幕の向こう側',
        '八人のお客様と、空っぽの劇場と、宙を舞う人びと。',
        '踊り手の目から舞台を眺めます。吊りの親方が結び目を解き明かし、衣裳部屋では4キロの衣裳が羽のように見える秘密を。スポットライトの中に立つ時間もございます。',
      ],
    },
    notes: [
      five(
        'Please wear flat shoes, as there are cables on the floor.',
        '後台地面有電線，請穿平底鞋。',
        '后台地面有电线，请穿平底鞋。',
        '바닥에 케이블이 있으니 굽 낮은 신발을 신어 주세요.',
        '床にケーブルがございます。かかとの低い靴でお越しください。',
      ),
    ],
  },
];
