import type { Story } from '../../story.ts';

export const MORNING_MARKET: Story = {
  code: 'morning-market',
  topic: 'city',
  pictures: ['garden', 'harbour'],
  words: {
    en: [
      'The Red Market before eight',
      'Follow our chef through three floors of fish, greens and good advice.',
      'The building is red brick, shaped like a ship, and has stood at its crossing since 1936. Chef Lao arrives at half past six with two canvas bags and no list. “The list is written by the fishermen,” he says, and starts on the ground floor.',
      'He looks at gills, then at hands: whoever sells with cold, clean hands has bought well. Upstairs are the greens, still wet, sold by women who remember what you had last week and ask how it turned out. Above them the butchers, and a stall that sells nothing but lotus root.',
      'Visitors are welcome if they keep left and buy something small. A bunch of pea shoots will do. Bring it to the Lotus Room; he will cook it for your lunch and add the garlic himself.',
    ],
    tc: [
      '八時前的紅街市',
      '跟隨主廚走遍三層樓的魚、菜與好話。',
      '紅磚樓形如一艘船，自一九三六年起泊在十字路口。劉師傅六時半到，提兩個帆布袋，不帶清單。「清單由漁民來寫。」他說着，從地下開始。',
      '他先看魚鰓，再看人的手：手涼而乾淨的，進貨必定好。樓上是帶着水珠的菜，賣菜婦人記得您上週買了甚麼，還問做得如何。再上一層是肉檔，還有一檔只賣蓮藕。',
      '歡迎遊人，只要靠左走，買點小東西就好。一把豆苗足矣。帶到荷香軒，他為您炒成午餐，蒜由他加。',
    ],
    sc: [
      '八点前的红街市',
      '跟随主厨走遍三层楼的鱼、菜与好话。',
      '红砖楼形如一艘船，自一九三六年起泊在十字路口。刘师傅六点半到，提两个帆布袋，不带清单。“清单由渔民来写。”他说着，从一楼开始。',
      '他先看鱼鳃，再看人的手：手凉而干净的，进货必定好。楼上是带着水珠的菜，卖菜妇人记得您上周买了什么，还问做得如何。再上一层是肉档，还有一档只卖莲藕。',
      '欢迎游人，只要靠左走，买点小东西就好。一把豆苗足矣。带到荷香轩，他为您炒成午餐，蒜由他加。',
    ],
    kr: [
      '8시 전의 레드 마켓',
      '셰프를 따라 생선과 채소, 좋은 조언이 가득한 세 층을 둘러봅니다.',
      '배를 닮은 붉은 벽돌 건물은 1936년부터 네거리에 서 있습니다. 라우 셰프는 6시 30분, 천 가방 두 개만 들고 목록 없이 옵니다. “목록은 어부들이 쓰지요.” 그러고는 1층부터 시작합니다.',
      '아가미를 보고 다음에는 손을 봅니다. 차고 깨끗한 손으로 파는 사람이 물건을 잘 들입니다. 위층에는 물기 머금은 채소. 파는 이들은 지난주에 무엇을 사 갔는지 기억하고 어떻게 되었는지 묻습니다. 그 위는 정육점, 그리고 연근만 파는 가게.',
      '왼쪽으로 걷고 작은 것 하나를 사시면 누구나 환영입니다. 완두 순 한 단이면 됩니다. 로터스 룸으로 가져오시면 마늘을 넣어 점심으로 볶아 드립니다.',
    ],
    jp: [
      '8時前のレッドマーケット',
      '料理長のあとについて、魚と野菜とよい助言の三階分を。',
      '船の形をした赤煉瓦の建物は、1936年から十字路に停泊しています。劉料理長は6時半、帆布の袋を二つ提げ、買い物の控えは持たずに来ます。「控えを書くのは漁師です」。そして1階から。',
      'まず鰓を、それから手を見ます。冷たく清潔な手の人は、よい品を仕入れています。上の階は濡れた青菜。売り手は先週何を買ったか覚えていて、出来をたずねます。その上は肉屋と、蓮根だけの店。',
      '左側を歩き、小さなものを一つ買えば、どなたも歓迎です。豆苗を一束でも。ロータスルームにお持ちいただければ、にんにくを添えて昼食にいたします。',
    ],
  },
};
