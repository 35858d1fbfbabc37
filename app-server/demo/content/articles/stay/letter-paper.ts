import type { Story } from '../../story.ts';

export const LETTER_PAPER: Story = {
  code: 'letter-paper',
  topic: 'stay',
  pictures: ['lounge', 'lobby'],
  words: {
    en: [
      'Please write on it',
      'In every desk lie four sheets of paper and a stamp. Last year, nine thousand letters left our hotels.',
      'We nearly gave it up. Then a guest of twenty-three, who had never written a letter, asked the desk where the name goes. Ten people explained. Since then we have ordered paper again: cream, laid, with bamboo in the pulp.',
      'The post leaves at four. Letters within Macau arrive the next day, those to Lisbon in a week, those to oneself, as our postmaster likes to point out, exactly when they are needed. He keeps a shelf of envelopes with dates in the future. The furthest is for a daughter’s wedding; she is six.',
      'If you cannot begin, begin with the weather; nobody minds, and the second sentence writes itself. Leave the letter on the desk, face down. It is stamped, sealed and gone before you are back from dinner.',
    ],
    tc: [
      '請在上面寫字',
      '每張書桌裏，都有四頁信紙與一枚郵票。去年，九千封信由此寄出。',
      '我們差點取消了。後來一位二十三歲、從未寫過信的客人，問前台名字該寫在哪裏，十個人一起解答。從此又重新訂紙：米白直紋，含竹漿。',
      '每日四時收信。本地信翌日送達，里斯本一星期，而寄給自己的信，郵務主任最愛說，總在需要時抵達。他有一個架子，存放寫着未來日期的信；最遠的一封，為女兒的婚禮而寫，她今年六歲。',
      '不知如何落筆，就由天氣寫起，沒有人介意，第二句自會出現。把信反轉放在桌上，您晚飯回來前，它已貼好郵票、封口、寄出。',
    ],
    sc: [
      '请在上面写字',
      '每张书桌里，都有四页信纸与一枚邮票。去年，九千封信由此寄出。',
      '我们差点取消了。后来一位二十三岁、从未写过信的客人，问前台名字该写在哪里，十个人一起解答。从此又重新订纸：米白直纹，含竹浆。',
      '每日四点收信。本地信次日送达，里斯本一星期，而寄给自己的信，邮务主任最爱说，总在需要时抵达。他有一个架子，存放写着未来日期的信；最远的一封，为女儿的婚礼而写，她今年六岁。',
      '不知如何落笔，就从天气写起，没有人介意，第二句自会出现。把信反扣放在桌上，您晚饭回来前，它已贴好邮票、封口、寄出。',
    ],
    kr: [
      '이 종이에 써 주세요',
      '책상 서랍마다 편지지 네 장과 우표 한 장이 있습니다. 지난해 구천 통이 저희 호텔을 떠났습니다.',
      '그만두려던 참이었습니다. 그때 편지를 써 본 적 없는 스물세 살 손님이 이름은 어디에 쓰느냐고 물었고, 열 사람이 설명했습니다. 그 뒤로 다시 종이를 주문합니다. 대나무 펄프를 넣은 크림색 편지지입니다.',
      '우편은 4시에 떠납니다. 마카오는 다음 날, 리스본은 일주일, 자신에게 보낸 편지는 꼭 필요할 때 도착한다고 우편 담당은 말합니다. 그의 선반에는 미래의 날짜가 적힌 봉투가 있습니다. 가장 먼 것은 딸의 결혼식. 딸은 여섯 살입니다.',
      '시작이 어려우면 날씨부터 쓰세요. 둘째 문장은 저절로 나옵니다. 편지를 엎어 두시면 저녁 식사에서 돌아오시기 전에 우표를 붙여 보내 드립니다.',
    ],
    jp: [
      'どうぞ、お書きください',
      'どの机にも、便箋が四枚と切手が一枚。昨年は九千通がホテルを旅立ちました。',
      'やめかけたことがあります。そのとき、手紙を書いたことのない二十三歳のお客様が、名前はどこに書くのかとおたずねになり、十人がかりでお答えしました。以来、また紙を注文しています。竹を漉き込んだ、生成りの簀の目紙を。',
      '郵便は4時に出ます。マカオ宛は翌日、リスボン宛は一週間。自分に宛てた手紙は、要るときに着くのだと郵便係は申します。彼の棚には未来の日付の封筒が並び、いちばん遠いのは娘さんの婚礼の日。今、六歳です。',
      '書き出せないときは、天気から。二行目はひとりでに続きます。伏せて机に置いていただければ、お食事から戻られる前に、切手を貼って送り出しておきます。',
    ],
  },
};
