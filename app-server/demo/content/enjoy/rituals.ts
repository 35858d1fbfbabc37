import type { Story } from '../story.ts';

export const RITUALS: readonly Story[] = [
  {
    code: 'enjoy-tea-hour',
    topic: 'rituals',
    property: 'sjm',
    pictures: ['tea-caddy', 'afternoon-tea'],
    words: {
      en: [
        'The tea hour',
        'One pot, four infusions and an hour without your phone.',
        'At three each afternoon Madam Sio sets water to boil in the library. She chooses an oolong by the weather: roasted when it rains, green when the sky is high. The first infusion is for the nose, the second for the tongue, the third for conversation; the fourth, she says, is for whoever stays.',
        'No reservation is needed. Chairs are kept for members until ten minutes past.',
      ],
      tc: [
        '一小時的茶',
        '一壺茶、四道水、一小時不看手機。',
        '每日下午三時，蕭女士在圖書室煮水。她看天選茶：雨天喝焙火的，晴天喝清香的。第一道聞香，第二道嚐味，第三道談天；第四道，她說，留給願意多坐一會的人。',
        '毋須預約，會員座位保留至三時十分。',
      ],
      sc: [
        '一小时的茶',
        '一壶茶、四道水、一小时不看手机。',
        '每日下午三点，萧女士在图书室煮水。她看天选茶：雨天喝焙火的，晴天喝清香的。第一道闻香，第二道品味，第三道聊天；第四道，她说，留给愿意多坐一会的人。',
        '无需预约，会员座位保留至三点十分。',
      ],
      kr: [
        '차 한 시간',
        '찻주전자 하나, 네 번의 우림, 그리고 휴대전화 없는 한 시간.',
        '매일 오후 3시, 시우 여사가 서재에서 물을 끓입니다. 차는 날씨를 보고 고릅니다. 비가 오면 볶은 우롱, 하늘이 높으면 푸른 우롱. 첫 잔은 향, 둘째 잔은 맛, 셋째 잔은 대화를 위한 것. 넷째 잔은 더 머무는 분을 위한 것이라고 합니다.',
        '예약은 필요 없으며, 회원 자리는 3시 10분까지 비워 둡니다.',
      ],
      jp: [
        'お茶の一時間',
        'ひとつの急須、四度の湯、電話のない一時間。',
        '毎日午後3時、蕭さんが図書室で湯を沸かします。茶葉は空模様で選びます。雨なら焙煎の烏龍、空が高ければ青い烏龍。一煎目は香り、二煎目は味わい、三煎目は語らいに。四煎目は「もう少しいたい方のために」。',
        'ご予約は不要です。会員様のお席は3時10分までお取りしております。',
      ],
    },
  },
  {
    code: 'enjoy-turn-down',
    topic: 'rituals',
    pictures: ['pillow', 'bath-oils'],
    words: {
      en: [
        'A pillow for every neck',
        'Buckwheat, feather, foam or the flat one your grandmother liked: choose before you sleep.',
        'The pillow menu lies in the top drawer. Choose by five and the one you want is on your bed at turn-down, together with a bath oil for the evening: vetiver to settle, ginger to warm, pomelo leaf for luck.',
        'We note what you liked on your card. Next time, it will be waiting on your bed.',
      ],
      tc: [
        '總有一個枕頭適合您',
        '蕎麥、羽絨、記憶棉，或是祖母喜歡的扁枕，睡前隨您挑選。',
        '枕頭選單就在床頭抽屜。五時前選好，開夜床時便為您換上，並附上一瓶沐浴油：岩蘭草安神、薑暖身、柚葉添福。',
        '您喜歡的，會員卡會記住；下次入住，它已靜靜在枕邊。',
      ],
      sc: [
        '总有一个枕头适合您',
        '荞麦、羽绒、记忆棉，或是祖母喜欢的扁枕，睡前任您挑选。',
        '枕头菜单就在床头抽屉。五点前选好，开夜床时便为您换上，并附上一瓶沐浴油：岩兰草安神、姜暖身、柚叶添福。',
        '您喜欢的，会员卡会记住；下次入住，它已静静在枕边。',
      ],
      kr: [
        '내 목에 꼭 맞는 베개',
        '메밀, 깃털, 메모리폼, 혹은 할머니가 좋아하시던 납작한 베개. 주무시기 전에 골라 주세요.',
        '베개 메뉴는 침대 옆 서랍에 있습니다. 5시까지 고르시면 턴다운 때 배스 오일과 함께 놓아 드립니다. 마음을 가라앉히는 베티버, 몸을 데우는 생강, 복을 부르는 포멜로 잎이 있습니다.',
        '마음에 드신 것은 멤버십 카드에 기억됩니다. 다음에는 말씀하지 않으셔도 놓여 있을 것입니다.',
      ],
      jp: [
        'どの首にも、合う枕を',
        '蕎麦殻、羽毛、フォーム、それとも祖母の好んだ平らな枕。おやすみの前にお選びください。',
        '枕のメニューは枕元の引き出しに。5時までにお選びいただければ、ターンダウンの際にご用意します。湯にはバスオイルを。鎮めるベチバー、温める生姜、福を呼ぶザボンの葉。',
        'お気に召したものはカードが覚えています。次のご滞在では、何もおっしゃらなくてもそこに。',
      ],
    },
  },
  {
    code: 'enjoy-egg-tarts',
    topic: 'tastes',
    property: 'pvm',
    pictures: ['cake', 'biscuits'],
    words: {
      en: [
        'Tarts at ten past four',
        'The second tray is the one to wait for.',
        'The patisserie bakes its custard tarts four times a day. At ten past four the oven has found its temper: the tops blister, the pastry shatters, the custard trembles. They are sold by the piece and eaten standing, with coffee as small as a thimble.',
        'Members ask for the tray from the back; it stays warm for the walk to the garden.',
      ],
      tc: [
        '四時十分的蛋撻',
        '第二盤最值得等。',
        '餅房每日四次出爐葡式蛋撻。到四時十分，烤爐火候正好：撻面焦香起斑，酥皮應聲而碎，蛋漿仍微微顫動。逐件發售，站着吃，配一杯頂針般大的濃縮咖啡。',
        '會員可要求內側的一盤，走到花園時仍暖手。',
      ],
      sc: [
        '四点十分的蛋挞',
        '第二盘最值得等。',
        '饼房每日四次出炉葡式蛋挞。到四点十分，烤炉火候正好：挞面焦香起斑，酥皮应声而碎，蛋浆仍微微颤动。逐个发售，站着吃，配一杯顶针般小的浓缩咖啡。',
        '会员可要内侧的一盘，走到花园时仍暖手。',
      ],
      kr: [
        '4시 10분의 에그타르트',
        '기다릴 가치가 있는 것은 두 번째 판입니다.',
        '파티스리는 하루 네 번 커스터드 타르트를 굽습니다. 4시 10분이면 오븐의 불길이 제대로 올라 윗면이 그을리고, 결이 바삭하게 부서지며, 커스터드가 찰랑입니다. 한 개씩 사서 골무만 한 커피와 함께 서서 드세요.',
        '회원님은 안쪽 판을 청하실 수 있습니다. 정원까지 걸어가도 따뜻합니다.',
      ],
      jp: [
        '4時10分のエッグタルト',
        '待つ価値があるのは、二枚目の天板です。',
        'パティスリーは一日に四度タルトを焼きます。4時10分、窯はちょうどよい火加減。表面は香ばしく焦げ、皮ははらりと砕け、カスタードはかすかに震えます。一つずつ買い、小さなコーヒーとともに立ったままで。',
        '会員様は奥の天板をご指定ください。庭まで歩いても、まだ温かです。',
      ],
    },
  },
];
