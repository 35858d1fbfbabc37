import type { Story } from '../../story.ts';

export const TURNING_A_ROOM: Story = {
  code: 'turning-a-room',
  topic: 'stay',
  pictures: ['twin-room', 'robe'],
  words: {
    en: [
      'Thirty-one minutes',
      'That is how long it takes to make a room forget its last guest. We timed it.',
      'Housekeeping begins with the curtains, because light shows the hands what to do. Then the bed is stripped from the foot, the bathroom is rinsed with water hotter than you would bear, and only then comes the glass: mirrors first, because they tell on everything else.',
      'Fatima and Hoi have worked as a pair for eight years and speak about forty words per room. The sheet is thrown once; it must land with its crease along the spine of the mattress. Pillows are set with the opening away from the door. “Nobody notices,” says Hoi. “Everybody sleeps better.”',
      'At the end they stand in the doorway and look for two breaths. If something speaks louder than the rest, it is moved. Notes left for them are pinned up downstairs. The most common one says only: thank you, who are you?',
    ],
    tc: [
      '三十一分鐘',
      '讓一間房忘記上一位住客，就需要這麼久。我們計過時。',
      '打掃由窗簾開始，因為光會指出手該做甚麼。然後由床尾拆床單，浴室用燙得您受不了的熱水沖洗，最後才擦玻璃：先擦鏡，因為鏡子最會告密。',
      '花姐與阿海拍檔八年，每間房大約說四十個字。床單只拋一次，摺痕須落在床褥正中；枕套開口背向房門。「沒有人留意到。」阿海說，「但人人睡得更好。」',
      '完成後，她們站在門口看上兩個呼吸。若有甚麼太搶眼，便移開一點。住客留下的字條都釘在樓下，最常見的一句是：謝謝，請問您是誰？',
    ],
    sc: [
      '三十一分钟',
      '让一间房忘记上一位住客，就需要这么久。我们计过时。',
      '打扫由窗帘开始，因为光会指出手该做什么。然后从床尾拆床单，浴室用烫得您受不了的热水冲洗，最后才擦玻璃：先擦镜，因为镜子最会告密。',
      '花姐与阿海搭档八年，每间房大约说四十个字。床单只抛一次，折痕须落在床垫正中；枕套开口背向房门。“没有人留意到。”阿海说，“但人人睡得更好。”',
      '完成后，她们站在门口看上两个呼吸。若有什么太抢眼，便移开一点。住客留下的字条都钉在楼下，最常见的一句是：谢谢，请问您是谁？',
    ],
    kr: [
      '31분',
      '방이 지난 손님을 잊는 데 걸리는 시간. 저희가 재어 보았습니다.',
      '청소는 커튼부터입니다. 손이 할 일을 빛이 보여 주기 때문입니다. 이어 발치부터 침대를 벗기고, 욕실은 견디기 어려울 만큼 뜨거운 물로 헹구고, 유리는 마지막입니다. 모든 것을 일러바치는 거울을 먼저 닦습니다.',
      '8년째 짝인 파티마와 호이는 방마다 마흔 마디쯤 나눕니다. 시트는 한 번만 던져 접힌 선이 매트리스 한가운데 놓여야 합니다. 베개는 터진 쪽을 문 반대로 둡니다. “아무도 몰라요. 그래도 다들 더 잘 주무세요.”',
      '끝나면 문간에 서서 두 번 숨 쉴 동안 바라봅니다. 유난히 튀는 것이 있으면 옮깁니다. 손님이 남긴 쪽지는 아래층에 붙여 둡니다. 가장 많은 말은 이것입니다. 고맙습니다, 누구신가요?',
    ],
    jp: [
      '三十一分',
      '部屋が前のお客様を忘れるのにかかる時間です。はかってみました。',
      '掃除はカーテンから。手のすべきことを、光が教えてくれます。それから足もとからベッドをはがし、浴室を耐えられないほど熱い湯で流し、ガラスは最後。何もかも告げ口する鏡を、まず磨きます。',
      'ファティマと海さんは組んで八年、一部屋で交わすのは四十語ほど。シーツを投げるのは一度きり。折り目がマットレスの背骨に沿って落ちなければなりません。枕の口は扉と反対へ。「誰も気づきません。でも、皆さまよく眠れます」。',
      '終わると入口に立ち、ふた呼吸ぶん眺めます。声の大きすぎるものがあれば、動かします。お客様の書き置きは階下に貼ってあります。いちばん多いのは、「ありがとう。あなたはどなた？」。',
    ],
  },
};
