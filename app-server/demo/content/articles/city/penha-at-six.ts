import type { Story } from '../../story.ts';

export const PENHA_AT_SIX: Story = {
  code: 'penha-at-six',
  topic: 'city',
  pictures: ['harbour', 'skyline'],
  words: {
    en: [
      'Penha hill, at six',
      'Twenty minutes uphill, one bench, and the whole city laid out like supper.',
      'Begin at the A-Ma temple, where the coils of incense burn for a month. Take the lane to the left of the bakery, not the road; it climbs between garden walls, and the noise falls away with every turn. A cat or two will come along.',
      'On top stands a chapel built by sailors who had escaped the Dutch. They asked for a view of every ship, and got it. The bench on the west side is empty at six, because the tour buses leave at half past five.',
      'From there the light goes quickly: first the river, then the tower, then the bridges one lamp at a time. Bring a jacket; the wind has crossed the sea to be here. The way down takes half as long, and the bakery will have fresh rolls.',
    ],
    tc: [
      '六時，西望洋山',
      '上坡二十分鐘、一張長椅，整座城市如晚餐般鋪開。',
      '從媽閣廟出發，塔香一燃便是一個月。不走大路，走麵包店左側的小巷；它在花園圍牆間蜿蜒而上，每轉一個彎，市聲便退一分。途中或有一兩隻貓同行。',
      '山頂的小堂，由逃過荷蘭船隊的水手興建。他們祈求看得見每一艘船，果然如願。旅遊巴五時半離開，所以六時，西側的長椅總是空着。',
      '天色暗得很快：先是河面，然後是塔，最後是橋上的燈，一盞接一盞。記得帶外套，海風遠道而來。下山只需一半時間，麵包店的新鮮麵包正好出爐。',
    ],
    sc: [
      '六点，西望洋山',
      '上坡二十分钟、一张长椅，整座城市如晚餐般铺开。',
      '从妈阁庙出发，塔香一燃便是一个月。不走大路，走面包店左侧的小巷；它在花园围墙间蜿蜒而上，每转一个弯，市声便退一分。途中或有一两只猫同行。',
      '山顶的小堂，由逃过荷兰船队的水手兴建。他们祈求看得见每一艘船，果然如愿。旅游大巴五点半离开，所以六点，西侧的长椅总是空着。',
      '天色暗得很快：先是河面，然后是塔，最后是桥上的灯，一盏接一盏。记得带外套，海风远道而来。下山只需一半时间，面包店的新鲜面包正好出炉。',
    ],
    kr: [
      '저녁 6시, 펜하 언덕',
      '오르막 20분과 벤치 하나, 그리고 저녁상처럼 펼쳐지는 도시.',
      '한 달 동안 타는 나선 향이 걸린 아마 사원에서 출발하세요. 큰길 말고 빵집 왼편 골목으로 들어서면 정원 담 사이로 길이 오르고, 모퉁이를 돌 때마다 소음이 멀어집니다. 고양이 한두 마리가 따라올지도 모릅니다.',
      '꼭대기에는 네덜란드 함대를 피한 선원들이 지은 성당이 있습니다. 모든 배가 보이게 해 달라던 소원은 이루어졌습니다. 관광버스가 5시 30분에 떠나기에 6시의 서쪽 벤치는 비어 있습니다.',
      '빛은 금세 저뭅니다. 먼저 강, 다음은 탑, 그리고 다리의 등불이 하나씩. 바다를 건너온 바람이 차니 겉옷을 챙기세요. 내려오는 길은 절반이면 되고, 빵집에는 갓 구운 빵이 있습니다.',
    ],
    jp: [
      '午後6時、ペンニャの丘',
      '坂道を20分、ベンチがひとつ。街じゅうが夕餉のように広がります。',
      '渦巻きの線香がひと月燃えつづける媽閣廟から歩きはじめます。大通りではなく、パン屋の左の路地へ。庭の塀のあいだを上り、角を曲がるたびに物音が遠のきます。猫が一、二匹ついてくるかもしれません。',
      '頂の礼拝堂は、オランダ船から逃れた船乗りが建てたもの。すべての船が見えるようにと願い、かなえられました。観光バスは5時半に去るので、6時には西側のベンチが空いています。',
      '光はすぐに移ろいます。まず川、次に塔、それから橋の灯りがひとつずつ。上着をお忘れなく。風は海を渡ってきています。帰りは半分の時間で。パン屋では焼きたてが待っています。',
    ],
  },
};
