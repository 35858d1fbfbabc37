import type { Story } from '../story.ts';

export const MAKING: readonly Story[] = [
  {
    code: 'enjoy-tiles',
    topic: 'making',
    property: 'sjm',
    pictures: ['arcade', 'garden'],
    words: {
      en: [
        'Blue on white',
        'Paint a tile in the courtyard studio; it is fired overnight.',
        'The azulejos by the staircase were painted by six hands over four winters. One pair of those hands teaches on Wednesdays and Saturdays: how cobalt looks grey until the fire, why the border comes first, and how to leave the white alone.',
        'Ninety minutes are enough for one tile. It cools until breakfast, and travels in a box of its own.',
      ],
      tc: [
        '白底藍彩',
        '在庭院工作室繪一方瓷磚，窯火徹夜為您燒成。',
        '樓梯旁的葡式瓷磚，由六雙手歷時四個冬天繪成。其中一位畫師逢星期三、六授課：鈷料入窯前為何是灰色、為何先畫邊框，又如何懂得留白。',
        '九十分鐘足以完成一方。早餐時分瓷磚冷卻妥當，附專用盒子伴您回家。',
      ],
      sc: [
        '白底蓝彩',
        '在庭院工作室绘一方瓷砖，窑火彻夜为您烧成。',
        '楼梯旁的葡式瓷砖，由六双手历时四个冬天绘成。其中一位画师每周三、六授课：钴料入窑前为何是灰色、为何先画边框，又如何懂得留白。',
        '九十分钟足以完成一方。早餐时分瓷砖冷却妥当，附专用盒子伴您回家。',
      ],
      kr: [
        '하양 위의 파랑',
        '안뜰 공방에서 타일을 그리면 밤새 구워 드립니다.',
        '계단 옆 아줄레주는 여섯 사람이 네 번의 겨울 동안 그렸습니다. 그중 한 분이 수요일과 토요일에 가르칩니다. 코발트가 불을 만나기 전에는 왜 회색인지, 왜 테두리부터 그리는지, 흰 여백을 어떻게 남기는지.',
        '90분이면 한 장을 완성합니다. 아침 식사 무렵까지 식혀 전용 상자에 담아 드립니다.',
      ],
      jp: [
        '白に、青',
        '中庭の工房でタイルを描き、夜のあいだに焼き上げます。',
        '階段のアズレージョは、六人の手で四つの冬をかけて描かれました。そのお一人が、水曜と土曜に教えてくださいます。コバルトが窯に入るまで灰色に見えるわけ、縁から描くわけ、そして白を残すこつを。',
        '90分で一枚。朝食のころには冷め、専用の箱に収まります。',
      ],
    },
  },
  {
    code: 'enjoy-perfume',
    topic: 'making',
    property: 'tkl',
    pictures: ['candle', 'bath-oils'],
    words: {
      en: [
        'A scent with your name',
        'Thirty bottles, one nose, and a formula that is kept for you.',
        'The perfumer at the Couture House asks what you smelled as a child before she opens anything. Then she lays out strips: incense and salt, orange blossom, wet stone. You take something away, add a drop, and wait.',
        'The formula is kept under your member number. A refill takes a day; the first bottle goes home with you.',
      ],
      tc: [
        '以您為名的香氣',
        '三十瓶香料、一個好鼻子，與為您保存的配方。',
        '高訂薈的調香師先問您童年記得的氣味，才開瓶。然後逐一擺上聞香紙：沉香與海鹽、橙花、雨後石板。減一分、添一滴，再等一等。',
        '配方以會員編號保存，補充裝一日可成；第一瓶由您親手帶走。',
      ],
      sc: [
        '以您为名的香气',
        '三十瓶香料、一个好鼻子，与为您保存的配方。',
        '高定荟的调香师先问您童年记得的气味，才开瓶。然后逐一摆上闻香纸：沉香与海盐、橙花、雨后石板。减一分、添一滴，再等一等。',
        '配方以会员编号保存，补充装一天可成；第一瓶由您亲手带走。',
      ],
      kr: [
        '내 이름의 향기',
        '서른 개의 병, 하나의 코, 그리고 간직되는 나만의 배합.',
        '쿠튀르 하우스의 조향사는 병을 열기 전에 어린 시절의 냄새부터 묻습니다. 그리고 시향지를 늘어놓습니다. 향과 소금, 오렌지꽃, 비에 젖은 돌. 덜어 내고, 한 방울 더하고, 기다립니다.',
        '배합은 회원 번호로 보관됩니다. 리필은 하루면 되고, 첫 병은 직접 가져가세요.',
      ],
      jp: [
        'お客様の名の香り',
        '三十の瓶と、ひとつの鼻と、大切に残される処方。',
        'クチュールハウスの調香師は、瓶を開ける前に、子どものころの匂いをたずねます。それから試香紙を並べます。香と塩、オレンジの花、濡れた石。引いて、一滴足して、待つ。',
        '処方は会員番号で保管します。詰め替えは一日で。最初の一本は、その手でお持ち帰りください。',
      ],
    },
  },
  {
    code: 'enjoy-lagoon',
    topic: 'outdoors',
    property: 'gl',
    pictures: ['pool-garden', 'villa-terrace'],
    words: {
      en: [
        'An hour on the lagoon',
        'A flat boat, a slow oarsman, and herons that do not care.',
        'Behind the last palms the water turns into reeds. A boat for four leaves the jetty at half past five; the oarsman knows where the herons stand and when to stop rowing. Blankets and ginger tea are on board.',
        'The lagoon faces west. On clear days he turns the boat round without being asked.',
      ],
      tc: [
        '潟湖一小時',
        '一葉平底船、一位慢槳船夫，與旁若無人的白鷺。',
        '穿過最後一排棕櫚，水面化作蘆葦。四人小船五時半離岸，船夫知道白鷺站在哪裏，也知道何時該停槳。船上備有毛毯與薑茶。',
        '潟湖朝西。天晴時，不必開口，他自會把船掉過頭來。',
      ],
      sc: [
        '泻湖一小时',
        '一叶平底船、一位慢桨船夫，与旁若无人的白鹭。',
        '穿过最后一排棕榈，水面化作芦苇。四人小船五点半离岸，船夫知道白鹭站在哪里，也知道何时该停桨。船上备有毛毯与姜茶。',
        '泻湖朝西。天晴时，不必开口，他自会把船掉过头来。',
      ],
      kr: [
        '석호에서의 한 시간',
        '바닥이 납작한 배와 느린 사공, 그리고 아랑곳하지 않는 백로들.',
        '마지막 야자수를 지나면 물은 갈대밭이 됩니다. 네 분이 타는 배가 5시 30분에 떠납니다. 사공은 백로가 어디 서 있는지, 언제 노를 멈춰야 하는지 압니다. 담요와 생강차를 싣고 갑니다.',
        '석호는 서쪽을 향합니다. 맑은 날이면 청하지 않아도 뱃머리를 돌려 줍니다.',
      ],
      jp: [
        '潟湖の一時間',
        '平底の舟と、ゆっくりの船頭と、気にもとめない白鷺たち。',
        '最後のヤシを過ぎると、水は葦原になります。四人乗りの舟が5時半に桟橋を離れます。船頭は白鷺の居場所も、櫂を止める頃合いも心得ています。毛布と生姜茶を積んで。',
        '潟湖は西向き。晴れた日には、何も言わずに舟をくるりと回してくれます。',
      ],
    },
  },
];
