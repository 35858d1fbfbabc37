import type { Story } from '../../story.ts';

export const MOSAIC_WAVES: Story = {
  code: 'mosaic-waves',
  topic: 'culture',
  pictures: ['arcade', 'harbour'],
  words: {
    en: [
      'The sea under your feet',
      'Why the main square is paved in waves, and who repairs them at night.',
      'The stones came as ballast in the bellies of ships: black basalt, white limestone, each the size of a plum. In the nineties masons from Lisbon came after them and taught a crew of twelve to lay the sea. They started in front of the old senate and have never quite stopped.',
      'A wave needs no plan, says Mr Fernandes, only a string and a memory. He kneels on a piece of carpet between two and five in the morning, when the square is empty but for a sweeper and a boy on a bicycle. Loose stones are lifted, washed, turned to their better side.',
      'Look down near the fountain and you will find his signature: one heart, four stones wide. He says it was an accident. There are nine more between the square and the cathedral; our concierge has a card for children to tick them off.',
    ],
    tc: [
      '腳下的海',
      '議事亭前地為何鋪滿波浪，夜裏又由誰來修補。',
      '碎石原是壓艙物，隨船而來：黑的玄武岩、白的石灰岩，大小如李子。九十年代，里斯本的石匠隨之而至，教會十二人如何鋪一片海。他們由舊議事公局門前動工，至今未曾真正停下。',
      '波浪不用圖則，費先生說，一根繩、一份記憶便夠。凌晨二時至五時，廣場只剩清道夫與騎單車的少年，他跪在一小塊地毯上，把鬆脫的石子取起、洗淨，翻到較好的一面。',
      '噴水池旁低頭細看，會找到他的簽名：一顆四石寬的心。他說是碰巧。由前地到主教座堂，還有九顆；禮賓部備有小卡，讓孩子逐一打勾。',
    ],
    sc: [
      '脚下的海',
      '议事亭前地为何铺满波浪，夜里又由谁来修补。',
      '碎石原是压舱物，随船而来：黑的玄武岩、白的石灰岩，大小如李子。九十年代，里斯本的石匠随之而至，教会十二人如何铺一片海。他们由旧议事公局门前动工，至今未曾真正停下。',
      '波浪不用图纸，费先生说，一根绳、一份记忆就够。凌晨两点至五点，广场只剩清洁工与骑自行车的少年，他跪在一小块地毯上，把松脱的石子取起、洗净，翻到较好的一面。',
      '喷水池旁低头细看，会找到他的签名：一颗四石宽的心。他说是碰巧。由前地到主教座堂，还有九颗；礼宾部备有小卡，让孩子逐一打勾。',
    ],
    kr: [
      '발아래의 바다',
      '광장은 왜 물결무늬로 덮였고, 밤이면 누가 고칠까요.',
      '돌은 배의 균형을 잡는 짐으로 왔습니다. 검은 현무암과 흰 석회암, 저마다 자두만 합니다. 90년대에 리스본의 석공들이 뒤따라와 열두 명에게 바다 까는 법을 가르쳤습니다. 옛 의사당 앞에서 시작한 일은 아직도 끝나지 않았습니다.',
      '물결에는 도면이 필요 없습니다. 끈과 기억이면 된다고 페르난드스 씨는 말합니다. 새벽 2시부터 5시, 청소부와 자전거 탄 소년뿐인 광장에서 그는 양탄자 조각에 무릎을 꿇고 빠진 돌을 들어 씻고 더 나은 쪽으로 뒤집습니다.',
      '분수 근처를 내려다보면 그의 서명이 있습니다. 돌 네 개 너비의 하트. 우연이라고 합니다. 대성당까지 아홉 개가 더 있고, 컨시어지에는 아이들이 표시할 수 있는 카드가 있습니다.',
    ],
    jp: [
      '足もとの海',
      '広場はなぜ波模様なのか。夜、それを直しているのは誰か。',
      '石は船の重しとしてやって来ました。黒い玄武岩、白い石灰岩、どれもすもものほどの大きさ。90年代にリスボンの石工が続いて訪れ、十二人に海の敷き方を教えました。旧市政庁の前から始まった仕事は、今も終わっていません。',
      '波に図面はいらない、とフェルナンデスさん。紐と、記憶があればいい。午前2時から5時、掃除の人と自転車の少年だけになった広場で、絨毯の切れ端にひざまずき、ゆるんだ石を取り、洗い、よい面を上に返します。',
      '噴水のそばで足もとを見ると、彼の署名があります。石四つ分のハート。偶然だと言います。大聖堂までにあと九つ。コンシェルジュには、お子様が印をつけられるカードがございます。',
    ],
  },
};
