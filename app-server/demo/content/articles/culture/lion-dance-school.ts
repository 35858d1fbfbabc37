import type { Story } from '../../story.ts';

export const LION_DANCE_SCHOOL: Story = {
  code: 'lion-dance-school',
  topic: 'culture',
  pictures: ['stage', 'lantern-night'],
  words: {
    en: [
      'Inside the lion',
      'Two people, one costume, and a jump that takes four years to learn.',
      'The lion lives in a loft above a noodle shop. He has eyelashes of rabbit fur and a mirror on his brow, to frighten whatever is uglier. On Tuesday evenings two boys carry him down to the square, and he wakes.',
      'Front legs and back legs do not speak. The one behind sees only a belt; he holds it, lifts, and trusts. Coach Ng has them practise on benches first, then on poles of one metre, then of two. “When the head is afraid, the tail knows,” he says. “When the tail is afraid, you fall.”',
      'You can meet this lion in our lobby at Lunar New Year, when he eats the lettuce that hangs over the door and spits it over the guests, for luck. Stand in the second row: the first gets the leaves, the second the photograph.',
    ],
    tc: [
      '獅子之內',
      '兩個人、一身獅被，一個要練四年的跳躍。',
      '獅子住在麵店的閣樓。牠有兔毛睫毛，額上一面鏡子，用來嚇走比牠更醜的東西。星期二傍晚，兩個少年把牠扛到空地，牠便醒來。',
      '前腳與後腳從不交談。獅尾看見的，只有一條腰帶；握緊、托起、相信。吳教練讓他們先練板櫈，再練一米樁，然後兩米。「獅頭怕，獅尾知道。」他說，「獅尾怕，就會掉下來。」',
      '新春時，這頭獅子會到酒店大堂採青，把生菜撒向賓客，祝願生財。請站第二排：第一排接菜葉，第二排拍到好照片。',
    ],
    sc: [
      '狮子之内',
      '两个人、一身狮被，一个要练四年的跳跃。',
      '狮子住在面店的阁楼。它有兔毛睫毛，额上一面镜子，用来吓走比它更丑的东西。周二傍晚，两个少年把它扛到空地，它便醒来。',
      '前脚与后脚从不交谈。狮尾看见的，只有一条腰带；握紧、托起、相信。吴教练让他们先练板凳，再练一米桩，然后两米。“狮头怕，狮尾知道。”他说，“狮尾怕，就会掉下来。”',
      '新春时，这头狮子会到酒店大堂采青，把生菜撒向宾客，祝愿生财。请站第二排：第一排接菜叶，第二排拍到好照片。',
    ],
    kr: [
      '사자의 속',
      '두 사람과 의상 한 벌, 그리고 4년을 배워야 하는 한 번의 도약.',
      '사자는 국숫집 위 다락에 삽니다. 토끼털 속눈썹에, 이마에는 저보다 못생긴 것을 쫓는 거울이 있습니다. 화요일 저녁 두 소년이 광장으로 메고 내려오면 사자가 깨어납니다.',
      '앞다리와 뒷다리는 말하지 않습니다. 뒷사람에게 보이는 것은 허리띠뿐. 쥐고, 들고, 믿습니다. 응 코치는 긴 의자에서 시작해 1미터, 2미터 기둥으로 올립니다. “머리가 겁내면 꼬리가 알고, 꼬리가 겁내면 떨어집니다.”',
      '설이면 이 사자가 로비에 와서 문 위의 상추를 먹고 복을 빌며 손님들에게 뿌립니다. 두 번째 줄에 서세요. 첫 줄은 잎을 받고, 둘째 줄은 사진을 얻습니다.',
    ],
    jp: [
      '獅子のなか',
      '二人と一着の衣、そして四年かかる跳躍。',
      '獅子は麺屋の屋根裏に住んでいます。睫毛は兎の毛、額には鏡。自分より醜いものを驚かすためです。火曜の夕方、二人の少年が広場へ担ぎ下ろすと、獅子は目を覚まします。',
      '前足と後ろ足は話しません。後ろの子に見えるのは帯だけ。握り、持ち上げ、信じる。呉コーチはまず長椅子、それから一メートル、二メートルの柱へ。「頭が怖がれば尾にわかる。尾が怖がれば、落ちる」。',
      '旧正月にはこの獅子がロビーに来て、扉に吊るしたレタスを食べ、福をこめてお客様に撒きます。二列目にお立ちください。一列目は葉を浴び、二列目はよい写真が撮れます。',
    ],
  },
};
