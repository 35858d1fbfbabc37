import type { Story } from '../../story.ts';

export const NIGHT_BUS: Story = {
  code: 'night-bus',
  topic: 'city',
  pictures: ['skyline', 'harbour'],
  words: {
    en: [
      'The long way home, by night bus',
      'Six patacas, a window seat, and a city that has taken off its tie.',
      'After midnight the lights of the big hotels are still on, but nobody looks at them. A bus leaves the Border Gate with nurses, dealers and cooks with wet hair. It goes round the inner harbour, where the shophouses sleep with one eye open, past the racing curve, over the old bridge that rises like a camel.',
      'Sit on the right. At the top of the bridge the driver slows down, though nothing tells him to. For some twenty seconds there is water on both sides and the whole skyline in the pane. Then comes Taipa, and the smell of bread.',
      'Exact coins, please, and a nod for the driver. Our doormen are awake; they will ask whether you saw it.',
    ],
    tc: [
      '夜巴士，繞遠路回家',
      '六元、一個靠窗座位，與鬆開領帶的城市。',
      '午夜過後，大樓的霓虹仍亮着，卻沒有人在看。巴士從關閘開出，載着護士、荷官，與頭髮未乾的廚師。它沿內港繞行，騎樓半睡半醒；經過賽車彎道，駛上那座駝峰般的舊橋。',
      '請坐右邊。到了橋頂，司機總會放慢，雖然沒有人要求。約二十秒，兩旁都是水，整條天際線嵌在窗框裏。然後是氹仔，和麵包香。',
      '請備硬幣，下車向司機點個頭。門僮醒着，他會問您看見了沒有。',
    ],
    sc: [
      '夜班公交，绕远路回家',
      '六元、一个靠窗座位，与松开领带的城市。',
      '午夜过后，大楼的霓虹仍亮着，却没有人在看。公交从关闸开出，载着护士、荷官，与头发未干的厨师。它沿内港绕行，骑楼半睡半醒；经过赛车弯道，驶上那座驼峰般的旧桥。',
      '请坐右边。到了桥顶，司机总会放慢，虽然没有人要求。约二十秒，两旁都是水，整条天际线嵌在窗框里。然后是氹仔，和面包香。',
      '请备硬币，下车向司机点个头。门童醒着，他会问您看见了没有。',
    ],
    kr: [
      '심야버스로 돌아오는 먼 길',
      '6파타카와 창가 자리, 그리고 넥타이를 푼 도시.',
      '자정이 지나도 큰 건물의 불은 켜져 있지만 아무도 보지 않습니다. 국경 검문소를 떠난 버스에는 간호사와 딜러, 머리가 덜 마른 요리사가 탑니다. 한쪽 눈을 뜨고 자는 내항의 상가를 돌아 경주로 커브를 지나 낙타 등처럼 솟은 옛 다리를 건넙니다.',
      '오른쪽에 앉으세요. 다리 꼭대기에서 기사님은 누가 시키지 않아도 속도를 늦춥니다. 20초쯤 양옆은 물이고 창에는 스카이라인이 가득합니다. 그러고는 타이파, 그리고 빵 냄새.',
      '동전을 준비하시고 내리실 때 기사님께 고개를 끄덕여 주세요. 깨어 있는 도어맨이 보셨느냐고 물을 것입니다.',
    ],
    jp: [
      '夜行バスで、遠回り',
      '6パタカ、窓際の席。ネクタイをゆるめた街。',
      '真夜中を過ぎても大きな建物の灯りはついていますが、見ている人はいません。關閘を出るバスには、看護師、ディーラー、髪の濡れた料理人。片目を開けて眠る内港の商家をまわり、レースのカーブを過ぎ、らくだの背のような古い橋へ。',
      '右側にお座りください。橋のいただきで、運転手は誰に言われるでもなく速度を落とします。20秒ほど、両側は水、窓いっぱいに夜景。それからタイパと、パンの匂い。',
      '小銭のご用意を。降りるときは運転手に会釈を。ドアマンは起きています。「ご覧になりましたか」とたずねるでしょう。',
    ],
  },
};
