import type { Story } from '../../story.ts';

export const AFRICAN_CHICKEN: Story = {
  code: 'african-chicken',
  topic: 'dining',
  pictures: ['set-table', 'banquet'],
  words: {
    en: [
      'A dish that sailed around the world',
      'African chicken was born in Macau, the child of four continents and one stubborn cook. Ours simmers for three hours.',
      'The chillies came from Mozambique, the coconut from Goa, the peanuts from Brazil by way of Malacca, and the chicken from the market behind the cathedral. Sometime in the 1940s a cook put them all into one pot. Nobody wrote it down, which is why every family in the city owns the only true recipe.',
      'Chef Inês learned hers from an aunt who measured paprika by the colour of her apron. The bird is rubbed the evening before, grilled over charcoal until the skin blisters, then finished in a sauce that has been on the stove since lunch.',
      '“It should be red, not hot,” she says. “Hot is easy.” Bread comes with it, and you are expected to mop up. A glass of vinho verde does no harm.',
    ],
    tc: [
      '環遊世界的一道菜',
      '非洲雞生於澳門，融會四大洲風味與一位廚師的執着。我們的，要燉足三小時。',
      '辣椒來自莫桑比克，椰子來自果亞，花生由巴西經馬六甲而來，雞則購自主教座堂後的街市。上世紀四十年代，有位廚師把它們放進同一個鍋裏。沒有人寫下食譜，所以城中每個家庭都擁有唯一正宗的做法。',
      '主廚伊內絲師承姨母，姨母量紅椒粉只看圍裙的顏色。雞隻前一晚醃好，以炭火烤至皮起焦泡，再放進由午間熬到傍晚的醬汁裏收味。',
      '「要紅，不要辣。」她說，「辣太容易了。」隨菜附上麵包，請務必蘸醬。配一杯青酒，剛剛好。',
    ],
    sc: [
      '环游世界的一道菜',
      '非洲鸡生于澳门，融汇四大洲风味与一位厨师的执着。我们的，要炖足三小时。',
      '辣椒来自莫桑比克，椰子来自果阿，花生由巴西经马六甲而来，鸡则购自主教座堂后的菜市场。上世纪四十年代，有位厨师把它们放进同一个锅里。没有人写下食谱，所以城中每个家庭都拥有唯一正宗的做法。',
      '主厨伊内丝师承姨母，姨母量红椒粉只看围裙的颜色。鸡前一晚腌好，用炭火烤到皮起焦泡，再放进从中午熬到傍晚的酱汁里收味。',
      '“要红，不要辣。”她说，“辣太容易了。”随菜附上面包，请务必蘸酱。配一杯青酒，刚刚好。',
    ],
    kr: [
      '세계를 항해한 요리 한 접시',
      '아프리칸 치킨은 네 대륙의 맛과 고집 센 요리사가 마카오에서 빚어낸 요리입니다. 저희는 세 시간을 끓입니다.',
      '고추는 모잠비크, 코코넛은 고아, 땅콩은 브라질에서 말라카를 거쳐, 닭은 대성당 뒤 시장에서 왔습니다. 1940년대 어느 날 한 요리사가 이 모두를 한 냄비에 담았습니다. 아무도 적어 두지 않아, 이 도시의 집집마다 유일한 정통 조리법을 가지고 있습니다.',
      '이네스 셰프는 앞치마 색으로 파프리카 양을 가늠하던 이모에게 배웠습니다. 닭은 전날 저녁 재워 두고, 껍질이 그을릴 때까지 숯불에 구운 뒤, 점심부터 끓인 소스에서 마무리합니다.',
      '“빨개야지, 매우면 안 돼요. 매운 건 쉬우니까요.” 빵이 함께 나오니 소스를 꼭 찍어 드세요. 비뉴 베르드 한 잔도 잘 어울립니다.',
    ],
    jp: [
      '世界を巡った一皿',
      'アフリカンチキンは、四つの大陸とひとりの頑固な料理人から、マカオで生まれました。私どもは三時間煮込みます。',
      '唐辛子はモザンビークから、ココナッツはゴアから、落花生はブラジルからマラッカを経て、鶏は大聖堂の裏の市場から。1940年代のある日、ひとりの料理人がそれらを一つの鍋に入れました。誰も書き留めなかったので、この街のどの家にも「唯一の本物」があります。',
      'イネス料理長は、エプロンの色でパプリカの量をはかる叔母に習いました。鶏は前の晩にすり込んで寝かせ、皮がはぜるまで炭火で焼き、昼から火にかけたソースで仕上げます。',
      '「赤く、でも辛くなく。辛くするのは簡単ですから」。添えたパンは、ぜひソースに。微発泡のヴィーニョ・ヴェルデがよく合います。',
    ],
  },
};
