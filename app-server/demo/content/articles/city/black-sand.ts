import type { Story } from '../../story.ts';

export const BLACK_SAND: Story = {
  code: 'black-sand',
  topic: 'city',
  pictures: ['villa-terrace', 'pool-garden'],
  words: {
    en: [
      'Black sand, slow lunch',
      'Coloane is twenty minutes away, and about thirty years.',
      'The sand at Hac Sá is black because of the clay below it, and warm until well after sunset. Families come with charcoal and leave with sand in the teapot. Walk to the northern end, where the casuarinas whistle, and you may have a hundred metres to yourself.',
      'Lunch is the reason to go. A brick restaurant by the road has served grilled sardines and clams with garlic under the same ceiling fans since the eighties; nobody hurries, the wine arrives in jugs, and the owner may sit down with you to complain about the football.',
      'On the way back, stop in the village: a yellow chapel, a square of mosaic waves, and across the water the Mainland, close enough to hear a dog bark. The last bus is never quite the last.',
    ],
    tc: [
      '黑沙與慢午餐',
      '往路環只需二十分鐘，卻彷彿回到三十年前。',
      '黑沙海灘因底層黏土而呈黑色，日落後沙仍溫熱。一家大小帶着炭來，離開時茶壺裏都是沙。走到北端，木麻黃迎風作響，也許整整一百米都屬於您。',
      '來，是為了午餐。路旁的紅磚屋自八十年代起，在同一批吊扇下端上烤沙甸魚與蒜香蜆；沒人趕時間，酒用壺裝，老闆或會坐下來，跟您抱怨昨晚的球賽。',
      '回程時，在村裏停一停：黃色小堂、波浪碎石廣場，對岸便是內地，近得聽見狗吠。尾班車，從來不是最後一班。',
    ],
    sc: [
      '黑沙与慢午餐',
      '去路环只需二十分钟，却仿佛回到三十年前。',
      '黑沙海滩因底层黏土而呈黑色，日落后沙仍温热。一家大小带着炭来，离开时茶壶里都是沙。走到北端，木麻黄迎风作响，也许整整一百米都属于您。',
      '来，是为了午餐。路旁的红砖屋自八十年代起，在同一批吊扇下端上烤沙丁鱼与蒜香蛤蜊；没人赶时间，酒用壶装，老板也许会坐下来，跟您抱怨昨晚的球赛。',
      '回程时，在村里停一停：黄色小堂、波浪碎石广场，对岸便是内地，近得听见狗吠。末班车，从来不是最后一班。',
    ],
    kr: [
      '검은 모래와 느린 점심',
      '콜로안까지는 20분, 그리고 30년쯤 걸립니다.',
      '학사 해변의 모래는 바닥의 점토 때문에 검고 해가 진 뒤에도 따뜻합니다. 가족들은 숯을 들고 왔다가 찻주전자에 모래를 담아 갑니다. 목마황이 휘파람을 부는 북쪽 끝까지 걸으면 백 미터쯤은 온전히 내 것이 됩니다.',
      '이곳에 오는 이유는 점심입니다. 길가 벽돌집은 80년대부터 같은 천장 선풍기 아래서 정어리구이와 마늘 조개를 냅니다. 아무도 서두르지 않고 와인은 주전자에 담겨 나오며, 주인이 옆에 앉아 축구 이야기를 늘어놓기도 합니다.',
      '돌아오는 길에 마을에 들르세요. 노란 성당과 물결무늬 광장, 그리고 물 건너로 개 짖는 소리가 들릴 만큼 가까운 중국 본토. 막차는 늘 한 대 더 있습니다.',
    ],
    jp: [
      '黒い砂と、ゆっくりの昼食',
      'コロアンまでは20分。そして、三十年ほど。',
      '黒沙の浜が黒いのは、下の粘土のため。日が沈んでも砂はまだ温かです。家族連れは炭を持ってきて、急須に砂を入れて帰ります。木麻黄が口笛を吹く北の端まで歩けば、百メートルを独り占めできるかもしれません。',
      '目当ては昼食です。道沿いの煉瓦の家は、80年代から同じ天井扇の下で、鰯の炭火焼きとあさりのにんにく蒸しを出しています。誰も急がず、ワインは水差しで。主人が隣に座って、サッカーの愚痴をこぼすことも。',
      '帰りは村に寄り道を。黄色い礼拝堂、波模様の広場、そして犬の声が聞こえるほど近い対岸。最終バスが本当に最後だったことはありません。',
    ],
  },
};
