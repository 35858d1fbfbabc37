import type { Story } from '../../story.ts';

export const ROOM_WITH_A_BRIDGE: Story = {
  code: 'room-with-a-bridge',
  topic: 'stay',
  pictures: ['suite-dusk', 'skyline'],
  words: {
    en: [
      'Which room has the bridge?',
      'Our reservations team on views, corners and the one room they book for their mothers.',
      'There are one thousand two hundred rooms in our five hotels, and people ask for “a nice one”. Carmen, who has assigned them for eleven years, asks back: are you early or late? Early risers belong on the east side, where the sun comes over the terminal; late ones on the west, where it leaves.',
      'The bridge is best from the Heritage Hotel, floors fourteen to nineteen, rooms ending in 08. Higher up it becomes a drawing. If you are a light sleeper, ask for the garden: no lights, some frogs. Families do well on the lower floors of the Garden Palace, three steps from the pool.',
      'And the one for the mothers? A corner on the sixth floor of the Classic Palace, with a window in the bathroom. “The number is hard to remember,” says Carmen. “Just say you read about it.”',
    ],
    tc: [
      '哪間房看得到大橋？',
      '預訂團隊談景觀、轉角房，以及他們訂給母親的那一間。',
      '五間酒店共一千二百間客房，客人總說「要一間好的」。負責配房十一年的嘉敏會反問：您早起還是晚起？早起的住東面，太陽從碼頭升起；晚起的住西面，看它落下。',
      '大橋最好看的是典藏酒店十四至十九樓、房號尾數 08；再高便像一幅圖畫。淺眠者請選花園景，沒有燈火，只有蛙鳴。一家大小宜住園林皇宮酒店低層，走三步便是泳池。',
      '至於訂給母親的那間？經典宮殿酒店六樓轉角，浴室有窗。「房號沒甚麼好記的。」嘉敏說，「說您讀過這篇文章就好。」',
    ],
    sc: [
      '哪间房看得到大桥？',
      '预订团队谈景观、转角房，以及他们订给母亲的那一间。',
      '五家酒店共一千二百间客房，客人总说“要一间好的”。负责排房十一年的嘉敏会反问：您早起还是晚起？早起的住东面，太阳从码头升起；晚起的住西面，看它落下。',
      '大桥最好看的是典藏酒店十四至十九楼、房号尾数 08；再高便像一幅图画。浅眠者请选花园景，没有灯火，只有蛙鸣。一家大小宜住园林皇宫酒店低层，走三步便是泳池。',
      '至于订给母亲的那间？经典宫殿酒店六楼转角，浴室有窗。“房号没什么好记的。”嘉敏说，“说您读过这篇文章就好。”',
    ],
    kr: [
      '다리가 보이는 방은 어디인가요',
      '예약팀이 들려주는 전망과 코너룸, 그리고 어머니께 잡아 드리는 단 하나의 방.',
      '다섯 호텔에 객실이 천이백 개인데, 손님들은 “좋은 방”을 찾으십니다. 11년째 객실을 배정하는 카르멘은 되묻습니다. 일찍 일어나시나요, 늦게 일어나시나요? 일찍 깨시면 해가 터미널 위로 떠오르는 동쪽, 늦으시면 해가 지는 서쪽입니다.',
      '다리는 헤리티지 호텔 14~19층, 끝자리 08호에서 가장 아름답습니다. 더 높으면 그림처럼 멀어집니다. 잠귀가 밝으시면 불빛 없이 개구리 소리만 있는 정원 쪽, 가족이라면 수영장이 지척인 가든 팰리스 저층이 좋습니다.',
      '어머니의 방은요? 클래식 팰리스 6층 코너, 욕실에 창이 있는 방입니다. “번호는 기억하기 어려워요. 이 글을 읽었다고만 하세요.”',
    ],
    jp: [
      '橋が見えるのは、どの部屋？',
      '予約係が語る、眺めと角部屋、そして母に取る一室のこと。',
      '五つのホテルに千二百室。お客様は「よいお部屋を」とおっしゃいます。部屋割りを担って十一年のカルメンは聞き返します。朝型ですか、夜型ですか。朝型の方は、陽が港から昇る東側へ。夜型の方は、陽が沈む西側へ。',
      '橋がいちばん美しいのは、ヘリテージホテルの14階から19階、末尾08の部屋。それより上では一枚の絵になります。眠りの浅い方は庭側へ。灯りはなく、蛙の声だけ。ご家族には、プールまで三歩のガーデンパレス低層階を。',
      'では、母に取る部屋は。クラシックパレス6階の角、浴室に窓のある一室です。「番号は覚えにくいので、読んだとだけおっしゃってください」。',
    ],
  },
};
