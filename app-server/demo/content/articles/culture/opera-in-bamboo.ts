import type { Story } from '../../story.ts';

export const OPERA_IN_BAMBOO: Story = {
  code: 'opera-in-bamboo',
  topic: 'culture',
  pictures: ['stage', 'paper-lantern'],
  words: {
    en: [
      'A theatre that lasts a week',
      'Bamboo, rope and no nails: each spring an opera house grows beside the temple.',
      'It takes eleven men nine days. They climb barefoot with strips of plastic in their teeth, and tie what others would screw. The drawing is in the foreman’s head. When the roof is on, six hundred chairs are set, and the first of them, facing the stage, is left free: the play is for the goddess; people merely overhear it.',
      'Cantonese opera looks loud and is precise. A sleeve thrown forward is anger, held before the mouth it is shame; two men with flags are an army. You need not understand a word. Watch the eyes, which are trained on incense sticks in the dark.',
      'Our concierge keeps a bench for guests at the back, near the sweet soup. Stay for one act, or stay until the hero is forgiven at midnight. The week after, the square is a square again.',
    ],
    tc: [
      '只存在一週的劇場',
      '竹枝、繩索，不用一釘：每年春天，廟旁長出一座戲棚。',
      '十一個人，九天。他們赤足攀爬，口中啣着膠篾，別人上螺絲的地方，他們打結。圖則在師傅腦裏。棚頂蓋好，擺六百張椅，正對舞台的第一張空着：戲是做給神看的，人只是旁聽。',
      '粵劇看似喧鬧，實則精準。水袖前拋是怒，掩口是羞；兩人執旗，便是千軍萬馬。一句不懂也無妨，看眼神便好：那是在暗室裏追着香火練出來的。',
      '禮賓部在後排為住客留有長櫈，就在糖水檔旁。看一折，或看到午夜，主角終獲寬恕。一週後，空地又只是空地。',
    ],
    sc: [
      '只存在一周的剧场',
      '竹枝、绳索，不用一钉：每年春天，庙旁长出一座戏棚。',
      '十一个人，九天。他们赤足攀爬，口中衔着胶篾，别人上螺丝的地方，他们打结。图纸在师傅脑里。棚顶盖好，摆六百张椅，正对舞台的第一张空着：戏是做给神看的，人只是旁听。',
      '粤剧看似喧闹，实则精准。水袖前抛是怒，掩口是羞；两人执旗，便是千军万马。一句不懂也无妨，看眼神就好：那是在暗室里追着香火练出来的。',
      '礼宾部在后排为住客留有长凳，就在糖水档旁。看一折，或看到午夜，主角终获宽恕。一周后，空地又只是空地。',
    ],
    kr: [
      '일주일만 서는 극장',
      '대나무와 밧줄, 못 하나 없이. 봄마다 사당 곁에 오페라 극장이 자랍니다.',
      '열한 명이 아흐레 동안 짓습니다. 맨발로 올라 끈을 입에 물고, 남들이 나사를 조일 곳에 매듭을 짓습니다. 도면은 반장의 머릿속에 있습니다. 지붕을 얹으면 의자 육백 개를 놓고, 무대와 마주한 첫 의자는 비워 둡니다. 연극은 여신의 것이고 사람은 곁에서 들을 뿐입니다.',
      '광둥 오페라는 요란해 보여도 정교합니다. 앞으로 던진 소매는 분노, 입을 가린 소매는 부끄러움. 깃발 든 두 사람이 대군입니다. 말은 몰라도 됩니다. 어둠 속에서 향불을 좇아 단련한 눈을 보세요.',
      '컨시어지가 뒤편 단팥죽 노점 옆에 투숙객 자리를 마련해 둡니다. 한 막만 보셔도, 주인공이 용서받는 자정까지 계셔도 좋습니다. 일주일 뒤 광장은 다시 광장이 됩니다.',
    ],
    jp: [
      '一週間だけの劇場',
      '竹と縄だけで、釘は使わず。春ごとに、廟の隣に芝居小屋が育ちます。',
      '十一人で九日。裸足で登り、紐をくわえ、ほかの人ならねじを締めるところを結びます。図面は親方の頭の中。屋根がかかると六百の椅子を並べ、舞台正面の一脚だけは空けておきます。芝居は女神に捧げるもの。人は漏れ聞くだけです。',
      '粤劇はにぎやかに見えて、緻密です。前に投げた袖は怒り、口元に当てた袖は恥じらい。旗を持つ二人は大軍。言葉はわからなくてかまいません。暗闇で線香を追って鍛えた目をご覧ください。',
      'コンシェルジュが、後方の甘味屋のそばに長椅子を取っております。一幕だけでも、主人公が許される真夜中まででも。一週間後、広場はまた広場に戻ります。',
    ],
  },
};
