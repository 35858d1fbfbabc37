import type { Story } from '../../story.ts';

export const ALMOND_BISCUITS: Story = {
  code: 'almond-biscuits',
  topic: 'dining',
  pictures: ['biscuits', 'tea-caddy'],
  words: {
    en: [
      'Pressed, tapped, smoked: the almond biscuit',
      'Four ingredients, one wooden mould, and a morning with a fourth-generation baker.',
      'Mung beans are roasted until they smell of hay, then milled with almonds, sugar and a little lard. The crumb is pressed into pearwood moulds, tapped out with one knock on each side, and dried over charcoal for a night. That is all. The rest, says Mr Kuong, is knowing when to stop.',
      'His great-grandfather sold them from a pole. The shop still opens at six, still closes when the trays are empty, and still wraps ten in pink paper with string that children keep.',
      'Ours come from his ovens. You will find two beside the kettle in your room. Taste one at once; keep the other for the ferry, where it is better than it has any right to be. They contain almonds and lard.',
    ],
    tc: [
      '一壓、一敲、一烘：杏仁餅',
      '四種材料、一個木模，與第四代餅家共度一個早上。',
      '綠豆炒至帶乾草香，與杏仁一同磨粉，拌入糖與少許豬油。粉團壓進梨木模，左右各敲一下脫模，再以炭火烘一夜。就這樣。其餘的，鄺先生說，是懂得何時停手。',
      '他的曾祖父當年挑擔叫賣。如今店舖仍是六時開門，賣完即止，仍以粉紅紙包十件，繫上孩子們愛收藏的草繩。',
      '酒店的杏仁餅便出自他的烘爐。客房水壺旁有兩件：一件馬上吃；另一件留待船上，滋味出奇地好。含杏仁及豬油。',
    ],
    sc: [
      '一压、一敲、一烘：杏仁饼',
      '四种材料、一个木模，与第四代饼家共度一个早上。',
      '绿豆炒到带干草香，与杏仁一同磨粉，拌入糖与少许猪油。粉团压进梨木模，左右各敲一下脱模，再用炭火烘一夜。就这样。其余的，邝先生说，是懂得何时停手。',
      '他的曾祖父当年挑担叫卖。如今店铺仍是六点开门，卖完即止，仍用粉红纸包十个，系上孩子们爱收藏的草绳。',
      '酒店的杏仁饼便出自他的烤炉。客房水壶旁有两个：一个马上吃；另一个留到船上，滋味出奇地好。含杏仁及猪油。',
    ],
    kr: [
      '누르고, 두드리고, 말리고: 아몬드 쿠키',
      '네 가지 재료와 나무틀 하나, 그리고 4대째 과자 장인과 보낸 아침.',
      '녹두를 마른풀 냄새가 날 때까지 볶아 아몬드와 함께 빻고 설탕과 라드를 조금 섞습니다. 배나무 틀에 눌러 담고 양옆을 한 번씩 두드려 빼낸 뒤 하룻밤 숯불에 말립니다. 그게 전부입니다. 나머지는 멈출 때를 아는 것이라고 쾅 씨는 말합니다.',
      '증조부는 어깨에 메고 팔았습니다. 가게는 지금도 6시에 열고 다 팔리면 닫으며, 열 개를 분홍 종이에 싸서 아이들이 모으는 끈으로 묶어 줍니다.',
      '호텔의 쿠키도 그의 오븐에서 나옵니다. 객실 주전자 옆에 두 개가 있습니다. 하나는 바로 드시고, 하나는 페리에서 드세요. 놀랄 만큼 맛있습니다. 아몬드와 라드가 들어 있습니다.',
    ],
    jp: [
      '押して、たたいて、乾かして',
      '四つの材料と、木型がひとつ。四代目の職人と過ごした朝のこと。',
      '緑豆を干し草の香りがするまで煎り、アーモンドとともに挽いて、砂糖と少しのラードを混ぜます。梨の木の型に押し、左右を一度ずつたたいて抜き、一晩炭火で乾かす。それだけです。「あとは、やめどきを知ること」と鄺さん。',
      '曾祖父は天秤棒で売り歩きました。店は今も6時に開き、売り切れれば閉まり、十枚を桃色の紙で包んで、子どもたちが集める紐で結びます。',
      'ホテルのビスケットも、この窯から届きます。お部屋のケトルの隣に二枚ございます。一枚はすぐに、もう一枚はフェリーで。不思議なほどおいしくなります。アーモンドとラードを使用しています。',
    ],
  },
};
